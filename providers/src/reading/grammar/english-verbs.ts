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
  const verbs = terms.flatMap((term, at) =>
    isVerb(term, terms[at - 1])
      ? [{ start: term.start, plain: term.root, isOnlyVerb: isOnlyVerb(term, terms[at + 1]) }]
      : [],
  );
  if (known.size >= mostKnown) known.clear();
  known.set(key, verbs);
  return verbs;
}

/** "By train", "the plant", "your call": what stands before a word may make a thing of it, whatever it looks like. */
const isVerb = ({ tags }: Term, before: Term | undefined): boolean =>
  tags.has('Verb') &&
  !hasOne(tags, ['Auxiliary', 'Modal', 'Copula']) &&
  (tags.has('Gerund') ||
    before === undefined ||
    /^to$/iu.test(before.text) ||
    !hasOne(before.tags, ['Determiner', 'Possessive', 'Preposition']));

/** In front a verb and a noun look alike: "train staff", "paint". What stands behind it tells. */
const isOnlyVerb = ({ tags, start }: Term, next: Term | undefined): boolean =>
  !tags.has('Gerund') &&
  (start > 0 || (next !== undefined && hasOne(next.tags, ['Determiner', 'Pronoun', 'Possessive', 'Preposition'])));

const hasOne = (tags: ReadonlySet<string>, some: readonly string[]): boolean => some.some((tag) => tags.has(tag));
