/** Verbs for what is done with the hands, to the picture of doing it. */
export interface DeedWords {
  /**
   * One line a picture: its name in the set, then stems of verbs. Behind a stem stands one of the endings; a hyphen before it
   * marks one that takes the beginnings of `before`, too ("aufpumpen"). A point behind it ends the word. What has a space is a phrase, as it
   * begins.
   */
  stems: string;
  /** What such verbs begin with. */
  before?: string;
  /** Endings, set apart by spaces, with which a word is a verb wherever it stands; `*` is any short one, `_` none. */
  anywhere?: string;
  /** Endings with which it is one at the beginning of a sentence or a clause, where it asks for something. */
  opening?: string;
  /** Words beside which it is not done, set apart by spaces. */
  not?: string;
}
