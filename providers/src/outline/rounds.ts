import type { Beat, Evidence } from '@scenewright/core/outline';
import { alternatives, contextWords } from '../languages/any-word.js';
import { keptPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import { sentenceCase } from '../planner/words/headline.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { findFigures } from '../reading/scan/figures.js';
import { beat, kickerOf, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import { sharingUnits } from './compared-pairs.js';
import { asRow } from './comparison-row.js';
import { pointsOfParts } from './lists/points-of-parts.js';
import type { Candidate } from './node.js';
import type { StoryContext } from './story-context.js';

/** Rounds of a comparison at least and words of a name at most. */
const [fewestRounds, longestName] = [2, 3];
/** Words that one side of a round says at most. */
const longestSide = 12;
/** Words that name a measure at most. */
const longestMeasure = 6;

/** Two points that say the same of two things. */
interface Round {
  left: Point;
  right: Point;
}

/** Points that set two things against each other again and again, by one measure after another. */
interface Rounds {
  from: number;
  to: number;
  names: [left: string, right: string];
  rounds: Round[];
}

/**
 * "Scooter costs 600 euros, bicycle 450; scooter 25 km/h, bicycle 18; scooter needs charging, bicycle never": two names that
 * open the points in turn. Each measure has a scene of its own, or all stand side by side where time is short.
 */
export function roundCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  return roundsIn(points, context.language).map((found) => ({
    from: found.from,
    to: found.to,
    score: 0.99,
    node: () => ({ alternatives: [[together(found, context)], found.rounds.map((round, at) => roundBeat(round, found.names, at, context))], importance: 0.95 }), // prettier-ignore
  }));
}

export function roundsIn(points: readonly Point[], language: string): Rounds[] {
  const halves = points.flatMap((point, at) => inHalves(point, language).map((half) => ({ half, at })));
  const all = halves.map(({ half }) => half);
  const found: Rounds[] = [];
  for (let from = 0; from + 3 < all.length; from += 1) {
    const names = namesAt(all, from, language);
    if (!names) continue;
    const rounds: Round[] = [];
    let to = from;
    while (isRound(all[to], all[to + 1], names)) {
      rounds.push({ left: all[to]!, right: all[to + 1]! });
      to += 2;
    }
    const measured = rounds.filter(({ left, right }) => left.figures.length > 0 && right.figures.length > 0);
    const areWhole = halves[from - 1]?.at !== halves[from]!.at && halves[to]?.at !== halves[to - 1]?.at;
    if (rounds.length < fewestRounds || measured.length === 0 || !areWhole) continue;
    found.push({ from: halves[from]!.at, to: halves[to - 1]!.at + 1, names, rounds });
    from = to - 1;
  }
  return found;
}

/** "Scooter needs charging, bicycle never": a point of two parts, as both of them. */
function inHalves(point: Point, language: string): Point[] {
  const parts = point.text.split(/,\s+(?!\p{Nd})/u);
  if (parts.length !== 2 || point.kind !== 'clause') return [point];
  return pointsOfParts([point], parts, language).map((half) => withLastFigure(half, language));
}

/** "Das Auto 84": what reads as one name by itself is a name and its figure beside "die Bahn 12 kg". */
function withLastFigure(half: Point, language: string): Point {
  const [, digits] = half.figures.length > 0 ? [] : (/\s(\p{Nd}[\p{Nd}.,]*?)[.\s]*$/u.exec(half.text) ?? []);
  const at = digits ? half.text.lastIndexOf(digits) : -1;
  return at < 0 ? half : { ...half, figures: findFigures(digits!, language).map((found) => ({ ...found, start: found.start + at, end: found.end + at })) }; // prettier-ignore
}

/** The names of two things by what the points of one round and of the next open with alike. */
function namesAt(points: readonly Point[], from: number, language: string): [string, string] | undefined {
  const named = (at: number): string => {
    const [first, second, third] = [at, at + 2, at + 4].map((place) => points[place]?.text ?? '');
    const shared = sharedOpening(first!, second!);
    // "Oat milk has …, oat milk has …, oat milk costs …": the verb is no part of the name.
    const further = sharedOpening(shared, third!);
    return withoutVerb(further || shared, language);
  };
  const [left, right] = [named(from), named(from + 1)];
  return left && right && left.toLowerCase() !== right.toLowerCase() ? [left, right] : undefined;
}

const verbs = alternatives(contextWords('copulas'));

/** "Oat milk has" without the verb, where it is one that says what something has or costs. */
function withoutVerb(name: string, language: string): string {
  const costs = packOf(language)?.telling?.costs;
  return name.replace(keptPattern(`\\s+(?:${[verbs, costs && alternatives(costs)].filter(Boolean).join('|')})$`), '');
}

/**
 * "Has 0.9 kg | CO2 per litre": what both sides are measured by, as the first of them names it behind its figure; '' where
 * something else leads to the figure or it stands alone.
 */
function measureOf({ text, figures }: Point, name: string, language: string): string {
  const [found] = figures;
  if (!found || figures.length > 1) return '';
  const ahead = asRow(`${saidOf({ text: text.slice(0, found.start) }, name)} 1`, language);
  const behind = text
    .slice(found.end)
    .replace(/[.\s]+$/u, '')
    .trim();
  const led = keptPattern(`^(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')}|${alternatives(contextWords('articles'))})(?!\\p{L})`); // prettier-ignore
  const isBare = ahead.trim() === '1' || keptPattern(`^(?:${verbs})\\s+1$`).test(ahead.trim());
  return isBare && /^\p{L}/u.test(behind) && wordsIn(behind) <= longestMeasure && !led.test(behind) ? behind : '';
}

/** The first words of two texts as far as they are the same; a figure is no name. */
function sharedOpening(one: string, other: string): string {
  const [a, b] = [one.split(/\s+/u), other.split(/\s+/u)];
  const end = a.findIndex((word, at) => at >= longestName || /\p{Nd}/u.test(word) || word.toLowerCase() !== b[at]?.toLowerCase()); // prettier-ignore
  return end <= 0 ? '' : a.slice(0, end).join(' ');
}

function isRound(left: Point | undefined, right: Point | undefined, [a, b]: readonly [string, string]): boolean {
  const opens = (point: Point, name: string): boolean => point.text.toLowerCase().startsWith(`${name.toLowerCase()} `);
  return (
    left !== undefined &&
    right !== undefined &&
    [left, right].every(
      (point) =>
        point.kind === 'clause' &&
        point.role === 'content' &&
        point.contacts.length === 0 &&
        point.figures.length <= 2 &&
        wordsIn(point.text) <= longestSide,
    ) && // prettier-ignore
    left.heading === right.heading &&
    opens(left, a) &&
    opens(right, b)
  );
}

/** What is said of a side, without its name: "25 km/h", "needs charging every 30 km". */
const saidOf = ({ text }: Pick<Point, 'text'>, name: string): string =>
  text
    .slice(name.length)
    .trim()
    .replace(/[.\s]+$/u, '');

function roundBeat({ left, right }: Round, [a, b]: [string, string], at: number, context: StoryContext): Beat {
  const { language } = context;
  const [first, second] = sharingUnits([left, right].flatMap(({ text, figures }) => figures.slice(0, 1).map((found) => ({ ...found, isLast: found.end >= text.trimEnd().replace(/[.]$/u, '').length })))); // prettier-ignore
  const areAlike = first !== undefined && second !== undefined && first.figure.unit === second.figure.unit;
  const said = `${left.text.replace(/[.\s]+$/u, '')}, ${right.text.replace(/[.\s]+$/u, '')}`;
  const label = (name: string): string => sentenceCase(name, language).slice(0, 64);
  const measure = areAlike ? measureOf(left, a, language) : '';
  const claim = measure ? claimOf(measure, language, 70) : claimOf(said, language, 90, 18);
  const side = (point: Point, name: string): string[] => [claimOf(asRow(saidOf(point, name), language), language, 70)];
  const evidence: Evidence = !areAlike
    ? { type: 'versus', left: { label: label(a), points: side(left, a) }, right: { label: label(b), points: side(right, b) } } // prettier-ignore
    : at % 2 === 0
      ? { type: 'versus', left: { label: label(a), points: [], figure: first.figure }, right: { label: label(b), points: [], figure: second.figure } } // prettier-ignore
      : { type: 'series', arrangement: 'other', title: measure ? claim : claimOf(said, language, 70), items: [{ label: label(a), figure: first.figure }, { label: label(b), figure: second.figure }] }; // prettier-ignore
  const heading = left.heading !== context.topic && wordsIn(left.heading) <= 4 ? left.heading : '';
  return beat(
    {
      claim,
      kicker: kickerOf({ heading }, context),
      evidence,
      spoken: spokenOf([left, right], context),
      picture: `${a} ${b} ${heading}`,
      importance: 0.85,
    },
    context,
  );
}

function together({ names: [a, b], rounds }: Rounds, context: StoryContext): Beat {
  const { language } = context;
  const rows = (pick: (round: Round) => Point, name: string): string[] => rounds.slice(0, 5).map((round) => claimOf(asRow(saidOf(pick(round), name), language), language, 70)); // prettier-ignore
  const label = (name: string): string => sentenceCase(name, language).slice(0, 64);
  const claim = `${label(a)} – ${label(b)}`;
  return beat(
    {
      claim,
      evidence: { type: 'versus', left: { label: label(a), points: rows(({ left }) => left, a) }, right: { label: label(b), points: rows(({ right }) => right, b) } }, // prettier-ignore
      spoken: spokenOf(
        rounds.flatMap(({ left, right }) => [left, right]),
        context,
      ),
      picture: claim,
      importance: 0.95,
    },
    context,
  );
}
