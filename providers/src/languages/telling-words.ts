import type { Words } from './words.js';

/** Words by which something is known (a pattern at its start), and the sentence that it is said in. */
export type SentenceFrame = readonly [known: Words, frame: string];

/**
 * How a language puts into a sentence what a screen shows as a name or a number. A frame holds for whatever words
 * come into its `{0}`, `{1}`: no gender, case or number is guessed. What a language has no such frame for is left out.
 * Words after a colon stay as they are; elsewhere their first letter is small.
 */
export interface TellingWords {
  /** A title that says how something goes: "how a bill becomes a law". */
  how?: SentenceFrame;
  /** A title that opens with whose it is and ends on these words: "our marathon in numbers". */
  here?: SentenceFrame;
  inNumbers?: Words;
  /** What a name is: the articles that open it, and the name `{0}` with it `{1}`. */
  is?: SentenceFrame;
  /** A counted title `{0}` over its items `{1}`. */
  there?: string;
  /** A title of something that comes about step by step: "how a bill becomes a law". */
  process?: Words;
  /** Of what is gone through one after the other: the first, those between in turn, the last. */
  first?: string;
  next?: readonly string[];
  last?: string;
  /** The last of several names or numbers. */
  and?: string;
  /** The first of several numbers. */
  these?: string;
  /** A price of what the film is about, with what goes before a lowest one, and pay in a job ad. */
  price?: string;
  fromPrice?: SentenceFrame;
  /** Between a price and what it is asked for: "a month". */
  per?: Words;
  pay?: string;
  /** A name with its price: of one thing, and of several where the language tells them apart by this ending. */
  priced?: string;
  pricedMany?: readonly [ending: string, frame: string];
  /** What goes with a price, each as a clause; `$1` is taken from the words. */
  offers?: Readonly<Record<string, string>>;
  /** What is said of the film's thing without a verb: "open", "available"; `{1}` is what follows that word. */
  states?: Readonly<Record<Words, string>>;
  /** Verbs that a row of a comparison does without: "is", and before a price "costs". */
  copulas?: Words;
  costs?: Words;
  /** A quotation `{1}` with who said it. */
  quote?: string;
  /** How an appeal tells what it has raised, and what a gift does. */
  appeal?: AppealWords;
  /** How a film speaks to those whom its request wants greeted. */
  greeting?: GreetingWords;
  /** Before the names of those a greeting comes from. */
  senders?: Words;
  /** Where there is more, about a name, and at an address: on screen, and spoken. */
  more: string;
  moreAt: string;
  /** Thanks to those whom the prompt asks to thank. */
  thanks?: ThanksWords;
}

/** What an appeal for money says of it. */
export interface AppealWords {
  /** Words of a sentence that says how much has been raised. */
  raised: Words;
  /** What stands beside the amount that has been raised, and beside the one that is needed. */
  soFar: string;
  goal: string;
  /** Over what amounts do: "€20 pays for …, €75 for …". */
  gifts: string;
}

/** What a film says to those whom it is made for: on their birthday, as thanks. */
export interface GreetingWords {
  /** By the words of a request that name the occasion, the first that fit: what is said, and said to `{0}` as they are named. */
  says: readonly (readonly [known: Words, says: string, to?: string])[];
  /** Between the occasion and those whom it concerns: "for". */
  whom?: Words;
}

/** How a request asks that a film thanks somebody at its end. */
export interface ThanksWords {
  /** Openings of the request before whom it thanks, where it says "at the end" too, and those that need no more. */
  orders: Words;
  always?: Words;
  /** Between the opening and whom it thanks. */
  to?: Words;
  atEnd: Words;
  /** What is said to them. */
  says: string;
}
