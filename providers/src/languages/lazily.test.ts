import { alternatives, wholeWords, wordsOfAll } from './any-word.js';
import { keptPattern, lazily, lazyPattern } from './lazily.js';
import { alternativesOf, neededLetters } from './needed-letters.js';

const spans = (matches: Iterable<RegExpMatchArray>): [number, string][] =>
  [...matches].map((match) => [match.index!, match[0]]);

const whole = (words: string): RegExp => new RegExp(wholeWords(words), 'giu');

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
    ['words of all languages', whole(wordsOfAll(({ prompts }) => prompts.cues.video))],
    ['moods', whole(wordsOfAll(({ prompts }) => prompts.wishes.moods?.calm))],
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
  test('is what a text is searched, cut and changed by', () => {
    const pattern = lazyPattern(() => String.raw`\s(?:und|and)\s`, 'giu');
    expect('Salz und Öl AND Brot'.replace(pattern, ', ')).toBe('Salz, Öl, Brot');
    expect('Salz und Öl'.replace(pattern, (found) => found.toUpperCase())).toBe('Salz UND Öl');
    expect('Salz und Öl'.search(pattern)).toBe(4);
    expect('Salz und Öl'.match(pattern)).toEqual([' und ']);
    expect('Salz und Öl and Brot'.split(pattern)).toEqual(['Salz', 'Öl', 'Brot']);
    expect(pattern.source).toBe(String.raw`\s(?:und|and)\s`);
    // Without the letters nothing is compiled, and nothing found.
    expect(['x, y'.replace(pattern, ''), 'x'.search(pattern), 'x'.match(pattern), 'x'.split(pattern)]).toEqual(['x, y', -1, null, ['x']]); // prettier-ignore
  });
  test('finds letters in texts of one script after those of another', () => {
    const pattern = lazyPattern(() => String.raw`^\p{Lu}\p{L}+`, 'u');
    for (const word of ['Ada', 'Анна', 'Ömer', '日本']) expect(pattern.test(word)).toBe(word !== '日本');
  });
  test('is kept by what it is written as', () => {
    expect(keptPattern('a(?:b|c)')).toBe(keptPattern('a(?:b|c)'));
    expect(keptPattern('a(?:b|c)', 'u').test('AB')).toBe(false);
    expect(keptPattern('a(?:b|c)').test('AB')).toBe(true);
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
