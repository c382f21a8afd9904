import type { FoundQuote, Point } from './point.js';
import type { NumberFormat } from './scan/number-format.js';
import { type Mentions, scan } from './scan/scan.js';
import type { StepBlock } from './step-mark.js';

export interface PointFrame {
  language: string;
  format: NumberFormat;
  heading: string;
  sentenceIndex: number;
  role: Point['role'];
  sentence: string;
  /** What stands in it, where its sentence was scanned as a whole. */
  found?: Mentions;
}

export function pointOf(text: string, block: StepBlock, frame: PointFrame): Point {
  const { language, format, heading, sentenceIndex, role, sentence } = frame;
  const plain = block.kind === 'code' ? text : trimmed(text);
  const found =
    block.kind === 'code'
      ? { contacts: [], times: [], dates: [], figures: [], spelled: [], places: [] }
      : (frame.found ?? scan(plain, language, format));
  return {
    ...found,
    text: plain,
    role,
    kind: block.kind === 'sentence' ? 'clause' : block.kind,
    sentence,
    sentenceIndex,
    group: block.group,
    quotes: quotesIn(plain),
    heading: heading === plain ? '' : heading,
    ...(block.ordinal === undefined ? {} : { ordinal: block.ordinal }),
    ...(block.checked === undefined ? {} : { checked: block.checked }),
    ...(block.isStep ? { isStep: true } : {}),
    ...(block.fence ? { fence: block.fence } : {}),
  };
}

export const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:·•、，。；：–—-]+(?=[^\s\p{Nd}])|^\s*[/|]\s+/u, '')
    .replace(/[\s,;:·•、，；：–—-]+$/u, '')
    .trim();

export function quotesIn(text: string): FoundQuote[] {
  return [
    ...text.matchAll(
      /["“„«「『]([^"”“„»」』]{3,400})["”“»」』]|(?<![\p{L}\p{Nd}])['‘]((?:[^'’\n]|(?<=\p{L})['’](?=\p{L})){12,300})['’](?![\p{L}])/gu,
    ),
  ].map((match) => ({
    text: (match[1] ?? match[2])!.trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
