import {
  balancedLines,
  drawnLine,
  isLonely,
  joined,
  keptTogether,
  leavesAlone,
  piecesOf,
  withPartedWords,
  type Piece,
} from './break-lines.js';
import { emWidth, measuresVersion, type Face } from './measure.js';
import { scriptSetting } from './script-setting.js';

export interface FitRequest {
  text: string;
  language: string;
  face: Face;
  /** Box in layout units. */
  width: number;
  height: number;
  maxLines: number;
  /** Largest size in layout units, and the smallest that is tried before lines are added or words shrink. */
  maxSize: number;
  minSize: number;
  /** Line height, times the size; raised to what the script needs. */
  leading: number;
  balance?: boolean;
}

export interface FittedText {
  lines: readonly (readonly Piece[])[];
  /** The same lines as plain text. */
  texts: readonly string[];
  size: number;
  /** Layout units. */
  lineHeight: number;
  width: number;
  height: number;
  /** Tracking in em after the script had its say. */
  tracking: number;
}

/** Room for rounding between measured and drawn text. */
const slack = 0.995;

/** A scene asks for the same fits in every frame. */
const fits = new Map<string, FittedText>();
const mostFits = 2000;
let fitsVersion = 0;

/**
 * The largest size at which the text stands in the box on at most `maxLines` balanced lines. A text that does not
 * fit at `minSize` may take more lines as long as the height holds them; if that fails too, its very long words are parted
 * at syllables, and it shrinks further: small is better than cut.
 */
export function fitText(request: FitRequest): FittedText {
  if (fits.size >= mostFits || fitsVersion !== measuresVersion()) {
    fits.clear();
    fitsVersion = measuresVersion();
  }
  const key = JSON.stringify(request);
  const known = fits.get(key);
  if (known) return known;
  const fitted = findFit(request);
  fits.set(key, fitted);
  return fitted;
}

/** How much smaller a text may stand so that no short word has a line to itself. */
const lonelyWorth = 0.7;
/** The same for a longer word, which is less of a stain. */
const aloneWorth = 0.8;

function findFit(request: FitRequest): FittedText {
  const pieces = piecesOf(request.text, request.language, scriptSetting(request.text, request.language).unspaced);
  const whole = fitPieces(request, pieces);
  const parted = whole.size < request.minSize ? withPartedWords(pieces) : null;
  const free = parted ? larger(fitPieces(request, parted), whole) : whole;
  const ems = (text: string): number => emWidth(text, request.face);
  /** How much its lines disturb: a short word alone most, then one that leaves its line half empty, then several such lines. */
  const stains = ({ lines }: FittedText): number => {
    if (lines.length < 2 || pieces.length < 3) return 0;
    const alone = lines.filter((line) => line.length === 1).length;
    return (
      (lines.some(isLonely) ? 4 : 0) +
      (leavesAlone(lines, ems) ? 2 : 0) +
      (pieces.length >= longEnough ? alone / 2 : Math.max(0, alone - 1))
    );
  };
  if (stains(free) === 0) return free;
  const least = free.size * (free.lines.some(isLonely) ? lonelyWorth : aloneWorth);
  const others = [
    ...(['next', 'previous'] as const).map((to) => fitPieces(request, keptTogether(pieces, to))),
    // On one line less, and smaller.
    ...(free.lines.length > 2 ? [fitPieces({ ...request, maxLines: free.lines.length - 1 }, pieces)] : []),
  ].filter(({ size }) => size >= least);
  return [free, ...others].sort((one, other) => stains(one) - stains(other) || other.size - one.size)[0]!;
}

/** Pieces from which on any line of a single word can be avoided. */
const longEnough = 5;

/** By how much parting its words must enlarge a text. */
const partedWorth = 1.2;

const larger = (parted: FittedText, whole: FittedText): FittedText =>
  parted.size >= whole.size * partedWorth ? { ...parted, lines: parted.lines.map(drawnLine) } : whole;

function fitPieces(request: FitRequest, pieces: readonly Piece[]): FittedText {
  const setting = scriptSetting(request.text, request.language);
  const face: Face = { ...request.face, tracking: setting.tracking ? request.face.tracking : 0 };
  const leading = Math.max(request.leading, setting.minLeading);

  const attempt = (size: number, maxLines: number): FittedText | null => {
    const measure = (text: string): number => emWidth(text, face) * size;
    const width = request.width * slack;
    const lines = balancedLines(pieces, width, measure);
    const texts = lines.map(joined);
    const widest = Math.max(0, ...texts.map(measure));
    const height = lines.length * leading * size;
    if (lines.length > maxLines || widest > width || height > request.height + 0.5) return null;
    return { lines, texts, size, lineHeight: leading * size, width: widest, height, tracking: face.tracking };
  };
  const largest = (low: number, high: number, maxLines: number): FittedText | null => {
    let best: FittedText | null = null;
    let [from, to] = [Math.ceil(low), Math.floor(high)];
    while (from <= to) {
      const middle = (from + to) >> 1;
      const fitted = attempt(middle, maxLines);
      if (fitted) [best, from] = [fitted, middle + 1];
      else to = middle - 1;
    }
    return best;
  };
  const { minSize, maxSize, maxLines } = request;
  return (
    largest(minSize, maxSize, maxLines) ??
    largest(Math.max(10, minSize * 0.72), minSize, maxLines + 2) ??
    largest(4, minSize, 99) ?? {
      lines: [pieces],
      texts: [joined(pieces)],
      size: 4,
      lineHeight: 4 * leading,
      width: request.width,
      height: 4 * leading,
      tracking: face.tracking,
    }
  );
}
