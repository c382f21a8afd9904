import type { BriefDocument } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { asciiDigits } from '../reading/scan/digits.js';
import { findDates } from '../reading/scan/dates.js';

const runs = /\p{Nd}+(?:[.,'’٬٫·\u00a0\u202f\u2009 ]\p{Nd}+)*/gu;
/** The digits of a number without its separators: "120,000" and "120000" are the same. */
const digits = (text: string): string => asciiDigits(text).replace(/\D/g, '');

function numbersOf(text: string): string[] {
  return [...text.matchAll(runs)]
    .flatMap((run) => [digits(run[0]), ...run[0].split(/[^\p{Nd}]+/u).map(digits)])
    .filter(Boolean);
}

export const documentText = (document: BriefDocument): string =>
  document.kind === 'text'
    ? document.text
    : [document.columns.join(' ; '), ...document.rows.map((row) => row.join(' ; '))].join('\n');

/**
 * Numbers on screen or in the narration that the sources (prompt, documents, brand texts) do not hold:
 * what a planner made up. Months of dates in the sources count as given, since dates may be written in another language.
 */
export function inventedNumbers(storyboard: Storyboard, sources: string[]): string[] {
  const given = new Set(
    sources.flatMap((source) => [
      ...numbersOf(source),
      // "①" and "½" say their digits too, in their compatibility form.
      ...numbersOf(source.normalize('NFKC')),
      ...findDates(source, storyboard.language).map((date) => String(Math.floor((date.order % 10000) / 100))),
    ]),
  );
  const invented = new Set<string>();
  for (const scene of storyboard.scenes) {
    for (const text of [onScreenText(scene).join('\n'), scene.narration ?? '']) {
      for (const run of text.matchAll(runs)) {
        const whole = digits(run[0]);
        const parts = run[0]
          .split(/[^\p{Nd}]+/u)
          .map(digits)
          .filter(Boolean);
        if (!given.has(whole) && !parts.every((part) => given.has(part))) invented.add(run[0]);
      }
    }
  }
  return [...invented];
}

/** Figures that no scene shows, in their own spelling. */
export function missingFigures(storyboard: Storyboard, figures: string[]): string[] {
  const shown = storyboard.scenes.flatMap(onScreenText).join('\n');
  const plain = shown.replace(/[\u00a0\u202f\u2009]/g, ' ');
  return figures.filter((figure) => !shown.includes(figure) && !plain.includes(figure));
}
