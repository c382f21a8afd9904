import fc from 'fast-check';
import { spokenForms } from './spoken-form.js';
import { splitWords } from './words.js';

const bare = (text: string) => text.replace(/\s+/gu, '');

describe('words of a narration', () => {
  test('keep the spelling of the text, punctuation included', () => {
    expect(splitWords('Our third quarter: revenue grew 24% — to $4.2M.', 'en')).toEqual([
      'Our',
      'third',
      'quarter:',
      'revenue',
      'grew',
      '24% —',
      'to',
      '$4.2M.',
    ]);
    expect(splitWords('第三季度收入增长24%，达到$4.2M。', 'zh').join('|')).toBe(
      '第三|季度|收入|增长|24%，|达到|$4.2M。',
    );
  });

  test('cover the text, whatever it holds, in every kind of writing', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '24%',
        '$4.2M',
        '—',
        '…',
        '«',
        '»',
        ' ',
        '\u00a0',
        'a',
        '収益',
        'ก',
        'é',
        '<b>',
        '&',
        '5–7%',
        '(',
        ')',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }),
        fc.constantFrom('en', 'fr', 'zh', 'ar', 'ru'),
        (pieces, language) => {
          const text = pieces.join(' ');
          const words = splitWords(text, language);
          if (words.length > 0) expect(bare(words.join(' '))).toBe(bare(text));
          expect(spokenForms(words, language)).toHaveLength(words.length);
        },
      ),
    );
  });
});
