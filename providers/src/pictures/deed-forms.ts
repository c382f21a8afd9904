import { unspacedLetter } from '@scenewright/core/language';
import { packOf } from '../languages/registry.js';
import { isDeniedVerb, isDeniedWord } from './denied.js';
import type { Hit } from './hit.js';
import { keyOf } from './word-forms.js';
import { wordsOf } from './words-of.js';

/** As sure as the grammar of English is of a verb: a thing that is named says more. */
const ofVerb = 0.86;
/** Letters of the longest ending that `*` stands for. */
const longestEnding = 4;

interface Stem {
  stem: string;
  name: string;
  takesBefore: boolean;
  /** It is a word as it stands. */
  isWhole: boolean;
}

interface Forms {
  stems: readonly Stem[];
  phrases: readonly { phrase: string; name: string }[];
  before: readonly string[];
  anywhere: ReadonlySet<string>;
  opening: ReadonlySet<string>;
  not: ReadonlySet<string>;
}

const byLanguage = new Map<string, Forms | undefined>();

function formsOf(language: string): Forms | undefined {
  if (byLanguage.has(language)) return byLanguage.get(language);
  const words = packOf(language)?.deeds;
  const made = words && {
    ...parted(words.stems, language),
    before: (words.before ?? '').split(' ').filter(Boolean),
    anywhere: endings(words.anywhere),
    opening: endings(words.opening),
    not: new Set((words.not ?? '').split(' ').filter(Boolean)),
  };
  byLanguage.set(language, made);
  return made;
}

const endings = (list = ''): ReadonlySet<string> =>
  new Set(
    list
      .split(' ')
      .filter(Boolean)
      .map((ending) => (ending === '_' ? '' : ending)),
  );

function parted(lines: string, language: string): Pick<Forms, 'stems' | 'phrases'> {
  const all = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name, words = ''] = line.split(': ') as [string, string?];
      return words.split(', ').map((word) => ({ word: keyOf(word, language), name }));
    });
  const isPhrase = (word: string): boolean => word.includes(' ') || unspacedLetter.test(word);
  return {
    phrases: all.filter(({ word }) => isPhrase(word)).map(({ word, name }) => ({ phrase: word, name })),
    // The longest first: "verrühr" before "rühr".
    stems: all
      .filter(({ word }) => !isPhrase(word))
      .map(({ word, name }) => ({
        stem: word.replace(/^-|\.$/gu, ''),
        name,
        takesBefore: word.startsWith('-'),
        isWhole: word.endsWith('.'),
      }))
      .toSorted((a, b) => b.stem.length - a.stem.length),
  };
}

/** Pictures of what a text in any language but English says is done with the hands, in the order of its verbs. */
export function deedsByForm(text: string, language: string): Hit[] {
  const forms = formsOf(language);
  if (!forms) return [];
  const lower = keyOf(text, language);
  const inPhrases = forms.phrases.flatMap(({ phrase, name }) => {
    const at = lower.indexOf(phrase);
    const isWhole = unspacedLetter.test(phrase) || !/[\p{L}\p{M}]/u.test(lower.charAt(at - 1));
    const isDenied = (): boolean =>
      isDeniedVerb(lower, at, language) || isDeniedWord(lower, at, at + phrase.length, language);
    return at >= 0 && isWhole && !isDenied() ? [{ name, at }] : [];
  });
  const words = wordsOf(text);
  const inWords = words.flatMap(({ word, start }, index) => {
    // "Nicht schneiden": what is not done is not shown.
    const around = words.slice(Math.max(0, index - 2), index + 3).map((beside) => keyOf(beside.word, language));
    if (around.some((beside) => forms.not.has(beside))) return [];
    const before = text.slice(0, start).trimEnd();
    const opens = before === '' || /[.!?:;,،。、\n\d)]$/u.test(before);
    // German writes a noun with a capital, and a verb only where a sentence begins.
    if (language === 'de' && !opens && /^\p{Lu}/u.test(word)) return [];
    const name = deedOf(keyOf(word, language), opens, forms);
    if (name === undefined || isDeniedVerb(text, start, language)) return [];
    return isDeniedWord(text, start, start + word.length, language) ? [] : [{ name, at: start }];
  });
  return [...inPhrases, ...inWords]
    .sort((a, b) => a.at - b.at)
    .map(({ name, at }) => ({ name, score: ofVerb * (1 - Math.min(0.06, at * 0.0006)) }));
}

function deedOf(word: string, opens: boolean, { stems, before, anywhere, opening }: Forms): string | undefined {
  for (const { stem, name, takesBefore, isWhole } of stems) {
    const fronts = takesBefore ? ['', ...before] : [''];
    for (const front of fronts) {
      if (!word.startsWith(front + stem)) continue;
      const ending = word.slice(front.length + stem.length);
      if (isWhole && ending !== '') continue;
      if (isWhole) return name;
      const isVerb = anywhere.has(ending) || (anywhere.has('*') && ending.length <= longestEnding);
      if (isVerb || (opens && opening.has(ending))) return name;
    }
  }
  return undefined;
}

/** "Nicht", "לא": whether a word denies what follows it at once. */
export const isNot = (word: string, language: string): boolean => formsOf(language)?.not.has(keyOf(word, language)) === true; // prettier-ignore

/** Of the words that were asked for last: the same ones come again in each scene. */
const knownWords = new Map<string, boolean>();
const mostKnown = 2000;

/** Whether a word, as it is written within a sentence, is a verb for what is done with the hands: what it is done to says more. */
export function isDeed(word: string, language: string): boolean {
  const forms = formsOf(language);
  if (!forms || (language === 'de' && /^\p{Lu}/u.test(word))) return false;
  const key = `${language} ${word}`;
  const known = knownWords.get(key);
  if (known !== undefined) return known;
  const found = deedOf(keyOf(word, language), false, forms) !== undefined;
  if (knownWords.size >= mostKnown) knownWords.clear();
  knownWords.set(key, found);
  return found;
}
