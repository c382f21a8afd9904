import type { StoryboardScene } from './storyboard.js';
import { filmMotif, hasDrawing, scenesWithMotif } from './film-motif.js';

const scene = (picture: string | null, more: object = {}): StoryboardScene =>
  ({
    kind: 'callout',
    content: { text: 'A sentence', ...(picture ? { picture } : {}) },
    ...(picture ? { drawings: [{ name: picture, size: 32, shapes: [] }] } : {}),
    ...more,
  }) as unknown as StoryboardScene;
const figure = { shows: { display: '20 minutes' } };

describe('the picture that a film comes back to', () => {
  test('is the one that it opens with', () => {
    expect(filmMotif([scene('bicycle'), scene('door'), scene('door')])?.name).toBe('bicycle');
  });
  test('is one that comes again where the film opens with words', () => {
    expect(filmMotif([scene(null), scene('tent'), scene('door'), scene('door')])?.name).toBe('door');
  });
  test('is none where each picture belongs to one scene', () => {
    expect(filmMotif([scene(null), scene('tent'), scene('door')])).toBeUndefined();
  });
  test('is no sign: a cross for mistakes says nothing of what they are made in', () => {
    expect(filmMotif([scene('cross-mark'), scene('door'), scene('cross-mark')])).toBeUndefined();
  });
  test.each(['older-person', 'old-man', 'health-worker'])('is nobody’s face: %s', (face) => {
    expect(filmMotif([scene(face), scene('door'), scene(face)])).toBeUndefined();
  });
  test('may be what somebody does, and an old key is no face', () => {
    expect(filmMotif([scene('person-running'), scene('door')])?.name).toBe('person-running');
    expect(filmMotif([scene('old-key'), scene('door')])?.name).toBe('old-key');
  });
  test('is no figure that stands as an object', () => {
    expect(filmMotif([scene('clock', figure), scene('door')])).toBeUndefined();
  });
});

test('a scene has a drawing when its content names one; a figure that is shown leaves room for that of the film', () => {
  expect(hasDrawing(scene('door'))).toBe(true);
  expect(hasDrawing(scene(null, figure))).toBe(false);
  expect(hasDrawing(scene(null))).toBe(false);
});

test('an opening that shows no picture may hold the one that the film is about', () => {
  const ticket = scene(null, { drawings: [{ name: 'swimmer', size: 32, shapes: [] }] });
  expect(filmMotif([ticket, scene('kiosk'), scene('bus')])?.name).toBe('swimmer');
});

describe('the picture of a film stands large twice at most where scenes have none of their own', () => {
  const film = [scene('wheel'), ...['a', 'b', 'c'].map((id) => scene(null, { id })), scene(null, { id: 'last' })];
  const motif = filmMotif(film);
  test('on a tall canvas, at the end before elsewhere', () => {
    expect([...scenesWithMotif(film, motif, true)]).toEqual(['last']);
    expect([...scenesWithMotif([scene('wheel'), ...film], motif, true)]).toEqual([]);
  });
  test('on any other only where its kind holds a picture', () => {
    const poster = scene(null, { id: 'poster', kind: 'poster' });
    expect([...scenesWithMotif([...film, poster], motif, false)]).toEqual(['poster']);
  });
});
