/** A stretch of a sentence that may be a clause of it. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** What its verb says it of, where that stands in an earlier clause: "goes to the lungs". */
  subject?: string;
  /** A semicolon or a dash stands before it: it begins anew. */
  isApart?: boolean;
}

/** Stands for what must not be cut. */
export const placeholder = '\uE000';

/** Clauses that hang on each other are told together up to this many words. */
export const mostJoined = 22;

/** The text with what must not be cut filled up; same length. */
export function blanked(text: string, spans: readonly { start: number; end: number }[]): string {
  let blank = text;
  const fill = (start: number, end: number): void => {
    blank = blank.slice(0, start) + placeholder.repeat(end - start) + blank.slice(end);
  };
  for (const span of spans) fill(span.start, span.end);
  for (const match of blank.matchAll(/[(（[][^()（）[\]]*[)）\]]/gu)) fill(match.index, match.index + match[0].length);
  return blank;
}
