import { lazyPattern } from '../languages/lazily.js';
import type { EvidenceOf } from '@scenewright/core/outline';
import { alternatives, contextWords, wholeWords } from '../languages/any-word.js';
import type { Point } from '../reading/point.js';
import type { FoundFigure } from '../reading/scan/figures.js';
import { trendOf } from '../planner/facts/groups.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { sentimentOf } from '../planner/facts/make-fact.js';
import { sentenceCase } from '../planner/words/headline.js';
import { wordsIn } from '../reading/clauses.js';
import { formOf } from '../reading/grammar/english-clauses.js';
import { headlineOf } from './beats.js';
import { inUnitOf } from './borrowed-unit.js';
import type { StoryContext } from './story-context.js';
import { visitWords } from './visit-rows.js';

/** Between what is and what it stands for: the first figure is the new one. */
const insteadOf = lazyPattern(
  () => `^[^.;]{0,14}?(?<!\\p{L})(?:${alternatives(contextWords('instead'))})(?!\\p{L})\\s*(?:\\p{L}+\\s){0,2}$`,
  'iu',
);
/** Between what was and what is: the first figure is the old one. */
const becomes = lazyPattern(() => `^[^.;]{0,16}?(?:${wholeWords(contextWords('becomes'))}|→|->|=>|⇒|➜)\\s*$`, 'iu');
const opensFrom = lazyPattern(() => `(?:${wholeWords(contextWords('from'))})\\s*(?:\\p{L}+\\s){0,2}$`, 'iu');
/** Between two figures: "in 2022", "(2022)". */
const datedAside = /(?:\s\p{L}{1,3})?\s\(?(?:19|20)\p{Nd}{2}\)?(?=\s)/gu;
/** "(2023: 31 days)", "last year 26": the second figure is of an earlier time. */
const earlier = lazyPattern(
  () => `(?:${alternatives(contextWords('earlier'))}|(?:in\\s)?\\p{Nd}{4})\\s*[:=]?\\s*(?:\\p{L}+\\s){0,2}$`,
  'iu',
);

