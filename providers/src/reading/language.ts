import { detectAll } from 'tinyld';
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

const frequent: Record<string, string> = {
  en: 'the and of to is are our with for in from by what why how we your this that as at it on has have was were',
  fr: 'le la les des du une et est en pour dans sur avec notre nos qui que pas plus au aux ce cette sont par de un pourquoi comment',
  de: 'der die das und ist ein eine mit für von im den dem nicht auf zu wir unser unsere sind wie warum bei aus gegen',
  es: 'el los las una y es en por para con del nuestro nuestra que más se al como son su de la un porqué cómo qué',
  pt: 'o os as um uma e é em por para com do da dos nosso nossa que não mais se ao como são no na de',
  it: 'il lo gli una e è in per con del della dei nostro nostra che non più si come sono di la un nel perché',
  nl: 'de het een en is van voor met op in wij onze niet dat die zijn naar bij waarom hoe',
  pl: 'i w z na do się nie jest to że dla od po o jak za przy oraz lub jest są nasz nasza nasze przez bez co kto gdzie tylko już u ze we dlaczego proszę',
  sv: 'och att det är en ett i på för med av som den till inte vi vår våra från har om kan varje eller utan så hur varför din när under efter',
  tr: 've bir için bu ile da de çok en ne nasıl neden gibi daha kadar olarak her biz bizim var yok değil ama sonra önce olsun mı mi lütfen',
  id: 'yang dan di ke dari untuk dengan pada ini itu adalah tidak kami kita atau juga bisa akan sudah jangan saya anda oleh lebih karena agar mengapa bagaimana tolong jam hari',
};

/** Languages whose marks give them away. */
const marks: [RegExp, string][] = [
  [/[¿¡ñ]/u, 'es'],
  [/[ßẞ]/u, 'de'],
  [/[ãõ]/u, 'pt'],
  [/[œ]|ç[ao]|[àê]/u, 'fr'],
  [/[łżźśćńąę]/u, 'pl'],
  [/[ışğ]|İ/u, 'tr'],
  [/å/u, 'sv'],
];

function latinLanguage(text: string, fallback: string): string {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const scores = new Map<string, number>();
  const add = (language: string, points: number): void =>
    void scores.set(language, (scores.get(language) ?? 0) + points);
  for (const [language, list] of Object.entries(frequent)) {
    const set = new Set(list.split(' '));
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
