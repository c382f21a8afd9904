/** A figure of the source, with what it is about. */
export interface SourceFigure {
  /** As it was written, and other spellings that count as the same; the first is reported. */
  says: readonly string[];
  /** Words of its own clause of which one has to stand beside it; none: the figure speaks for itself. */
  about: readonly string[];
}

/** A clause of the source, with the sentence that it stands in. */
export interface SourceClause {
  text: string;
  sentence: string;
}

/**
 * What the source of a story holds, as far as a check needs it: the reading of a prompt and its documents gives it.
 * What only the reading's language knows comes as a function.
 */
export interface StorySource {
  /** BCP-47 without region. */
  language: string;
  /** Seconds that the video lasts. */
  durationSeconds: number;
  /** Everything that may be told, word for word: prompt, documents, brand. A number that is in none of them is invented. */
  texts: readonly string[];
  /** Numbers that count as given besides: "12" where the source says "twelve" or "December". */
  numbers?: readonly string[];
  /** Clauses about the video itself, as written. They act, and are neither shown nor spoken. */
  directions: readonly string[];
  figures: readonly SourceFigure[];
  /** Items of lists and steps; each has to be shown. */
  items: readonly string[];
  /** Clauses that have to be shown or spoken in their own words; left out where a writer may put them otherwise. */
  clauses?: readonly SourceClause[];
  /** Whether a text shows what the source forbids to show. */
  isForbidden?: (text: string) => boolean;
  /** Whether a headline needs words before or after it: it begins or ends with a preposition, a link, an article. */
  isFragment?: (headline: string) => boolean;
}
