/** A word, number or mark of a text. */
export interface Token {
  text: string;
  /** Folded for comparison: lower case, digits as 9. */
  shape: string;
  from: number;
  to: number;
  isWord: boolean;
  /** Of the clause it stands in: clauses end at marks of punctuation and at line breaks. */
  clause: number;
  sentence: number;
  /** What stands between this token and the one before. */
  boundary: Boundary;
  /** Where roles may change: `boundary`, and where that is none, whether a small word stands on either side, or no space at all. */
  seam: number;
}
/** How many kinds of `seam` there are. */
export const seams = 8;
/** From none to the strongest: a space, a comma or the like, the end of a sentence, of a line. */
export type Boundary = 0 | 1 | 2 | 3;

const endsSentence = /^[.!?…。！？؟।]+$/u;
const endsClause = /^[,;:、，；：،()（）[\]【】–—|/·•]+$/u;

/** A text as tokens; spaces are none. Scripts without spaces are cut by the dictionary of the platform. */
export function tokenize(text: string, language = 'en'): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  let boundary: Boundary = 3;
  let isGap = false;
  for (const { segment, index, isWordLike } of segmenterOf(language).segment(text)) {
    if (/^\s+$/u.test(segment)) {
      if (segment.includes('\n')) {
        clause += 1;
        sentence += 1;
        boundary = 3;
      }
      isGap = true;
      continue;
    }
    const isDash = (segment === '-' || segment === '–') && isGap;
    const isWord = isWordLike === true;
    const isInside = isInNumber(text, segment, index);
    if (!isWord && !isInside && (endsClause.test(segment) || isDash) && boundary < 1) boundary = 1;
    tokens.push({
      text: segment,
      shape: segment
        .normalize('NFKC')
        .toLowerCase()
        .replace(/\p{Nd}/gu, '9'),
      from: index,
      to: index + segment.length,
      isWord,
      clause,
      sentence,
      boundary,
      seam: 0,
    });
    boundary = 0;
    isGap = false;
    if (isWord || isInside) continue;
    if (endsSentence.test(segment)) {
      clause += 1;
      sentence += 1;
      boundary = 2;
    } else if (endsClause.test(segment) || isDash) {
      clause += 1;
      boundary = 1;
    }
  }
  for (const [at, token] of tokens.entries()) token.seam = seamAt(token, tokens[at - 1]);
  return tokens;
}

/** "16:9", "20:30", "1/2": a mark between two digits parts nothing. */
const isInNumber = (text: string, mark: string, at: number): boolean =>
  /^[:/]$/u.test(mark) && /\p{Nd}/u.test(text[at - 1] ?? '') && /\p{Nd}/u.test(text[at + 1] ?? '');

/** Scripts that are written without spaces: Japanese and Chinese. */
const isUnspaced = ({ text }: Token): boolean => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text);

/**
 * No role changes within "arc-en-ciel". A phrase begins with a small word ("for my class", "para mi canal") or ends with one where those follow ("…の"): roles change there
 * rather than between two words of weight. Small words are told by their length alone, in any language.
 */
function seamAt(token: Token, before: Token | undefined): number {
  if (token.boundary > 0 || !before) return token.boundary;
  if (before.to === token.from && !isUnspaced(before) && !isUnspaced(token)) return 7;
  const sides = (isSmall(before) ? 1 : 0) + (isSmall(token) ? 2 : 0);
  return sides === 0 ? 0 : 3 + sides;
}
const isSmall = ({ text, isWord }: Token): boolean => isWord && (/^[\p{sc=Hira}]+$/u.test(text) || /^[\p{sc=Hang}\p{sc=Han}]$/u.test(text) || /^(?![\p{sc=Han}\p{sc=Kana}\p{sc=Hang}])\p{L}[\p{L}\p{M}’']{0,3}$/u.test(text)); // prettier-ignore

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}
