/**
 * The words by which the planner reads a language. Each list is separated by `|` and may hold regular
 * expression syntax; matching ignores case and keeps to whole words (scripts without spaces excepted).
 */
export interface Lexicon {
  /** Verbs and nouns of rising and falling. */
  up: string;
  down: string;
  from: string;
  to: string;
  and: string;
  or: string;
  /** Between the two sides of a comparison. */
  versus: string;
  whereas: string;
  /** Words with no content of their own around a label: articles, prepositions, auxiliaries, plain verbs. */
  linking: string;
  /** Words that a headline must not end with. */
  dangling: string;
  /** Between n and m in "3 out of 4". */
  outOf: string;
  /** One to ten. */
  numberWords: string[];
  /** Openers of the first, further and last parts of a sequence. */
  sequence: string;
  step: string;
  /** Subjects that stand behind their verb where an order word opens the sentence: "Sedan drar du …". */
  subject?: string;
  /** What stands before things to come. */
  upcoming: string;
  /** Copula of a definition with its article: "is a". */
  isA: string;
  /** Verbs before an enumeration: includes, offers. */
  includes: string;
  /** A sentence that starts so asks the viewer to act. */
  action: string;
  question: string;
  pros: string;
  cons: string;
  /** What is good news when there is more of it, and what is bad news. */
  welcome: string;
  unwelcome: string;
  /** Words without weight when terms are counted, beside the linking ones. */
  stop: string;
  /** Starts of sentences that lean on the one before. */
  pronoun: string;
  /** Words that say a first, short clause is only circumstance. */
  leadIn: string;
}

/** Matches nothing: a language whose words for this are not known. */
export const never = '(?!)';
export const emptyLexicon: Lexicon = {
  up: never, down: never, from: never, to: never, and: never, or: never, versus: 'vs\\.?|versus|VS', whereas: never, linking: never,
  dangling: never, outOf: never, numberWords: [], sequence: never, step: never, upcoming: never, isA: never,
  includes: never, action: never, question: never, pros: never, cons: never, welcome: never, unwelcome: never, stop: never, pronoun: never, leadIn: never,
}; // prettier-ignore
