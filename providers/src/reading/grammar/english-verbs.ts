import { termsOf, type Term } from './english-terms.js';

export interface VerbAt {
  /** Where it begins in the text. */
  start: number;
  /** "write" of "wrote". */
  plain: string;
  /** It says what is done, so that it names no thing: "stores" of "a battery that stores 15 kWh" is no shop. "Swimming" may be both. */
  isOnlyVerb: boolean;
}

/** Of the texts that were asked for last: reading one takes 2 ms, and a headline is often spoken as it is written. */
const known = new Map<string, VerbAt[]>();
const mostKnown = 300;

/** The verbs of an English text in every form, with their plain form. */
export function verbsIn(text: string): readonly VerbAt[] {
  const key = text.replace(/[.\s]+$/u, '');
  const found = known.get(key);
  if (found) return found;
  const terms = termsOf(key);
  const verbs = terms.flatMap((term, at): VerbAt[] => {
    if (isVerb(term, terms[at - 1]))
      return [{ start: term.start, plain: term.root, isOnlyVerb: isOnlyVerb(term, terms[at + 1], terms[at - 1]) }];
    const plain = verbOfBareClause(key, terms, at);
    return plain === undefined ? [] : [{ start: term.start, plain, isOnlyVerb: true }];
  });
  if (known.size >= mostKnown) known.clear();
  known.set(key, verbs);
  return verbs;
}

/** "By train", "the plant", "your call": what stands before a word may make a thing of it, whatever it looks like. */
const isVerb = ({ tags }: Term, before: Term | undefined): boolean =>
  tags.has('Verb') &&
  !hasOne(tags, ['Auxiliary', 'Modal', 'Copula']) &&
  // "As fast as train": what something is likened to is named.
  !(before !== undefined && /^(?:as|than)$/iu.test(before.text)) &&
  (tags.has('Gerund') ||
    before === undefined ||
    /^to$/iu.test(before.text) ||
    !hasOne(before.tags, ['Determiner', 'Possessive', 'Preposition']));

/** In front a verb and a noun look alike: "train staff", "paint". What stands behind it tells. */
const isOnlyVerb = ({ tags, start }: Term, next: Term | undefined, before: Term | undefined): boolean =>
  // "A girl is walking home" tells what she does; "walking is good for you" names it.
  (!tags.has('Gerund') || (before !== undefined && hasOne(before.tags, ['Copula', 'Auxiliary']))) &&
  (start > 0 || (next !== undefined && hasOne(next.tags, ['Determiner', 'Pronoun', 'Possessive', 'Preposition'])));

/** Words between an article and the verb at most: "the upper gate closes". */
const longestSubject = 3;

/**
 * The plain form of what looks like a plural where its clause would have no verb: "and the boat leaves", but "the library books are
 * due". It must be a verb by itself, as beans and tickets are not.
 */
function verbOfBareClause(text: string, terms: readonly Term[], at: number): string | undefined {
  const { text: word, tags, start } = terms[at]!;
  const before = terms[at - 1];
  if (!tags.has('Plural') || !/[^s]s$/u.test(word) || !before?.tags.has('Singular')) return undefined;
  const parts = (one: Term, next: Term): boolean => /[,;:.!?–—]/u.test(text.slice(one.end, next.start)) || next.tags.has('Conjunction') || one.tags.has('Conjunction'); // prettier-ignore
  let from = at;
  while (from > 0 && !parts(terms[from - 1]!, terms[from]!)) from -= 1;
  let to = at + 1;
  while (to < terms.length && !parts(terms[to - 1]!, terms[to]!)) to += 1;
  const clause = terms.slice(from, to);
  const isBare = clause[0]!.tags.has('Determiner') && at - from <= longestSubject && clause.every((term) => !term.tags.has('Verb')); // prettier-ignore
  if (!isBare || (from === 0 && start === 0)) return undefined;
  return [word.slice(0, -1), word.slice(0, -2)].find(
    (plain) => plain.length > 2 && termsOf(plain)[0]?.tags.has('Infinitive'),
  );
}

const hasOne = (tags: ReadonlySet<string>, some: readonly string[]): boolean => some.some((tag) => tags.has(tag));
