import type { Beat, Evidence } from '@scenewright/core/outline';
import type { Point } from '../reading/point.js';
import { shownOf, tellingWords } from './left-out.js';
import type { StoryNode } from './node.js';

/** Of the words of a point, so many stand in what a structure makes of it: a link or a verb gives way to its form. */
const keptShare = 0.65;
/** Points of which a structure may be none at all. */
const mostApart = 3;
/** Structures that take words apart into labels and figures: what is left over of them is lost. */
const takesApart: ReadonlySet<Evidence['type']> = new Set(['series', 'versus']);

/**
 * Whether a structure tells its points whole: every figure stands in it, and most words of each point. "Costs 126,000
 * euros, of which 71% staff" as a tile "71%" named "which" would have lost what it counts.
 */
export function tellsWhole({ alternatives }: StoryNode, points: readonly Point[]): boolean {
  return alternatives.every((beats) => {
    // Four in a row and more are one by their form.
    if (!beats.some(({ evidence }) => takesApart.has(evidence.type)) || points.length > mostApart) return true;
    const shown = beats.map(shownOf).join(' ');
    return points.every((point) => isKept(point, shown, points)) && beats.every((one) => namesCounted(one, points));
  });
}

/** "71% personale", "41 barn": what a figure counts stands behind it, and in its label where two are set side by side. */
function namesCounted({ evidence }: Beat, points: readonly Point[]): boolean {
  if (evidence.type !== 'series') return true;
  if (evidence.items.length > 2) return true;
  const labels = evidence.items.map(({ label, note, figure }) => `${label} ${note ?? ''} ${figure.display} ${figure.suffix}`).join(' ').toLowerCase(); // prettier-ignore
  return points.every(({ text, figures }) => figures.filter(({ kind }) => kind === 'count' || kind === 'percent').every(({ end }) => !counted.exec(text.slice(end))?.slice(1).some((word) => !labels.includes(word.toLowerCase())))); // prettier-ignore
}
/** The word right behind a figure. */
const counted = /^\s([\p{L}\p{M}]{3,})/u;

function isKept(point: Point, shown: string, points: readonly Point[]): boolean {
  const others = points.filter((other) => other !== point).map(({ text }) => text.toLowerCase()).join(' '); // prettier-ignore
  // "Anna 12 sales, Ben 9 sales": what all of a row count, its heading says.
  const isCommon = (word: string): boolean => !/\p{Nd}/u.test(word) && others.includes(word);
  const words =
    point.kind === 'code'
      ? []
      : tellingWords(point.text.replace(/[(（][^()（）]*[)）]/gu, '')).filter((word) => !isCommon(word));
  const kept = words.filter((word) => shown.includes(word));
  const isFigure = (word: string): boolean => /\p{Nd}/u.test(word);
  return kept.length >= words.length * keptShare && words.every((word) => !isFigure(word) || kept.includes(word));
}
