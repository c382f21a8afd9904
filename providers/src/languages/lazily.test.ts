import { alternatives, anyWord, wordsOfAll } from './any-word.js';
import { lazily, lazyPattern } from './lazily.js';
import { alternativesOf, neededLetters } from './needed-letters.js';

const spans = (matches: Iterable<RegExpMatchArray>): [number, string][] =>
  [...matches].map((match) => [match.index!, match[0]]);

const texts = [
  'Make a 30 second vertical video for TikTok with warm music and no voiceover, please.',
  'Ein ruhiges Hochkantvideo ohne Musik über Igel; bitte keine Preise nennen.',
  '縦型の動画で、明るい音楽、字幕付き。値段は出さないで。',
  'видео для сторис без музыки, спокойный голос, не упоминать адрес',
  'فيديو عمودي بدون موسيقى وبصوت هادئ',
  'MAKE IT SQUARE!! no captions',
  '',
];

describe('a pattern that compiles only what a text has letters for', () => {
  test.each([
    [
      'words of all languages',
      anyWord(
        wordsOfAll(({ prompts }) => prompts.cues.video),
        'giu',
      ),
    ],
    [
      'moods',
      anyWord(
        wordsOfAll(({ prompts }) => prompts.wishes.moods?.calm),
        'giu',
      ),
    ],
    ['what is anchored', new RegExp(`^(?:${alternatives('make ein видео')})`, 'giu')],
    ['alternatives that begin alike', /(?<!\p{L})(?:no|no voice|no voiceover)(?!\p{L})/giu],
    ['what needs no letter', /\d+|[!?]+/giu],
    ['repeats and options', /(?:captions?|vertical(?:ly)?|sq[a-z]+)\b|(?:TikTok){1,2}/giu],
  ])('finds what the whole one finds: %s', (_, pattern) => {
    const find = lazily(pattern);
    for (const text of texts) expect(spans(find(text))).toEqual(spans(text.matchAll(pattern)));
  });

  test('knows the letters without which nothing matches', () => {
    expect(neededLetters("don[’']?t_mention")).toEqual(['mention']);
    expect(neededLetters('(?:say|tell)\\s')).toEqual(['say', 'tell']);
    expect(neededLetters('(?<!they\\s)colou?r')).toEqual(['colo']);
    expect(neededLetters('(?:maybe)?\\d+')).toBeUndefined();
    expect(neededLetters('price|\\d+')).toBeUndefined();
  });

  test('takes the alternatives of a group between its edges apart', () => {
    expect(alternativesOf('(?<!x)(?:a|b(?:c|d))(?!x)|e')).toEqual(['(?<!x)(?:a)(?!x)', '(?<!x)(?:b(?:c|d))(?!x)', 'e']);
    expect(alternativesOf('a{0,2}(?:b|c)')).toEqual(['a{0,2}(?:b|c)']);
  });
});

describe('a pattern that is made when it is asked', () => {
  const source = String.raw`^(?<who>\p{Lu}\p{L}+)\s(?:says|sagt)\s`;
  test('finds what the pattern finds, with its groups', () => {
    const pattern = lazyPattern(() => source, 'u');
    expect(pattern.test('Nobody spoke')).toBe(false);
    expect(pattern.exec('Ada says hello')?.groups).toMatchObject({ who: 'Ada' });
    expect(pattern.test('ada says hello')).toBe(false);
    const each = lazyPattern(() => 'b(?:a|o)t', 'giu');
    expect([...each.matchAll('bat and Bot, not but')].map(([found]) => found)).toEqual(['bat', 'Bot']);
    expect([...each.matchAll('nothing')]).toEqual([]);
  });
  test('is put together once, and not before', () => {
    let times = 0;
    const pattern = lazyPattern(() => {
      times += 1;
      return source;
    }, 'u');
    expect(times).toBe(0);
    pattern.test('Nobody spoke');
    pattern.test('Ada says hello');
    expect(times).toBe(1);
  });
});
