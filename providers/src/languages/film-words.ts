import type { Words } from './words.js';

/**
 * Words of a request that speak of the film and stand beside its topic without a mark between them ("patch a tyre vid 45s
 * upbeat"). Unlike the cues, of which a tagger learns what each is worth, they act by where they stand.
 */
export interface FilmWords {
  /** What a film is called behind its topic: "clip", "tutorial". One of them; several are more often a topic. */
  forms?: Words;
  /** Shapes of its picture and where it is shown: "vertical", "for insta". */
  shapes?: Words;
  /** How it is to be, in words that are seldom said of anything else: "snappy". */
  manners?: Words;
  /** The same in words that are said of much else: "warm"; they count beside others. */
  qualities?: Words;
  /** What is heard or read along with it: "piano", "voice", "subtitles". */
  sounds?: Words;
  /** "captions instead of voice". */
  swaps?: Words;
  /** Between them: "with", "no", "and". */
  joins?: Words;
  /** Whom it is made for, as a whole: "for kids". */
  viewers?: Words;
  polite?: Words;
  /** Turns by which a sentence says of a part of the film where, how or when it is: "our colours are", "on the last card". */
  parts?: Words;
  /** Orders of pace, which are for the film's maker where the prompt speaks of a film: "start gently". */
  pace?: Words;
  /** What closes the message to who makes the film, before a name. */
  farewells?: Words;
  /** Where films are shown and who watches them, behind "for": "waiting room", "followers". */
  outlets?: Words;
  /** "for", before or after an outlet. */
  for?: Words;
}
