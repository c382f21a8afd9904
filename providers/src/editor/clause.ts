/** A link in the words of an edit that is to be imported (interface 4.4). */
export interface FoundLink {
  /** As it is fetched. */
  url: string;
  role: 'footage' | 'music';
}

/** A link of a clause, and the `⟦n⟧` that it stands at. */
export type ClauseLink = FoundLink & { token: string };
/** A part of an instruction that asks for one thing, as one language reads it. */
export interface Clause {
  /** In English word order, quoted texts as `⟦0⟧`. */
  text: string;
  /** `text` in lower case without articles and filler: "make music calmer". */
  plain: string;
  /** The scene that was named before it: "In scene 2, …". */
  scope: string | null;
  /** A film or sound that is to be imported. */
  link: ClauseLink | null;
  /** Puts the quoted texts back. */
  expand: (text: string) => string;
}
