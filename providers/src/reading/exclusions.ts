import { alternatives, anyWord, contextWords, wordsOfAll } from '../languages/any-word.js';
import { wordPattern, lexiconOf } from '../planner/words/lexicon.js';
import { findContacts } from './scan/contacts.js';
import type { Mentions } from './scan/scan.js';

/** What a prompt forbids to show or say. */
export interface Exclusions {
  /** Words of which one alone must not appear: names, figures, terms in brackets. Lower case. */
  terms: string[];
  /** Names of several words, in lower case: all of them together, or one that stands alone, means who is forbidden. */
  fullNames: string[][];
  /** Sets of words of which two together mean the forbidden thing. Lower case. */
  topics: string[][];
  /** Sorts of mention that must not appear at all. */
  sorts: ReadonlySet<'money' | 'phone' | 'street' | 'link'>;
}

const scaffold = new RegExp(`^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.exclusions.small))})$`, 'iu');
const isScaffold = (word: string): boolean => scaffold.test(word);

const sorts = (['money', 'phone', 'street', 'link'] as const).map(
  (sort) => [sort, anyWord(wordsOfAll(({ prompts }) => prompts.exclusions[sort]))] as const,
);

/** "Don't name any home": what it is called is banned, and not the word. */
const naming = anyWord(wordsOfAll(({ prompts }) => prompts.exclusions.naming));
/** "No patients in shot": what a camera sees is banned. */
const pictured = anyWord(wordsOfAll(({ prompts }) => prompts.exclusions.pictured));
const negation = anyWord(wordsOfAll(({ prompts }) => prompts.cues?.not));
const article = new RegExp(`^\\s*(?:${alternatives(contextWords('articles'))})\\s`, 'iu');

