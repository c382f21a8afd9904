import type { MusicMood } from '@scenewright/core/style';
import { alternatives } from '../languages/any-word.js';
import type { EditWords } from '../languages/edit-words.js';
import type { LanguagePack, WishWords } from '../languages/language-pack.js';
import type { Words } from '../languages/words.js';
import { languagePacks } from '../languages/registry.js';
import { detectLanguage } from '../reading/language.js';

/** Rules are written in English; this puts clauses of other languages, and turns of phrase, into it. */
export interface EnglishReading {
  text: string;
  /** 1 for what is said that way; less for a translation word by word, or by a language that is less likely. */
  weight: number;
  /** A verb was put before it: good for what can be done, no ground to refuse anything. */
  isGuess: boolean;
}

interface Tongue {
  code: string;
  phrases: readonly (readonly [RegExp, string])[];
  /** With what stands for each in English, spaces around it where the script sets none. */
  words: readonly (readonly [RegExp, string])[];
  /** Words that say: in the whole video. A value beside them is not theirs. */
  everywhere: RegExp;
}

/** Scripts that set no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const wordPattern = (source: string): RegExp =>
  unspaced.test(source)
    ? new RegExp(`(?:${source})`, 'giu')
    : new RegExp(
        `${source.startsWith('-') ? '' : '(?<![\\p{L}\\p{M}])'}(?:${source})${/['’]\]?$/u.test(source) ? '' : '(?![\\p{L}\\p{M}])'}`,
        'giu',
      );

/** What the wishes of prompts have words for, and its English in an edit. */
const wished: readonly (readonly [(wishes: WishWords) => Words | undefined, string])[] = [
  [({ captions }) => captions, 'captions'],
  [({ effects }) => effects, 'sound effects'],
  [({ music }) => music, 'music'],
  [({ voice }) => voice, 'voice'],
  [({ portrait }) => portrait, 'vertical'],
  [({ square }) => square, 'square'],
  [({ landscape }) => landscape, 'landscape'],
  [({ feed }) => feed, 'instagram feed'],
  [({ no }) => no, 'without'],
  [({ second }) => second, 'seconds'],
  [({ minute }) => minute, 'minutes'],
];
const moodInEnglish: Readonly<Record<MusicMood, string>> = {
  calm: 'calm', bright: 'cheerful', driving: 'upbeat', tense: 'dramatic', warm: 'warm', elegant: 'elegant', playful: 'playful', serious: 'serious',
}; // prettier-ignore

function wishWords({ prompts: { wishes } }: LanguagePack): (readonly [string, string])[] {
  const things = wished.flatMap(([pick, english]) => {
    const words = pick(wishes);
    return words ? [[alternatives(words), english] as const] : [];
  });
  const moods = Object.entries(wishes.moods ?? {}).map(
    ([mood, words]) => [alternatives(words), moodInEnglish[mood as MusicMood]] as const,
  );
  return [...things, ...moods];
}

const packs = languagePacks.filter((pack): pack is LanguagePack & { edits: EditWords } => pack.edits !== undefined);
const made = new Map<string, Tongue>();

/** The patterns of a language take a while to get ready: they are made when the language is first met. */
function tongueOf(pack: LanguagePack & { edits: EditWords }): Tongue {
  const ready = made.get(pack.code);
  if (ready) return ready;
  const { phrases, words } = pack.edits;
  const all = pack.code === 'en' ? [] : [...words, ...wishWords(pack)];
  const tongue: Tongue = {
    code: pack.code,
    phrases: phrases.map(([clause, english]) => [new RegExp(`^(?:${clause})$`, 'iu'), english]),
    words: all.map(([source, english]) => [wordPattern(source), unspaced.test(source) ? ` ${english} ` : english]),
    everywhere: new RegExp(
      `,?\\s*(?<![\\p{L}])(?:${words.flatMap(([source, english]) => (english === 'everywhere' ? [source] : [])).join('|') || '(?!)'})(?![\\p{L}])`,
      'iu',
    ),
  };
  made.set(pack.code, tongue);
  return tongue;
}

const longestLookedAt = 1500;
const mostLanguages = 3;
const otherScript = /(?!\p{sc=Latin}|\p{sc=Common}|\p{sc=Inherited})\p{L}/u;

/** The languages that an instruction can be in, the likeliest first: those whose words of edits cover most of it. */
export function languagesOf(instruction: string, fallback = 'en'): string[] {
  const text = instruction.slice(0, longestLookedAt).toLowerCase();
  // Names in Latin letters say nothing about a text in another script.
  const own = otherScript.test(text) ? text.replace(/\p{sc=Latin}+/gu, ' ') : text;
  const detected = detectLanguage(own, fallback);
  const covered = packs
    .map((pack) => {
      const share =
        coverage(own, knownOf(pack)) * (pack.code === detected ? 1.2 : 1) + (pack.code === detected ? 1 : 0);
      return { code: pack.code, share: share * (pack.code === fallback ? 1.05 : 1) };
    })
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
  const best = covered[0]?.share ?? 0;
  const likely = covered.filter(({ share }) => share >= best * 0.6).slice(0, mostLanguages);
  return [...new Set([...likely.map(({ code }) => code), 'en'])];
}

