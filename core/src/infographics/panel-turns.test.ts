import fc from 'fast-check';
import type { Panel } from '../scenes/panel.js';
import { panelTurns, partsOf } from './panel-turns.js';

const list = (count: number, text = 'A point to read'): Panel => ({
  id: 'points',
  kind: 'list',
  mark: 'plain',
  items: Array.from({ length: count }, () => ({ text })),
});

test('panels are told one after another up to the last quarter, whatever their number and the length', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 9 }),
      fc.double({ min: 3, max: 120, noNaN: true }),
      (counts, duration) => {
        const turns = panelTurns(
          counts.map((count) => list(count)),
          duration,
        );
        expect(turns[0]!.from).toBeLessThan(duration * 0.1);
        expect(turns.every(({ from, to }, index) => to > from && (index === 0 || from === turns[index - 1]!.to))).toBe(
          true,
        );
        expect(duration - turns.at(-1)!.to).toBeGreaterThanOrEqual(duration * 0.2);
        expect(duration - turns.at(-1)!.to).toBeLessThanOrEqual(duration * 0.25);
      },
    ),
  );
});

test('what holds more parts or more words has more time', () => {
  const [few, many, wordy] = panelTurns([list(2), list(7), list(2, 'A point that says a good deal more than others do here')], 15).map(({ from, to }) => to - from); // prettier-ignore
  expect(many).toBeGreaterThan(1.3 * few!);
  expect(wordy).toBeGreaterThan(1.1 * few!);
});

test('both sides of a comparison and their points come one after another', () => {
  const side = (points: string[]) => ({ label: 'Side', points });
  expect(partsOf({ id: 'p', kind: 'versus', left: side(['a', 'b']), right: side(['c']) })).toBe(5);
  expect(partsOf({ id: 'p', kind: 'statement', text: 'One', quoted: false })).toBe(1);
});
