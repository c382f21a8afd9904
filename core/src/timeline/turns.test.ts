import type { PlacedScene } from './placed-scene.js';
import type { Stress } from './timeline.js';
import { shotTurn } from './turns.js';

const placed = (seconds: number, content: object = { title: 'Finland drinks the most coffee' }) =>
  ({ scene: { content }, frames: seconds * 30 }) as unknown as PlacedScene;
const options = { fps: 30, language: 'en' };
const word = (from: number, words = 'coffee'): Stress => ({ of: 'title', words, from, to: from + 20 });

test('a shot that is soon over has none', () => expect(shotTurn(placed(3), [], options)).toBeNull());

test('one that lasts turns past its half, on the word that its headline is about', () => {
  const turn = shotTurn(placed(6), [], options)!;
  expect(turn.at / 180).toBeGreaterThan(0.5);
  expect(turn.at / 180).toBeLessThan(0.65);
  expect(turn).toMatchObject({ of: 'title', words: 'coffee' });
});

test('it turns on a word that is stressed near there, and marks that word', () => {
  expect(shotTurn(placed(6), [word(20), word(88), word(115)], options)).toEqual({
    at: 88,
    of: 'title',
    words: 'coffee',
  });
});

test('words that are only read along, and those at its ends, leave the place', () => {
  const plain = shotTurn(placed(6), [], options)!.at;
  const read = [{ ...word(100), at: 3 }, word(10), word(170)];
  expect(shotTurn(placed(6), read, options)!.at).toBe(plain);
});

test('a headline without spaces has its word by the language', () => {
  const turn = shotTurn(placed(6, { title: '日本の緑茶を毎日飲む' }), [], { fps: 30, language: 'ja' })!;
  expect(['日本', '緑茶', '毎日']).toContain(turn.words);
});
