import type { Drawing } from '@scenewright/core/drawings';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { asOpening } from './opening-picture.js';

const drawing = (name: string): Drawing => ({ name, size: 32, shapes: [{ d: 'M0 0H1V1Z', fill: '#000000' }] });
const scene = (kind: string, content: object, more: object = {}): StoryboardScene =>
  ({ id: 's1', intent: 'evidence', narration: null, cues: [], subject: '', weight: 1, seed: 1, kind, content, ...more }) as unknown as StoryboardScene; // prettier-ignore
const pictured = (name: string): StoryboardScene =>
  scene('callout', { text: 'Said', picture: name }, { drawings: [drawing(name)] });
const opening = scene('title', { title: 'Mary Ann Macham' });

describe('the picture of an opening whose own words name nothing', () => {
  test('is the one of a later scene, sooner than of the next', () => {
    expect(asOpening(opening, [pictured('ship'), pictured('house')]).content.picture).toBe('house');
    expect(asOpening(opening, [pictured('ship')]).content.picture).toBe('ship');
  });

  test('is that of a part where no scene has one for itself', () => {
    const list = scene('list', { items: [{ text: 'A', picture: 'apple' }, { text: 'B' }] }, { drawings: [drawing('apple')] }); // prettier-ignore
    expect(asOpening(opening, [list]).content.picture).toBe('apple');
  });

  test.each(['man', 'alarm-clock', 'cross-mark'])('is never %s', (name) => {
    expect(asOpening(opening, [pictured(name)])).toBe(opening);
  });

  test('is not needed where its words stand on a thing', () => {
    const poster = scene('poster', { title: 'De Wissel' });
    expect(asOpening(poster, [pictured('ship'), pictured('house')])).toBe(poster);
  });

  test('is its own where it has one, and none where no scene has', () => {
    const own = pictured('bicycle');
    expect(asOpening(own, [pictured('house')])).toBe(own);
    expect(asOpening(opening, [scene('callout', { text: 'Said' })])).toBe(opening);
  });
});
