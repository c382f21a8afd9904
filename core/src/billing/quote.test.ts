import fc from 'fast-check';
import { resolutions } from '../canvas/canvas.js';
import { defaultPriceBook } from './price-book.js';
import { exportMinutes, generationCredits, quote, type QuoteSubject } from './quote.js';

const plain: QuoteSubject = {
  model: 'gen-6-fast',
  durationSeconds: 30,
  aiVideo: 'off',
  enhancePrompt: false,
  socialAudioImports: 0,
  render: null,
};

/** Decisions, Prices and fine point 10, worked by hand. */
test.each<[string, Partial<QuoteSubject>, number]>([
  ['30 s of gen-6-fast without footage', {}, 9],
  ['15 s of gen-6-fast: 4.5, raised to the minimum', { durationSeconds: 15 }, 7],
  ['10 s: exactly 3, no rounding artefact, raised to the minimum', { durationSeconds: 10 }, 7],
  ['30 s with auto: 9 + 6', { aiVideo: 'auto' }, 15],
  ['30 s with on: 9 + 12', { aiVideo: 'on' }, 21],
  ['30 s with full: 9 + 30', { aiVideo: 'full' }, 39],
  ['gen-6, 60 s, full: 36 + 180', { model: 'gen-6', durationSeconds: 60, aiVideo: 'full' }, 216],
  ['gen-6, 60 s, on: 36 + 24, not times 3', { model: 'gen-6', durationSeconds: 60, aiVideo: 'on' }, 60],
  ['gen-5, 60 s', { model: 'gen-5', durationSeconds: 60 }, 24],
  ['gen-4 is flat', { model: 'gen-4', durationSeconds: 60, aiVideo: 'auto' }, 5],
  ['gen-3 with an enhanced prompt', { model: 'gen-3', enhancePrompt: true, aiVideo: 'auto' }, 6],
  ['two social imports and an enhanced prompt', { enhancePrompt: true, socialAudioImports: 2 }, 12],
  ['footage by the account’s own key', { aiVideo: 'full', covered: ['footage'] }, 9],
  ['everything by the account’s own keys', { aiVideo: 'full', covered: ['footage', 'generation'] }, 0],
])('%s', (_, over, credits) => {
  expect(quote({ ...plain, ...over }).credits).toBe(credits);
});

test.each([
  [1, '720p', 1],
  [60, '1080p', 1],
  [60.5, '1080p', 2],
  [61, '4K', 4],
  [30, '8K', 4],
] as const)('%p s at %s use %i export minutes', (seconds, resolution, minutes) => {
  expect(exportMinutes(seconds, resolution)).toBe(minutes);
});

test('exact dimensions count as the smallest resolution that holds their pixels', () => {
  expect(exportMinutes(30, { width: 3840, height: 2160 })).toBe(2);
  expect(exportMinutes(30, { width: 3842, height: 2160 })).toBe(4);
});

test('export minutes are quoted only when an MP4 is asked for', () => {
  expect(quote(plain).exportMinutes).toBeNull();
  expect(quote({ ...plain, render: { resolution: '4K' } }).exportMinutes).toBe(2);
});

test('a failed job pays its committed scenes alone, without a minimum', () => {
  const work = { ...plain, seconds: 4, footageSeconds: 0, completed: false };
  expect(generationCredits(work)).toBe(2);
  expect(generationCredits({ ...work, seconds: 0 })).toBe(0);
  expect(generationCredits({ ...work, model: 'gen-4', seconds: 0 })).toBe(0);
});

const subject = fc.record({
  model: fc.constantFrom('gen-3', 'gen-4', 'gen-5', 'gen-6', 'gen-6-fast'),
  durationSeconds: fc.double({ min: 5, max: 120, noNaN: true }),
  aiVideo: fc.constantFrom('auto', 'on', 'off', 'full' as const),
  enhancePrompt: fc.boolean(),
  socialAudioImports: fc.integer({ min: 0, max: 4 }),
  render: fc.option(fc.record({ resolution: fc.constantFrom(...resolutions) })),
});

test('a quote is whole, never negative, at least the minimum, and grows with the length', () => {
  fc.assert(
    fc.property(subject, fc.double({ min: 0, max: 60, noNaN: true }), (wish, more) => {
      const { credits, exportMinutes: minutes } = quote(wish);
      expect(Number.isInteger(credits)).toBe(true);
      expect(credits).toBeGreaterThanOrEqual(wish.model === 'gen-3' || wish.model === 'gen-4' ? 5 : 7);
      const longer = quote({ ...wish, durationSeconds: wish.durationSeconds + more });
      expect(longer.credits).toBeGreaterThanOrEqual(credits);
      if (wish.render) {
        expect(Number.isInteger(minutes)).toBe(true);
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(longer.exportMinutes).toBeGreaterThanOrEqual(minutes!);
      }
    }),
  );
});

test('the quote of a job is never below what the same work costs when it fails half-way', () => {
  fc.assert(
    fc.property(subject, fc.double({ min: 0, max: 1, noNaN: true }), (wish, share) => {
      const seconds = wish.durationSeconds * share;
      const footageSeconds = seconds * defaultPriceBook.estimatedFootageShare[wish.aiVideo];
      const spent = generationCredits({ ...wish, seconds, footageSeconds, completed: false });
      expect(spent).toBeLessThanOrEqual(quote(wish).credits);
    }),
  );
});

test('a binary fraction costs no credit: 100 s at 0.55 are 55, not 56', () => {
  const book = { ...defaultPriceBook, perSecond: { 'gen-6-fast': 0.55 } };
  expect(quote({ ...plain, durationSeconds: 100 }, book).credits).toBe(55);
});

test('another price book gives other prices, and a model without a price is refused', () => {
  expect(quote(plain, { ...defaultPriceBook, perSecond: { 'gen-6-fast': 1 } }).credits).toBe(30);
  expect(() => quote({ ...plain, model: 'gen-9' })).toThrow(RangeError);
});