const known = new Map<string, RegExp>();

/** All words by which a language is known in instructions, as one pattern: many take long to get ready. */
function knownOf({ code, edits: { words, verbs, nouns }, context }: LanguagePack & { edits: EditWords }): RegExp {
  const ready = known.get(code);
  if (ready) return ready;
  const own = [...words.map(([source]) => source), verbs, nouns, context?.common && alternatives(context.common)];
  const sources = own.filter((source) => source !== undefined && source !== '');
  const glued = sources.filter((source) => unspaced.test(source!)).join('|') || '(?!)';
  const apart = sources.filter((source) => !unspaced.test(source!)).join('|') || '(?!)';
  const pattern = new RegExp(`(?:${glued})|(?<![\\p{L}\\p{M}])(?:${apart})(?![\\p{L}\\p{M}])`, 'giu');
  known.set(code, pattern);
  return pattern;
}

/** Characters of a text that words of a language cover. */
const coverage = (text: string, words: RegExp): number =>
  [...text.matchAll(words)].reduce((sum, [found]) => sum + found.length, 0);

const translated = (text: string, { words }: Tongue): string =>
  words
    .reduce((out, [pattern, english]) => out.replace(pattern, english), text)
    .replace(/\s+/gu, ' ')
    // "die 3. Szene": a number before what it counts through.
    .replace(/(?<![\p{L}\p{N}])(\d{1,2}) (scene|slide|panel)(?!\p{L})/gu, '$2 $1')
    .trim();

/** Each language after the likeliest is that much less likely. */
const otherLanguage = 0.12;
/** Of several phrases that fit the first is the likeliest. */
const laterPhrase = 0.005;
/** "square version", "scene 2 shorter": what is to be done about it goes without saying. */
const verbAdded = 0.92;
/** A translation word by word has an order of words that is not English. */
const wordByWord = 0.97;

/** A clause as each of the languages puts it into English, without repetitions. */
export function readingsOf(text: string, languages: readonly string[], addsVerbs = true): EnglishReading[] {
  const found = new Map<string, Omit<EnglishReading, 'text'>>();
  const add = (reading: string, weight: number, isGuess = false): void => {
    const plain = reading.replace(/\s+/gu, ' ').trim();
    if (plain !== '' && weight > (found.get(plain)?.weight ?? 0)) found.set(plain, { weight, isGuess });
  };
  for (const [rank, code] of languages.entries()) {
    const pack = packs.find((each) => each.code === code);
    if (!pack) continue;
    const tongue = tongueOf(pack);
    const weight = 1 - rank * otherLanguage;
    for (const [index, reading] of phrasesIn(text, tongue).entries()) add(reading, weight - index * laterPhrase);
    const plain = translated(text, tongue);
    add(plain, code === 'en' ? weight : weight * wordByWord);
    // Turns of phrase are much the same in all languages: "das Zitat ist zu lang". A value in them stays as it was written.
    if (code !== 'en')
      for (const reading of phrasesIn(plain, tongueOf(englishPack), true))
        add(reading, weight * wordByWord * wordByWord);
    const verbless = !addsVerbs || startsWithVerb.test(plain) ? [] : [`make ${plain}`, `use ${plain}`];
    for (const reading of verbless) add(reading, weight * verbAdded, true);
  }
  return [...found].map(([reading, how]) => ({ text: reading, ...how }));
}

/** @param quotedAlone takes phrases only whose values are quoted: others would be put into English too */
function phrasesIn(said: string, tongue: Tongue, quotedAlone = false): string[] {
  const text = said.replace(tongue.everywhere, '');
  const tail = text === said ? '' : ' everywhere';
  return tongue.phrases.flatMap(([pattern, english]) => {
    const groups = pattern.exec(text);
    if (!groups) return [];
    const values = [...english.matchAll(/=(\d)/gu)].map(([, index]) => groups[Number(index)] ?? '');
    if (quotedAlone && !values.every((value) => /^(?:⟦\d+⟧|\P{L}*)$/u.test(value))) return [];
    return [
      english.replace(/([$=])(\d)/gu, (_, sign: string, index: string) => {
        const group = groups[Number(index)] ?? '';
        return sign === '=' ? group : translated(group, tongue);
      }) + tail,
    ];
  });
}

/** Words that languages have for one thing, as alternatives of a pattern. */
export const editWordsOf = (languages: readonly string[], pick: (words: EditWords) => string): string =>
  packs
    .filter(({ code }) => languages.includes(code))
    .map(({ edits }) => pick(edits))
    .filter(Boolean)
    .join('|');
const englishPack = packs.find(({ code }) => code === 'en')!;
export const englishEdits = englishPack.edits;
/** How clauses begin, once they are in English. */
export const startsWithVerb = new RegExp(`^(?:please |also |then |and )*(?:${englishEdits.verbs!})(?![\\p{L}])`, 'iu');
