import fc from 'fast-check';
import { briefFor } from '@scenewright/core/testing';
import { planStory } from '../storyboard/plan-story.js';
import { withoutDirection } from '../reading/visual-direction.js';
import { enhancePrompt } from './enhance-prompt.js';

const written = (prompt: string, body: object = {}) => briefFor({ prompt, ...body });
const numbers = (text: string): string[] => text.match(/\p{Nd}+/gu) ?? [];

const prompts = [
  'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%. Next: launch in Japan in May 2027.',
  'Vertical TikTok video, upbeat, no voiceover: 5 tips for better sleep: keep a schedule, avoid caffeine after noon, dim the lights.',
  'Wärmepumpe gegen Gasheizung: Eine Wärmepumpe kostet 18.500 € und verbraucht 4.200 kWh im Jahr. Eine Gasheizung kostet 9.800 €.',
  'Cómo preparar café: primero muele 20 g de café, luego calienta el agua a 94 °C y finalmente espera 3 minutos.',
  'हमारी तीसरी तिमाही: राजस्व 24% बढ़कर ₹5 करोड़ हो गया। उत्तर भारत 45%, दक्षिण भारत 35%, पश्चिम भारत 20%।',
  'Introducing Nimbus 2.0.\n- Works offline\n- Search across 50,000 notes in 0.2 seconds\nTry it free for 30 days at nimbus.app',
  'why is the sky blue',
];

test.each(prompts)('the enhanced prompt plans the same scenes from the same facts: %s', (prompt) => {
  const brief = written(prompt);
  const enhanced = enhancePrompt(brief);
  const kinds = (text: string) =>
    planStory({ ...brief, prompt: text }).scenes.map(({ kind, content }) => ({ kind, content }));
  expect(kinds(enhanced)).toEqual(kinds(prompt));
  expect(enhanced.length).toBeGreaterThan(prompt.length);
});

test('the direction is in the language of the prompt and quotes it', () => {
  expect(enhancePrompt(written(prompts[0]!))).toContain(
    'Visual direction: Open on “Our Q3”, set large over an almost bare ground. Let 24% count up',
  );
  expect(enhancePrompt(written(prompts[2]!))).toContain('Bildregie: Beginne mit „Wärmepumpe gegen Gasheizung“');
  expect(enhancePrompt(written(prompts[4]!))).toMatch(/\n▸ /u);
});

test('an enhanced prompt that is enhanced again stays as it is', () => {
  for (const prompt of prompts) {
    const once = enhancePrompt(written(prompt));
    expect(enhancePrompt(written(once))).toBe(once);
  }
});

test('every figure of the enhanced prompt stands in the original, and none is lost', () => {
  const word = fc.constantFrom(
    'Revenue',
    'churn',
    'Japan',
    'and',
    'grew',
    'fell from',
    'to',
    'per cent',
    'May',
    'users',
    'cost',
  );
  const figure = fc.oneof(
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.integer({ min: 0, max: 100 }).map((value) => `${value}%`),
    fc.double({ min: 0, max: 99, noNaN: true }).map((value) => `$${value.toFixed(1)}M`),
    fc.integer({ min: 1900, max: 2050 }).map(String),
  );
  const sentence = fc
    .array(fc.oneof(word, figure), { minLength: 2, maxLength: 9 })
    .map((words) => `${words.join(' ')}.`);
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (sentences) => {
      const prompt = sentences.join(' ');
      const enhanced = enhancePrompt(written(prompt));
      const given = new Set(numbers(prompt));
      expect(numbers(enhanced).filter((number) => !given.has(number))).toEqual([]);
      expect(numbers(withoutDirection(enhanced))).toEqual(numbers(prompt));
    }),
    { numRuns: 60 },
  );
});