/** "… should cut delivery | from 5 days": the word before "from", where it is one, is what moves. */
function movedIn(head: string): string | undefined {
  const before = /^(.*\s)?(\p{L}[\p{L}\p{M}’'-]{3,})\s+\S+\s*(?:\p{L}+\s)?$/su.exec(opensFrom.test(head) ? head : '');
  return before && wordsIn(before[1] ?? '') >= longHead ? sentenceCase(before[2]!) : undefined;
}
/** Words before what moves from which on a headline says much else. */
const longHead = 7;

/** A move from one figure to another of the same kind in one point, or undefined. */
export function readDelta(point: Point, context: StoryContext): EvidenceOf<'delta'> | undefined {
  const { text, figures } = point;
  if (figures.length < 2 || figures.length > 3) return undefined;
  for (let at = 0; at + 1 < figures.length; at += 1) {
    const [first, second] = [figures[at]!, figures[at + 1]!];
    if (!isAlike(first, second)) continue;
    const between = text.slice(first.end, second.start);
    if (between.length > 40 || countsOther(point, first, second, context)) continue;
    // "from 3.1 nights | in 2022 | to 4.4": when it was stands beside what it was.
    const undated = between.replace(datedAside, ' ');
    const head = text.slice(0, first.start);
    const now =
      // "5.1%から3.4%に": where "from" follows its figure, it stands between the two.
      becomes.test(undated) && (opensFrom.test(head) || opensFrom.test(between) || /[→⇒➜]|->|=>/u.test(between))
        ? isSpan(point, first, second, between, context)
          ? undefined
          : second
        : insteadOf.test(between) || earlier.test(between)
          ? first
          : undefined;
    if (!now) continue;
    const was = now === first ? second : first;
    const about = (movedIn(text.slice(0, first.start)) ?? headlineOf(point, context)).slice(0, 120);
    const trend = worth(now, was) > worth(was, now) ? 'up' : 'down';
    const [beforeLabel, afterLabel] = labels(text, was, now, point);
    return {
      type: 'delta',
      about,
      before: inUnitOf(was.figure, now.figure),
      after: inUnitOf(now.figure, was.figure),
      ...(beforeLabel && afterLabel ? { beforeLabel, afterLabel } : {}),
      sentiment: sentimentOf(about, trend, context.language),
    };
  }
  return undefined;
}

/**
 * "Tickets from €5 to €15", "children from 5 to 15": the ends of a span are joined as a change is, and rise. It is a
 * change where something is said to move, where it has two dates, or where more or less of it is good or bad news.
 */
function isSpan(
  { text, heading, dates }: Point,
  first: FoundFigure,
  second: FoundFigure,
  between: string,
  context: StoryContext,
): boolean {
  const { language } = context;
  // "From 12 to 5.": nothing is named that could have moved.
  const named = `${text.slice(0, first.start).replace(opensFrom, '')}${text.slice(second.end)}`;
  if (heading === '' && !/\p{L}{3}/u.test(named)) return true;
  // "Timbers will raise the limit from 3 tons to 8": what is done moves it; "ages run from 5 to 15" tells of a span.
  const head = text.slice(0, first.start).replace(opensFrom, '').trim();
  if (language === 'en' && formOf(head).isSaid && !spansIt.test(head)) return false;
  if (!visitWords('until', language).test(between) || worth(second, first) <= worth(first, second)) return false;
  return (
    trendOf(text, language) === undefined &&
    dates.length < 2 &&
    sentimentOf(`${heading} ${text}`, 'up', language) === 'neutral'
  );
}

/** English verbs of which a span is told. */
const spansIt =
  /(?<!\p{L})(?:rang\w+|runs?|ran|var(?:y|ies|ied)|go(?:es)?|spans?|lasts?|costs?|is|are|was|were|open\w*|welcomes?|for|aged?)$/iu;

/** "420 exhibitors from 31 countries", "£900 so far from 12 donors": each counts something of its own. */
function countsOther({ text }: Point, first: FoundFigure, second: FoundFigure, { language }: StoryContext): boolean {
  const [own, other] = [text.slice(first.end, second.start), text.slice(second.end)];
  const names = (rest: string): boolean => /^\s\p{L}/u.test(rest) && !wordPattern(lexiconOf(language).linking, language, 'start').test(rest); // prettier-ignore
  // "grew from $3 to 5 million" has one unit for both; "£900 from 12 donors" has a noun of its own.
  const ofAnother = first.figure.unit !== '' && second.figure.unit === '' && insteadOf.test(own) && !opensFrom.test(text.slice(0, first.start)); // prettier-ignore
  return second.kind === 'count' && names(other) && (ofAnother || (first.kind === 'count' && names(own)));
}

const isAlike = (a: FoundFigure, b: FoundFigure): boolean =>
  a.figure.unit === b.figure.unit ||
  (a.kind === 'count' && b.kind !== 'percent') ||
  (b.kind === 'count' && a.kind !== 'percent');

/** "from 10 to 14 million": the bare number borrows the other's magnitude. */
const worth = (one: FoundFigure, other: FoundFigure): number =>
  one.kind === 'count' && other.kind !== 'count' && other.figure.value !== 0
    ? one.figure.value * Math.abs(other.figure.magnitude / other.figure.value)
    : one.figure.magnitude;

/** The years beside the two figures. */
function labels(text: string, was: FoundFigure, now: FoundFigure, { dates }: Point): [string, string] {
  if (dates.length < 2) return ['', ''];
  const near = (figure: FoundFigure): string =>
    [...dates].sort((a, b) => Math.abs(a.start - figure.end) - Math.abs(b.start - figure.end))[0]!.text.slice(0, 40);
  const [a, b] = [near(was), near(now)];
  return a !== b ? [a, b] : ['', ''];
}