/** What the exclusions of a prompt forbid. @param texts the clauses that exclude, as written */
export function exclusionsOf(texts: readonly string[], language: string): Exclusions {
  const terms = new Set<string>();
  const topics: string[][] = [];
  const fullNames: string[][] = [];
  const named = new Set<'money' | 'phone' | 'street' | 'link'>();
  for (const text of texts) {
    for (const match of text.matchAll(/[(（"“„«「]([^()（）"”“»」]{2,80})[)）"”“»」]/gu))
      for (const part of match[1]!.split(/[,;、，]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s/u)) {
        const term = part.trim().toLowerCase();
        if (wordCount(term) <= 4 && term.length > 2 && !isScaffold(term)) terms.add(term);
      }
    // The digits of a telephone number mean nothing one by one.
    const phones = findContacts(text).filter(({ kind }) => kind === 'phone');
    for (const { text: number } of phones) terms.add(number);
    const dialled = phones.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
    // "e-bikes": of a word with a hyphen no half is forbidden by itself.
    const plain = dialled.replace(compound, (word) => {
      if (isScaffold(word)) return word;
      for (const form of [word, word.replace(/s$/u, '')]) terms.add(form.toLowerCase());
      return ' ';
    });
    for (const ban of namingParts(partsOf(plain, language), language)) {
      if (pictured.test(ban.part)) continue;
      const { bare, names, owners, fullNames: full } = wordsOf(ban, language);
      fullNames.push(...full);
      const isOfName = naming.test(ban.part);
      for (const name of [...names, ...(isOfName ? owners : [])]) terms.add(name);
      for (const [sort, pattern] of sorts) {
        // "No prices" bans them all; "what the repair costs" is about the repair.
        const others = [...owners, ...bare].filter((word) => !pattern.test(word));
        if (pattern.test(ban.part) && (sort !== 'money' || others.length === 0)) named.add(sort);
      }
      if (bare.length + owners.length > 0 && !isOfName) topics.push([...owners, ...bare]);
    }
  }
  return { terms: [...terms], fullNames, topics, sorts: named };
}

const compound = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*(?:-\p{L}[\p{L}\p{N}]*)+/gu;

interface BanPart {
  part: string;
  /** Whether a sentence begins with it. */
  opens: boolean;
}

/** The things of a list that one ban names: "prices or the cafe next door". */
function partsOf(text: string, language: string): BanPart[] {
  const { and, or } = lexiconOf(language);
  const joint = new RegExp(
    `[.!?](?!\\p{Nd})|[;。！？；、，]|,(?!\\p{Nd})|\\s(?:${[and, or].filter(Boolean).join('|')})(?=\\s)`,
    'giu',
  );
  let from = 0;
  const parts: BanPart[] = [];
  let opens = true;
  for (const match of [...text.matchAll(joint), undefined]) {
    const end = match?.index ?? text.length;
    parts.push({ part: text.slice(from, end), opens });
    opens = match !== undefined && /^[.!?;。！？；]/u.test(match[0]);
    from = end + (match?.[0].length ?? 0);
  }
  return parts;
}

/** Those that name what is banned, without those that say why: "no birds; people are tired of them", "…, we promised that". */
function namingParts(parts: readonly BanPart[], language: string): readonly BanPart[] {
  const { pronoun } = lexiconOf(language);
  const bans = parts.filter(
    (one) => negation.test(one.part) && Object.values(wordsOf(one, language)).flat().length > 0,
  );
  if (bans.length === 0) return parts;
  const tellsWhy = ({ part, opens }: BanPart): boolean =>
    opens || (pronoun !== '' && wordPattern(pronoun, language, 'start').test(part) && !article.test(part));
  return parts.filter((one, at) => at === 0 || bans.includes(one) || !tellsWhy(one));
}

/** "14.20" is one number, and so are "episode 62" and "Block C" one thing. */
const oneTerm = /(?<![\p{L}\p{N}])[\p{L}\p{M}-]{3,}\s(?:\p{Lu}|\p{Nd}+)(?![\p{L}\p{N}])|\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;

/** Two letters of an alphabet, one Chinese character and a Japanese ending are in every second sentence. */
const isTelling = (word: string): boolean =>
  /^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(word) ? word.length > 2 : /^\p{sc=Han}/u.test(word) ? word.length > 1 : !/^\p{sc=Hira}+$/u.test(word); // prettier-ignore

interface BanWords {
  bare: string[];
  /** Names of one word, and numbers. */
  names: string[];
  fullNames: string[][];
  /** "Ray's crust": what is his is banned, and not he. */
  owners: string[];
}

/** The words of a part that name what must not be said. */
function wordsOf({ part, opens: opensSentence }: BanPart, language: string): BanWords {
  const found: BanWords = { bare: [], names: [], fullNames: [], owners: [] };
  const run: { word: string; end: number }[] = [];
  const endRun = (): void => {
    const words = run.splice(0).map(({ word }) => word);
    if (words.length > 1) found.fullNames.push(words);
    else found.names.push(...words);
  };
  const plain = part.replace(oneTerm, (term) => {
    if (isScaffold(term.split(/\s/u)[0]!)) return term;
    if (/\p{L}|\p{Nd}{2}|[.,:]/u.test(term)) found.names.push(term.toLowerCase());
    return ' ';
  });
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(plain)].filter(
    (piece) => piece.isWordLike,
  );
  for (const [at, { segment, index }] of words.entries()) {
    const folded = segment.toLowerCase();
    // "The year she died": whom a pronoun means is not known, and every other sentence has one.
    if (isScaffold(folded) || wordPattern(lexiconOf(language).linking, language, 'whole').test(folded) || isPronoun(folded, language)) continue; // prettier-ignore
    const isRun = /^\s\p{Lu}\p{Ll}/u.test(plain.slice(index + segment.length));
    const opens = (at === 0 && opensSentence && !isRun) || /\(\s*$/u.test(plain.slice(0, index));
    const isName = /^\p{Lu}/u.test(segment) && !opens && !language.startsWith('de');
    const owner = /^\p{Lu}/u.test(segment) ? /^(.{2,})['’]s$/u.exec(folded)?.[1] : undefined;
    if (owner !== undefined) found.owners.push(owner);
    else if (isName) {
      if (run.length > 0 && !/^\s+$/u.test(plain.slice(run.at(-1)!.end, index))) endRun();
      run.push({ word: folded, end: index + segment.length });
    } else if (isTelling(folded)) found.bare.push(folded);
  }
  endRun();
  return found;
}

const isPronoun = (word: string, language: string): boolean =>
  lexiconOf(language).pronoun !== '' && wordPattern(lexiconOf(language).pronoun, language, 'whole').test(word);

/** Whether an exclusion names nothing itself ("that's not public yet") and so means what was said before it. */
export function pointsBack(text: string, language: string): boolean {
  const { terms, fullNames, topics, sorts: named } = exclusionsOf([text], language);
  return terms.length === 0 && fullNames.length === 0 && topics.length === 0 && named.size === 0;
}

/** Whether a text shows what is forbidden. */
export function isExcluded(
  text: string,
  found: Mentions,
  { terms, fullNames, topics, sorts: named }: Exclusions,
): boolean {
  const folded = text.toLowerCase();
  if (terms.some((term) => hasWord(folded, term))) return true;
  if (fullNames.some((words) => namesSame(text, words))) return true;
  if (named.has('money') && found.figures.some(({ kind }) => kind === 'money')) return true;
  if (found.contacts.some(({ kind }) => named.has(kind as 'phone' | 'street' | 'link'))) return true;
  return topics.some((words) => {
    const hits = words.filter(
      (word) => hasWord(folded, word) || (word.length > 4 && hasWord(folded, word.replace(/s$/u, ''))),
    );
    return hits.length >= Math.min(2, words.length) && hits.length >= words.length / 2;
  });
}

/** Whether a text names who has a name of several words: "Anna Bell" is meant by "Ms Bell" too, "Harlow Today" not by "Harlow Bridge". */
function namesSame(text: string, words: readonly string[]): boolean {
  const said = text.match(/[\p{L}\p{M}\p{Nd}’'-]+/gu) ?? [];
  const isOwn = (word: string): boolean => words.includes(word.toLowerCase().replace(/['’]s$/u, ''));
  const isOther = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}\p{Ll}{3,}/u.test(word) && !isOwn(word); // prettier-ignore
  if (words.every((word) => hasWord(text.toLowerCase(), word))) return true;
  return said.some((word, at) => /^\p{Lu}/u.test(word) && isOwn(word) && !isOther(said[at - 1]) && !isOther(said[at + 1])); // prettier-ignore
}

function hasWord(folded: string, term: string): boolean {
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    const spaced = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{Nd}]/u.test(term);
    if (!spaced) return true;
    if (
      !/[\p{L}\p{Nd}]$/u.test(folded.slice(0, at)) &&
      !/^(?!s(?!\p{L}))[\p{L}\p{Nd}]/u.test(folded.slice(at + term.length))
    )
      return true;
  }
  return false;
}

const wordCount = (text: string): number => text.split(/\s+/u).length;
