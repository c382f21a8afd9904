import type { Beat } from '@scenewright/core/outline';
import { wholeWords } from '../languages/any-word.js';
import type { AppealWords } from '../languages/telling-words.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import type { FoundFigure } from '../reading/scan/figures.js';
import { beat, headlineOf, kickerOf, spokenOf } from './beats.js';
import { inUnitOf } from './borrowed-unit.js';
import { claimOf } from './claim.js';
import type { Candidate } from './node.js';
import { singleBeat } from './single-point.js';
import type { StoryContext } from './story-context.js';
import { tellingOf } from './telling/frame.js';

/** What an appeal for money tells of money: what gifts of several sizes do, and how far from its goal it is. */
export function appealCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const words = tellingOf(context.language)?.appeal;
  if (context.genre !== 'fundraising' || !words) return [];
  return [...giftRuns(points, words, context), ...progressIn(points, words, context)];
}

/** "€20 pays for a flare, €75 for a helmet": what each amount does, which no chart compares. */
function giftRuns(points: readonly Point[], words: AppealWords, context: StoryContext): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < points.length; from += 1) {
    let to = from;
    while (to < points.length && isGift(points[to]!) && points[to]!.group === points[from]!.group) to += 1;
    const run = points.slice(from, to);
    if (run.length >= 2 && run.length <= 6) found.push({ from, to, score: 0.995, node: () => giftsNode(run, words, context) }); // prettier-ignore
    from = Math.max(from, to - 1);
  }
  return found;
}

/** An amount, and after it what it does. */
const isGift = ({ text, figures: [first], role, kind, contacts }: Point): boolean =>
  first?.kind === 'money' && first.start <= 1 && wordsIn(text.slice(first.end)) >= 2 && role === 'content' && kind !== 'heading' && contacts.length === 0; // prettier-ignore

function giftsNode(run: readonly Point[], words: AppealWords, context: StoryContext): ReturnType<Candidate['node']> {
  const { language } = context;
  const heading = run[0]!.heading;
  const title = heading !== '' && heading.length <= 60 ? claimOf(heading, language, 60) : words.gifts;
  const whole = beat(
    {
      claim: title,
      kicker: kickerOf({ heading: '' }, context),
      evidence: { type: 'list', title, items: run.map(({ text }) => ({ text: claimOf(text, language, 100) })) },
      spoken: spokenOf(run, context),
      picture: run.map(({ text }) => text).join(' '),
      importance: 0.92,
    },
    context,
  );
  return { alternatives: [[whole]], importance: 0.92 };
}

/** "A new engine costs 84,000 euros, we have 52,080 so far": what has been raised is a part of what is needed. */
function progressIn(points: readonly Point[], words: AppealWords, context: StoryContext): Candidate[] {
  const raised = new RegExp(wholeWords(words.raised), 'iu');
  return points.flatMap((point, at): Candidate[] => {
    if (point.role !== 'content' || !raised.test(point.text)) return [];
    const own = point.figures.filter(isAmount);
    // A goal stands in the sentence itself or in one of the two before it.
    const near = points.slice(Math.max(0, at - 2), at).flatMap(({ figures }) => figures.filter(({ kind }) => kind === 'money')); // prettier-ignore
    // "We need 12,500 and have 4,900 already": bare numbers of one sentence are of one money.
    const money = [...near, ...own.filter(({ kind }) => kind === 'money')];
    const beside = money.length > 0 ? [] : points.slice(Math.max(0, at - 1), at + 1).filter(({ sentenceIndex }) => sentenceIndex === point.sentenceIndex).flatMap(({ figures }) => figures.filter(isAmount)); // prettier-ignore
    const goal = [...money, ...beside].sort((a, b) => b.figure.magnitude - a.figure.magnitude)[0]; // prettier-ignore
    const said = raised.exec(point.text)!.index;
    const sum = own.filter((one) => goal !== undefined && one !== goal && one.figure.magnitude < goal.figure.magnitude && sharesUnit(one, goal)).sort((a, b) => Math.abs(a.start - said) - Math.abs(b.start - said))[0]; // prettier-ignore
    if (!goal || !sum) return [];
    // Where the goal stands right before it, a chart of both would take them together.
    const from = at > 0 && points[at - 1]!.figures.includes(goal) ? at - 1 : at;
    const before = points.slice(from, at).map((one) => singleBeat(one, context));
    return [{ from, to: at + 1, score: 0.99, node: () => ({ alternatives: [[...before, progressBeat(point, sum, goal, words, context)]], importance: 0.95 }) }]; // prettier-ignore
  });
}

/** Money, or a bare number that may be of it. */
const isAmount = ({ kind, figure }: FoundFigure): boolean => kind === 'money' || (kind === 'count' && figure.unit === '' && figure.magnitude >= 100); // prettier-ignore
const sharesUnit = (one: FoundFigure, goal: FoundFigure): boolean => one.kind === 'count' || one.figure.unit === goal.figure.unit; // prettier-ignore

function progressBeat(
  point: Point,
  sum: FoundFigure,
  goal: FoundFigure,
  words: AppealWords,
  context: StoryContext,
): Beat {
  const figure = sum.kind === 'money' ? sum.figure : inUnitOf(sum.figure, goal.figure);
  // "= 62%" is read as a sign in a sum.
  const plain = { ...point, text: point.text.replace(/\s*=\s*(?=\p{Nd}[\p{Nd}.,]*\s?%)/u, ', ') };
  return beat(
    {
      claim: headlineOf(plain, context),
      kicker: kickerOf(point, context),
      evidence: {
        type: 'series',
        arrangement: 'other',
        items: [
          { label: words.soFar, figure },
          { label: words.goal, figure: goal.figure },
        ],
      },
      spoken: spokenOf([{ ...plain, sentence: point.sentence === point.text ? plain.text : point.sentence.replace(point.text, plain.text) }], context), // prettier-ignore
      picture: point.text,
      importance: 0.95,
    },
    context,
  );
}
