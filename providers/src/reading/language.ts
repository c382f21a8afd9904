import { detectAll } from 'tinyld';
import { languagePacks } from '../languages/registry.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';

export type Direction = 'ltr' | 'rtl';
const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'ckb', 'yi', 'dv', 'sd', 'ug']);
export const directionOf = (language: string): Direction => (rightToLeft.has(language) ? 'rtl' : 'ltr');

const count = (text: string, script: RegExp): number => (text.match(script) ?? []).length;

/** The language of a text (BCP-47 without region). Scripts decide where they can; short Latin texts lean on frequent words. */
export function detectLanguage(text: string, fallback = 'en'): string {
  const plain = text.slice(0, 4000).replace(/https?:\S+|[\w.-]{1,64}@[\w.-]+/g, ' ');
  const letters = count(plain, /\p{L}/gu);
  if (letters === 0) return fallback;
  const share = (script: RegExp): number => count(plain, script) / letters;
  if (share(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu) > 0.12) return 'ja';
  if (share(/\p{sc=Hangul}/gu) > 0.25) return 'ko';
  if (share(/\p{sc=Han}/gu) > 0.25) return 'zh';
  if (share(/\p{sc=Arabic}/gu) > 0.3) {
    if (/[ٹڈڑںے]/u.test(plain)) return 'ur';
    return /[پچژگک‌ی]/u.test(plain) && /[پچژگ]|می‌|است|های/u.test(plain) ? 'fa' : 'ar';
  }
  if (share(/\p{sc=Hebrew}/gu) > 0.3) return 'he';
  if (share(/\p{sc=Devanagari}/gu) > 0.3) return likely(plain, ['hi', 'mr', 'ne']) ?? 'hi';
  if (share(/\p{sc=Thai}/gu) > 0.3) return 'th';
  if (share(/\p{sc=Greek}/gu) > 0.3) return 'el';
  if (share(/\p{sc=Cyrillic}/gu) > 0.3) {
    if (/[іїєґ]/iu.test(plain)) return 'uk';
    return likely(plain, ['ru', 'bg', 'sr', 'mk']) ?? 'ru';
  }
  for (const [script, language] of [[/\p{sc=Bengali}/gu, 'bn'], [/\p{sc=Tamil}/gu, 'ta'], [/\p{sc=Telugu}/gu, 'te'], [/\p{sc=Gujarati}/gu, 'gu'], [/\p{sc=Kannada}/gu, 'kn'], [/\p{sc=Malayalam}/gu, 'ml'], [/\p{sc=Gurmukhi}/gu, 'pa'], [/\p{sc=Armenian}/gu, 'hy'], [/\p{sc=Georgian}/gu, 'ka'], [/\p{sc=Khmer}/gu, 'km'], [/\p{sc=Sinhala}/gu, 'si']] as const)
    if (share(script) > 0.3) return language; // prettier-ignore
  return latinLanguage(plain, fallback);
}

/** Languages that share their script with others: their most frequent words, and letters that give them away. */
const frequent = languagePacks.flatMap(({ code, context }) =>
  context?.common ? [[code, new Set(context.common.split(' '))] as const] : [],
);
const marks = languagePacks.flatMap(({ code, context }) =>
  context?.letters ? [[new RegExp(context.letters, 'u'), code] as const] : [],
);

function latinLanguage(text: string, fallback: string): string {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const scores = new Map<string, number>();
  const add = (language: string, points: number): void =>
    void scores.set(language, (scores.get(language) ?? 0) + points);
  for (const [language, set] of frequent) {
    for (const word of words) {
      if (set.has(word)) add(language, 1);
      const elided = /^(?:l|d|qu|n|s|j|c|dell|nell|all|un)[’'](.+)/u.exec(word);
      if (elided) add(/^(dell|nell|all|un)/.test(word) ? 'it' : 'fr', 0.7);
    }
    const lexicon = lexiconOf(language);
    for (const list of [lexicon.up, lexicon.down, lexicon.action, lexicon.unwelcome])
      if (wordPattern(list, language).test(text)) add(language, 0.6);
  }
  for (const [mark, language] of marks) if (mark.test(text.toLowerCase())) add(language, 1.5);
  const guesses = detectAll(text).slice(0, 4);
  for (const [place, guess] of guesses.entries())
    add(guess.lang, guess.accuracy * (words.length > 12 ? 3 : 1.2) * (place === 0 ? 1 : 0.6));
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const best = ranked[0];
  if (!best) return fallback;
  // Names, figures and a word or two say nothing certain: stay with the fallback unless there is a real reason.
  const own = (scores.get(fallback) ?? 0) + 0.6;
  if (best[0] !== fallback && (best[1] < 1.6 || best[1] < own)) return fallback;
  return best[0].slice(0, 3);
}

function likely(text: string, among: string[]): string | undefined {
  return detectAll(text).find((guess) => among.includes(guess.lang))?.lang;
}
