import { languagePacks } from '../languages/registry.js';
import { likelyLanguage } from './letters/likely-language.js';

export type Direction = 'ltr' | 'rtl';
const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'ckb', 'yi', 'dv', 'sd', 'ug']);
export const directionOf = (language: string): Direction => (rightToLeft.has(language) ? 'rtl' : 'ltr');

const count = (text: string, script: RegExp): number => (text.match(script) ?? []).length;

/** The language of a text (BCP-47 without region). Scripts decide where they can, letters in a row where several languages share one. */
export function detectLanguage(text: string, fallback = 'en'): string {
  const plain = text
    .slice(0, 4000)
    .replace(
      /https?:\S+|[\w.-]{1,64}@[\w.-]+|[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)*\.\p{L}{2,10}(?![\p{L}\p{Nd}])/gu,
      ' ',
    );
  const letters = count(plain, /\p{L}/gu);
  if (letters === 0) return fallback;
  const share = (script: RegExp): number => count(plain, script) / letters;
  if (share(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu) > 0.12) return 'ja';
  if (share(/\p{sc=Hangul}/gu) > 0.25) return 'ko';
  // Short notes are mostly signs. Chinese has hiragana in quotations, and one letter of it on signs.
  const own = plain.replace(/[「『“"《][^」』”"》]*[」』”"》]/gu, ' ').match(/(?!\u306e)\p{sc=Hiragana}/gu) ?? [];
  if (own.length >= 2 && own.length / letters > 0.05) return 'ja';
  // A few words without kana are still Japanese where what they stand in is.
  if (share(/\p{sc=Han}/gu) > 0.25) return fallback === 'ja' && letters < 60 ? 'ja' : 'zh';
  if (share(/\p{sc=Arabic}/gu) > 0.3) {
    if (/[ٹڈڑںے]/u.test(plain)) return 'ur';
    return /[پچژگک‌ی]/u.test(plain) && /[پچژگ]|می‌|است|های/u.test(plain) ? 'fa' : 'ar';
  }
  if (share(/\p{sc=Hebrew}/gu) > 0.3) return 'he';
  if (share(/\p{sc=Devanagari}/gu) > 0.3) return likely(plain, 'hi', ['mr']);
  if (share(/\p{sc=Thai}/gu) > 0.3) return 'th';
  if (share(/\p{sc=Greek}/gu) > 0.3) return 'el';
  if (share(/\p{sc=Cyrillic}/gu) > 0.3) {
    if (/[іїєґ]/iu.test(plain)) return 'uk';
    return likely(plain, 'ru', ['uk', 'bg', 'sr']);
  }
  for (const [script, language] of [[/\p{sc=Bengali}/gu, 'bn'], [/\p{sc=Tamil}/gu, 'ta'], [/\p{sc=Telugu}/gu, 'te'], [/\p{sc=Gujarati}/gu, 'gu'], [/\p{sc=Kannada}/gu, 'kn'], [/\p{sc=Malayalam}/gu, 'ml'], [/\p{sc=Gurmukhi}/gu, 'pa'], [/\p{sc=Armenian}/gu, 'hy'], [/\p{sc=Georgian}/gu, 'ka'], [/\p{sc=Khmer}/gu, 'km'], [/\p{sc=Sinhala}/gu, 'si']] as const)
    if (share(script) > 0.3) return language; // prettier-ignore
  return latinLanguage(plain, fallback);
}

/** Letters that give a language away among others of its script. */
const marks = languagePacks.flatMap(({ code, context }) =>
  context?.letters ? [[new RegExp(context.letters, 'u'), code] as const] : [],
);
/** From so many words on, the frequencies of letters in a row tell languages apart (19 of 20 four-word openings). */
const enoughWords = 4;

function latinLanguage(text: string, fallback: string): string {
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  const found = likelyLanguage(text);
  const bySmall = words.length <= fewWords ? bySmallWords(words, codeOf(found.language)) : undefined;
  if (bySmall) return bySmall;
  if (words.length < enoughWords) {
    const marked = marks.find(([mark]) => mark.test(text.toLowerCase()));
    // Names and a word or two say nothing certain: the fallback stays unless there is a real reason.
    if (!found.isReliable) return marked?.[1] ?? fallback;
  }
  return codeOf(found.language) || fallback;
}

/** Up to so many words, letters in a row mislead where small words don't: "vertical farming in Rotterdam". */
const fewWords = 14;
const small = languagePacks.map(({ code, context }) => ({ code, words: new Set((context?.common ?? '').split(/\s+/u).filter(Boolean)) })); // prettier-ignore

/** The language whose small words and marks stand in a short text, where one has more of them than every other. */
function bySmallWords(words: readonly string[], found: string): string | undefined {
  const plain = words.map((word) => word.toLowerCase());
  const isKnown = small.some(({ code }) => code === found);
  const counts = small
    .map(({ code, words: common }) => {
      const count = plain.filter((word) => common.has(word)).length;
      const isMarked = marks.some(([mark, of]) => of === code && mark.test(plain.join(' ')));
      // Languages share letters: they prove something beside small words, or where the letters in a row are of no known language.
      return { code, count: count + (isMarked && (count > 0 || !isKnown) ? 1.5 : 0) };
    })
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  const own = counts.find(({ code }) => code === found)?.count ?? 0;
  // One word that two languages share proves nothing against the letters.
  return best && best.count > 0 && best.count > (second?.count ?? 0) && best.count - own >= (isKnown ? 2 : 1) ? best.code : undefined; // prettier-ignore
}

/** The detector calls Indonesian by the name of its sister Malay. */
const codeOf = (language: string): string => (language === 'ms' ? 'id' : language);

/** The language that most texts of a script are in, unless the text is surely in another. */
function likely(text: string, usual: string, others: readonly string[]): string {
  const found = likelyLanguage(text);
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return others.includes(found.language) && found.isReliable && words.length >= 2 * enoughWords
    ? found.language
    : usual;
}
