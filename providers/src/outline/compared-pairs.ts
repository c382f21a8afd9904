import type { Figure } from '@scenewright/core/figures';
import type { Evidence } from '@scenewright/core/outline';
import type { Point } from '../reading/point.js';
import { beat, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import type { Candidate } from './node.js';
import type { StoryContext } from './story-context.js';

/** Whether a text in small letters speaks of a name. */
export const names = (text: string, name: string): boolean => {
  const first = name.toLowerCase();
  // "Bacterium" is spoken of as "bacteria".
  const stem = first.length >= 8 && !/\s/u.test(first) ? first.slice(0, -2) : first.replace(/s$/u, '');
  return text.includes(first) || (first.length > 4 && text.includes(stem));
};

/** "20 years, nylon 6": the second of two that are compared has the unit of the first, where nothing follows it. */
export function sharingUnits<T extends { figure: Figure; isLast: boolean }>(figures: readonly T[]): T[] {
  const [a, b] = figures;
  const isBare = b && b.isLast && b.figure.unit === '' && b.figure.prefix === '' && b.figure.suffix === '';
  if (!a || !isBare || a.figure.unit === '') return [...figures];
  const { prefix, suffix, unit } = a.figure;
  return [a, { ...b, figure: { ...b.figure, prefix, suffix, unit, display: `${prefix}${b.figure.display}${suffix}` } }];
}

/** "Efficiency 85% vs 40%", "3 min 10 on induction, 6 min 40 on gas": one measure of both sides. */
export function pairCandidates(
  points: readonly Point[],
  [left, right]: [string, string],
  context: StoryContext,
): Candidate[] {
  return points.flatMap((point, at): Candidate[] => {
    const next = points[at + 1];
    const both =
      point.figures.length === 2
        ? [point]
        : point.figures.length === 1 && next?.figures.length === 1 && next.sentenceIndex === point.sentenceIndex
          ? [point, next]
          : undefined;
    if (!both) return [];
    const [a, b] = sharingUnits(both.flatMap((one) => one.figures.map((found) => ({ ...found, isLast: !/[\p{L}%]/u.test(one.text.slice(found.end).replace(/[(（][^()（）]*[)）]/gu, '')) })))); // prettier-ignore
    if (!a || !b || (a.figure.unit !== b.figure.unit && a.kind !== 'count' && b.kind !== 'count')) return [];
    const text = both
      .map((one) => one.text)
      .join(', ')
      .toLowerCase();
    // "The pump costs 14,000 to install and 900 a year": both are said of the one that is named.
    const isNamed = (side: string): boolean => names(text, side) || names(text, side.split(' ')[0]!);
    if (isNamed(left) !== isNamed(right)) return [];
    const swapped =
      names(text, left) && names(text, right) && text.indexOf(right.toLowerCase()) < text.indexOf(left.toLowerCase());
    const about = (both[0]!.heading || point.text.slice(0, a.start)).replace(/[\s:,]+$/u, '');
    // "Canvas weighs 14 kg, nylon 4 kg" names its sides itself: only the whole says what is measured.
    const namesSides = names(about.toLowerCase(), left) || names(about.toLowerCase(), right);
    const said = both.length === 1 || both[0]!.heading ? point.text : both.map((one) => one.text).join(', ');
    const label = namesSides ? claimOf(said, context.language, 70) : claimOf(about || point.text, context.language, 60);
    const evidence: Evidence = {
      type: 'versus',
      left: { label: left.slice(0, 64), points: [], figure: (swapped ? b : a).figure },
      right: { label: right.slice(0, 64), points: [], figure: (swapped ? a : b).figure },
    };
    return [
      {
        from: at,
        to: at + both.length,
        score: 0.955,
        node: () => ({
          alternatives: [
            [
              beat(
                { claim: label, evidence, spoken: spokenOf(both, context), picture: label, importance: 0.8 },
                context,
              ),
            ],
          ],
          importance: 0.8,
        }),
      },
    ];
  });
}
