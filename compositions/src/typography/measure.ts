/** A face to measure with; `tracking` in em. */
export interface Face {
  family: string;
  weight: number;
  tracking: number;
  italic?: boolean;
}

const referenceSize = 100;
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** Forgets what was measured before the fonts were there. */
export function forgetMeasures(): void {
  widths.clear();
}

/** Width of one line of text in ems. Where no canvas exists (tests without a browser) it is estimated. */
export function emWidth(text: string, face: Face): number {
  const key = `${face.family}|${face.weight}|${face.italic ? 'i' : ''}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = drawnWidth(text, face);
    if (widths.size > 20_000) widths.clear();
    widths.set(key, width);
  }
  return width + face.tracking * [...text].length;
}

function drawnWidth(text: string, face: Face): number {
  if (typeof document === 'undefined') return estimatedWidth(text, face.weight);
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return estimatedWidth(text, face.weight);
  context.font = `${face.italic ? 'italic ' : ''}${face.weight} ${referenceSize}px ${face.family}`;
  context.fontKerning = 'normal';
  return context.measureText(text).width / referenceSize;
}

function estimatedWidth(text: string, weight: number): number {
  let width = 0;
  for (const character of text) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)) width += 1;
    else if (/[\p{Lu}\p{Nd}MWmw%]/u.test(character)) width += 0.64;
    else if (/[ ilj.,:;'|!]/u.test(character)) width += 0.27;
    else width += 0.52;
  }
  return width * (1 + (weight - 400) / 6000);
}
