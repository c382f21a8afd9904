import { StoryboardSceneSchema } from '../storyboard/storyboard.js';
import { namedDrawings, namedPictures } from '../storyboard/scene-drawings.js';
import { onScreenText } from '../timing/on-screen-text.js';

const drawing = (name: string) => ({ name, size: 32, shapes: [{ d: 'M0 0h4v4z', fill: '#ff0000' }] });
const frame = { id: 's1', intent: 'evidence', narration: null, seed: 1 } as const;

test('a scene that was stored with its pictures beside the content names them in it', () => {
  const stored = {
    ...frame,
    ...{ kind: 'list', content: { items: [{ text: 'Cake' }, { text: 'Tea' }] } },
    ...{ picture: drawing('books'), marks: [{ of: 'Tea', drawing: drawing('teapot') }] },
  };
  const read = StoryboardSceneSchema.parse(stored);
  expect(read.content).toEqual({ picture: 'books', items: [{ text: 'Cake' }, { text: 'Tea', picture: 'teapot' }] });
  expect(read.drawings).toEqual([drawing('books'), drawing('teapot')]);
  expect(read.arrangement).toBe('beside');
  expect(StoryboardSceneSchema.parse(read)).toEqual(read);
});

test('a picture is no word of its scene, and goes with what named it', () => {
  const scene = StoryboardSceneSchema.parse({
    ...frame,
    ...{ kind: 'list', content: { picture: 'books', items: [{ text: 'Cake' }, { text: 'Tea', picture: 'teapot' }] } },
    drawings: [drawing('books'), drawing('teapot'), drawing('owl')],
  });
  expect(onScreenText(scene)).toEqual(['Cake', 'Tea']);
  expect(namedPictures(scene)).toEqual(['teapot', 'books']);
  expect(namedDrawings(scene).map(({ name }) => name)).toEqual(['books', 'teapot']);
});
