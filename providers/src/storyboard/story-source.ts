import type { Brief, BriefDocument } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import type { SourceFigure, StorySource } from '@scenewright/core/story-check';
import { claimOf, beginsAsFragment } from '../outline/claim.js';
import { askedTable } from '../outline/document-choice.js';
import { derivedNumbers } from '../outline/tables/derived.js';
import { workedOut } from '../outline/verdicts/chosen-verdicts.js';
import { documentText } from '../planner/check-storyboard.js';
import { phrasesOf } from '../planner/words/phrases.js';
import { wordsIn } from '../reading/clauses.js';
import { isExcluded } from '../reading/exclusions.js';
import type { Point } from '../reading/point.js';
import type { Reading } from '../reading/reading.js';
import { findDates } from '../reading/scan/dates.js';
import { scan } from '../reading/scan/scan.js';

type Table = Extract<BriefDocument, { kind: 'table' }>;

/** What the story check knows of the source, from its reading. Figures of documents are chosen from, so that they may be left out. */
export function storySourceOf(reading: Reading, brief: Brief): StorySource {
  const { language, points, directions, exclusions, format } = reading;
  const { brand } = brief;
  const texts = [brief.prompt, reading.subject ?? '', ...brief.documents.flatMap((each) => [each.name, documentText(each)]), ...(brand ? [brand.name ?? '', brand.description ?? ''] : []), ...brief.images.map(({ name, context }) => `${name} ${context ?? ''}`)]; // prettier-ignore
  const forbids = exclusions.terms.length + exclusions.topics.length + exclusions.sorts.size > 0;
  return {
    ...{ language, durationSeconds: brief.durationSeconds, texts, directions },
    numbers: [...texts.flatMap((text) => monthsOf(text, language)), ...tablesOf(reading, brief).flatMap((table) => derivedNumbers(table, language))], // prettier-ignore
    figures: points.flatMap((point) => figuresOf(point)),
    items: itemsOf(points),
    ...(forbids && { isForbidden: (text: string) => isExcluded(text, scan(text, language, format), exclusions) }),
    isFragment: (headline) => isFragment(headline, language),
  };
}

/** The source with the numbers that a plan has worked out from its figures, as its record names them. */
export const withWorkedOut = (source: StorySource, warnings: readonly Warning[]): StorySource => ({
  ...source,
  numbers: [...(source.numbers ?? []), ...warnings.flatMap(({ code, message }) => (code === workedOut ? [message] : []))], // prettier-ignore
});

/** The tables as the prompt wants them: a sum is of the rows that are told. */
const tablesOf = (reading: Reading, { prompt, documents }: Brief): Table[] =>
  [...reading.tables, ...documents].flatMap((each) =>
    each.kind === 'table' ? [each, askedTable(each, reading, prompt)] : [],
  );

/** A date may be written with its month as a number or as a word. */
const monthsOf = (text: string, language: string): string[] =>
  findDates(text, language).map(({ order }) => String(Math.floor((order % 10000) / 100)));

/** Each figure with the other words of its point: what it is about. */
function figuresOf(point: Point): SourceFigure[] {
  if (point.kind === 'code') return [];
  return point.figures.map(({ figure, start, end }) => ({
    says: [figure.display, point.text.slice(start, end)],
    about: contentWords(`${point.text.slice(0, start)} ${point.text.slice(end)} ${point.heading} ${figure.suffix}`),
  }));
}

/** Words that say what something is about, as far as their length tells. */
const contentWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length > 3 || !/^\p{sc=Latin}/u.test(word));

/** Lines of a list, numbered steps, and three or more things in one sentence. */
function itemsOf(points: readonly Point[]): string[] {
  const together = new Map<string, number>();
  const keyOf = ({ group, sentenceIndex }: Point): string => `${group} ${sentenceIndex}`;
  for (const point of points) together.set(keyOf(point), (together.get(keyOf(point)) ?? 0) + 1);
  return points
    .filter(
      (point, at) =>
        // The clauses of a long item are one; its first names it.
        (point.kind === 'bullet' && point.sentenceIndex !== points[at - 1]?.sentenceIndex) ||
        (point.kind !== 'bullet' && point.ordinal !== undefined) ||
        (point.kind === 'clause' && together.get(keyOf(point))! >= 3),
    ) // prettier-ignore
    .map(({ text }) => text);
}

/** A longer line that begins with a preposition is a sentence as a rule. */
const mostOfFragment = 6;

/** What the writer of headlines would cut away at either end. Questions begin as they like, and the language's own titles stand. */
function isFragment(headline: string, language: string): boolean {
  const words = wordsIn(headline);
  if (words < 2 || /[.!?。！？؟…]$/u.test(headline) || headline === phrasesOf(language).inShort) return false;
  if (words <= mostOfFragment && beginsAsFragment(headline, language)) return true;
  return words <= 14 && wordsIn(claimOf(headline, language, 200)) < words;
}
