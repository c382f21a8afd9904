import fc from 'fast-check';
import { commandOptions } from './option-table.js';
import { helpText } from './help-text.js';
import { languageModelOf } from './language-model.js';
import { parseArguments, UsageError } from './parse-arguments.js';

const refusal = (...argv: string[]): string => {
  try {
    parseArguments(argv);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error(`accepted: ${argv.join(' ')}`);
};

test('every parameter of the interface has its option', () => {
  const parsed = parseArguments([
    'Our Q3',
    ...['--aspect-ratio', '9:16', '--dimensions', '1080x1350', '--resolution', '4k', '--duration=15'],
    ...['--model', 'gen-5', '--animation-style', 'swiss', '--background-color', '#012', '--no-music', '--narration'],
    ...['--narration-voice', 'v', '--narration-language', 'fr', '--sfx', '--ai-video', 'off', '--no-plan'],
    ...['--image', 'a.png', '--image', 'https://x.org/b.png', '--document', 'd.csv'],
    ...['--audio', 'c:/t.wav', '--audio', 'voice.mp3:voiceover', '--primary-color', '#ff0000', '--brand-name', 'Acme'],
    ...['--out', 'q3.mp4', '--json', '--quality', 'high', '--seed', '7', '--enhance-prompt'],
  ]);
  expect(parsed).toMatchObject({ out: 'q3.mp4', json: true, quality: 'high', seed: 7 });
  expect(parsed.request).toEqual({
    prompt: 'Our Q3',
    aspect_ratio: '9:16',
    dimensions: { width: 1080, height: 1350 },
    resolution: '4K',
    duration: 15,
    model: 'gen-5',
    animation_style: 'swiss',
    background_color: '#012',
    music: false,
    narration: true,
    narration_voice: 'v',
    narration_language: 'fr',
    sfx: true,
    ai_video: 'off',
    plan: false,
    images: [{ url: 'a.png' }, { url: 'https://x.org/b.png' }],
    documents: [{ url: 'd.csv' }],
    audio: [{ url: 'c:/t.wav' }, { url: 'voice.mp3', role: 'voiceover' }],
    brand_settings: { primary_color: '#ff0000', brand_name: 'Acme' },
    enhance_prompt: true,
    render: true,
  });
});

test.each([
  [['hi', '--colour', 'red'], /^--colour: there is no such option/],
  [['hi', '--musik'], /^--musik: .*did you mean --music/],
  [['hi', '--duration', 'long'], /^--duration: must be a number, not "long"/],
  [['hi', '--duration'], /^--duration: needs a value/],
  [['hi', '--out', '--json'], /^--out: needs a value/],
  [['hi', '--dimensions', '1080'], /^--dimensions: must be width and height/],
  [['hi', '--aspect-ratio', '3:2'], /^--aspect-ratio: must be one of 16:9/],
  [['hi', '--model', 'a', '--model', 'b'], /^--model: given twice/],
  [['hi', '--music', '--no-music'], /^--no-music: given twice/],
  [['hi', '--no-music=1'], /^--no-music: takes no value/],
  [['hi', '--no-json'], /^--no-json: there is no such option/],
  [['hi', '--brand-settings', '[1]'], /^--brand-settings: must be a JSON object/],
  [['hi', 'there'], /^prompt: there are 2/],
  [[' '], /^prompt: is empty/],
  [[], /^prompt: is missing/],
  [['-x', 'hi'], /^-x: there is no such option/],
])('%j is refused by the name of the option', (argv, message) => {
  expect(refusal(...argv)).toMatch(message);
});

test('a prompt may begin with dashes behind --, and help asks for no prompt', () => {
  expect(parseArguments(['--json', '--', '--out is an option']).request.prompt).toBe('--out is an option');
  expect(parseArguments(['--help']).help).toBe(true);
});

test('any words are either understood or refused with a message, never a crash', () => {
  const word = fc.oneof(
    fc.constantFrom(...commandOptions.map(({ name }) => `--${name}`)),
    fc.constantFrom(...commandOptions.map(({ name }) => `--no-${name}`)),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (argv) => {
      try {
        expect(typeof parseArguments(argv).request.prompt).toBe('string');
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect((error as Error).message).toMatch(/^(--|-\w|prompt)/);
      }
    }),
  );
});

test('the help names every option', () => {
  const help = helpText();
  for (const { name } of commandOptions) expect(help).toContain(name);
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
});

describe('the language model of a command', () => {
  const key = { LLM_API_KEY: 'sk-1' };
  it('is the one of the options before that of the environment, with the key of the environment', () => {
    const command = parseArguments(['Hi', '--llm-base-url', 'http://localhost:1/v1', '--llm-model', 'a']);
    const environment = { ...key, LLM_BASE_URL: 'http://localhost:2/v1', LLM_MODEL: 'b' };
    expect(languageModelOf(command, environment)).toMatchObject({ baseUrl: 'http://localhost:1/v1', model: 'a', apiKey: 'sk-1' }); // prettier-ignore
    expect(languageModelOf(parseArguments(['Hi']), environment)).toMatchObject({ model: 'b' });
    const looks = (options: string[], LLM_REVIEW?: string) =>
      languageModelOf(parseArguments(['Hi', ...options]), { ...environment, LLM_REVIEW })?.review;
    expect([looks([]), looks([], 'true'), looks(['--llm-review']), looks(['--llm-review=false'], 'true')]).toEqual([false, true, true, false]); // prettier-ignore
    expect(() => looks([], 'maybe')).toThrow('LLM_REVIEW: takes true or false');
    expect(languageModelOf(parseArguments(['Hi']), key)).toBeUndefined();
  });
  it('is told wrong with the option that mends it', () => {
    expect(() => languageModelOf(parseArguments(['Hi', '--llm-model', 'a']), {})).toThrow('--llm-base-url');
    expect(() => languageModelOf(parseArguments(['Hi', '--llm-base-url', 'http://a/v1']), {})).toThrow('--llm-model');
  });
});
