/** A face to measure with; `tracking` in em. */
export interface Face {
  family: string;
  weight: number;
  tracking: number;
  italic?: boolean;
  /** Digits of one width: wider than those of running text in most families. */
  tabular?: boolean;
}

const referenceSize = 100;
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;
let forgotten = 0;

/** Forgets what was measured before the fonts were there. */
export function forgetMeasures(): void {
  widths.clear();
  forgotten++;
}

/** Another number after each time that measures were forgotten: what was made of them before holds no more. */
export function measuresVersion(): number {
  return forgotten;
}

/** Width of one line of text in ems. Where no canvas exists (tests without a browser) it is estimated. */
export function emWidth(text: string, face: Face): number {
  // Not every family has tabular digits: the zero stands for all, so that a count on its way fits too.
  const measured = face.tabular ? text.replace(/\d/g, '0') : text;
  const key = `${face.family}|${face.weight}|${face.italic ? 'i' : ''}${face.tabular ? 't' : ''}|${measured}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = drawnWidth(measured, face);
    if (widths.size > 20_000) widths.clear();
    widths.set(key, width);
  }
  return face.tracking === 0 ? width : width + face.tracking * [...text].length;
}

function drawnWidth(text: string, face: Face): number {
  if (typeof document === 'undefined') return estimatedWidth(text, face.weight);
  if (face.tabular && /\d/.test(text)) return tabularWidth(text, face);
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return estimatedWidth(text, face.weight);
  context.font = `${face.italic ? 'italic ' : ''}${face.weight} ${referenceSize}px ${face.family}`;
  context.fontKerning = 'normal';
  return context.measureText(text).width / referenceSize;
}

/** A canvas cannot be told to set tabular digits, so a line beside the page is measured. */
function tabularWidth(text: string, face: Face): number {
  const line = document.createElement('span');
  line.textContent = text;
  Object.assign(line.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre',
    font: `${face.italic ? 'italic ' : ''}${face.weight} ${referenceSize}px ${face.family}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  });
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return width / referenceSize;
}

const estimates = new Map<string, number>();

function estimatedWidth(text: string, weight: number): number {
  let width = 0;
  for (const character of text) {
    let one = estimates.get(character);
    if (one === undefined) estimates.set(character, (one = estimatedCharacter(character)));
    width += one;
  }
  return width * (1 + (weight - 400) / 6000);
}

function estimatedCharacter(character: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)) return 1;
  if (/[\p{Lu}\p{Nd}MWmw%]/u.test(character)) return 0.64;
  return /[ ilj.,:;'|!]/u.test(character) ? 0.27 : 0.52;
}
