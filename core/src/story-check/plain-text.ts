/** One way of writing for both sides of a comparison: case, spaces, dashes and quotation marks are the same. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/gu, '')
    .replace(/[‐-―−]/gu, '-')
    .replace(/[’‘‛`´]/gu, "'")
    .replace(/[“”„«»「」『』]/gu, '"')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .trim();
}

/** Words of a text in one way of writing, without marks. Scripts that set no spaces are cut by the language's rules. */
export function plainWords(text: string, language: string): string[] {
  const segmenter = segmenterOf(language);
  return (plainText(text).match(stretches) ?? []).flatMap((stretch) =>
    [...segmenter.segment(stretch)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment),
  );
}

/** Each segment holds a copy of what it was cut from: a document cut whole would take memory by the square of its length. */
const stretches = /.{1,400}(?:\s|$)|.{1,400}/gsu;

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** The same word, or one that differs in its ending: "share" and "shares", "Werkstatt" and "Werkstätten" by their stems. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  const stem = Math.max(4, shorter - 2);
  return shorter >= 4 && a.slice(0, stem) === b.slice(0, stem);
}

/** A text for a message, not longer than can be read in one. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return `“${line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line}”`;
}
