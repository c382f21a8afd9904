import { readPrompt } from './read.js';

const shown = (prompt: string): string => readPrompt(prompt).points.map(({ text }) => text).join(' | '); // prettier-ignore

describe('an address that a request ends on is shown', () => {
  test.each([
    ['Promo for Pebble, a pocket-sized espresso maker. Costs 79 euros. pebblecoffee.com', 'pebblecoffee.com'],
    ['A video about our yoga retreat, 6 days in September. End with "Breathe out." and our site stillhills.it', 'stillhills.it'],
    ['We make Nordkap, a wool beanie. It costs 39 euros. Finish with "Warm heads" and nordkap.no', 'nordkap.no'],
  ])('%s', (prompt, address) => {
    expect(shown(prompt)).toContain(address);
  }); // prettier-ignore

  test('where a film is put is none', () => {
    expect(shown('A clip on tides for youtube.com, upbeat. Tides come twice a day.')).not.toContain('youtube');
  });
});

describe('what somebody makes', () => {
  test.each([
    ['We make Tuckbell, a bike bell with a tiny LED. It weighs 28 g.', 'Tuckbell, a bike bell with a tiny LED'],
    ['Wir bauen Holzrad, ein Laufrad aus Eschenholz. Es wiegt 2,9 kg.', 'Holzrad, ein Laufrad aus Eschenholz'],
  ])('opens with its name: %s', (prompt, text) => {
    expect(shown(prompt)).toMatch(new RegExp(`^${text}`, 'u'));
  });

  test('"We love you" names nothing', () => {
    expect(shown('We love London, Paris and the sea. Join us.')).toContain('We love London');
  });
});
