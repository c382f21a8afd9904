import type { Words } from './words.js';

/**
 * Words of a request that say where its film is shown and who watches it, and what a film is called beside them. Unlike
 * the cues, of which a tagger learns what each is worth, they act by where they stand (`reading/roles/settle-outlets.ts`).
 */
export interface FilmWords {
  /** What a film is called behind its topic: "clip", "tutorial". One of them; several are more often a topic. */
  forms?: Words;
  /** How it is to be, in words that are seldom said of anything else: "snappy". */
  manners?: Words;
  /** The same in words that are said of much else: "warm"; they count beside others. */
  qualities?: Words;
  /** Where films are shown and who watches them, behind "for": "waiting room", "followers". */
  outlets?: Words;
  /** "for", before or after an outlet. */
  for?: Words;
}
