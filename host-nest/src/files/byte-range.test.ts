import fc from 'fast-check';
import { readRange } from './byte-range.js';

describe('a Range header', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['chapters=1-2', 'whole'],
  ])('%s of 100 bytes', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });

  it('never leads outside the file', () => {
    const part = fc.option(fc.integer({ min: 0, max: 2000 }), { nil: '' });
    fc.assert(
      fc.property(part, part, fc.integer({ min: 0, max: 1000 }), (first, last, bytes) => {
        const range = readRange(`bytes=${first}-${last}`, bytes);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(bytes);
      }),
    );
  });
});
