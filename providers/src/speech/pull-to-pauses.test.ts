import fc from 'fast-check';
import { pullToPauses } from './pull-to-pauses.js';

const word = (text: string, start: number, end: number) => ({ text, start, end });

test('a sentence that the marks begin too early begins after the pause', () => {
  const marks = [word('to', 1.9, 2), word('$4.2M.', 2, 3.2), word('EMEA', 3.2, 4.4), word('brought', 4.5, 4.8)];
  const phrases = [
    { from: 0, to: 3.8 },
    { from: 4.1, to: 6 },
  ];
  const [, amount, emea, brought] = pullToPauses(marks, phrases);
  expect(amount).toEqual(word('$4.2M.', 2, 3.8));
  expect(emea!.start).toBe(4.1);
  expect(brought!.start).toBeGreaterThanOrEqual(emea!.end);
});

test('a pause that is near no end of a clause moves nothing', () => {
  const marks = [word('one', 0, 0.4), word('two', 1, 1.4)];
  expect(
    pullToPauses(marks, [
      { from: 0, to: 0.5 },
      { from: 0.9, to: 1.4 },
    ]),
  ).toEqual(marks);
});

test('times never run backwards', () => {
  const gap = fc.double({ min: 0.05, max: 1.5, noNaN: true });
  const text = fc.constantFrom('tides', 'rise,', 'fall.', 'and', '24%', 'why?');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, gap, gap), { minLength: 1, maxLength: 20 }),
      fc.array(fc.tuple(gap, gap), { minLength: 1, maxLength: 8 }),
      (said, spans) => {
        let at = 0;
        const words = said.map(([each, pause, length]) => word(each, (at += pause), (at += length)));
        at = 0;
        const phrases = spans.map(([pause, length]) => ({ from: (at += pause), to: (at += length) }));
        const pulled = pullToPauses(words, phrases);
        for (const [index, { start, end }] of pulled.entries()) {
          expect(end).toBeGreaterThanOrEqual(start);
          expect(start).toBeGreaterThanOrEqual(pulled[index - 1]?.end ?? 0);
        }
      },
    ),
  );
});
