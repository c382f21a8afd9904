import type { Beat, Evidence, Genre } from '@scenewright/core/outline';
import type { Point } from '../reading/point.js';
import type { FoundFigure } from '../reading/scan/figures.js';
import { sentimentOf } from '../planner/facts/make-fact.js';
import { sentenceCase } from '../planner/words/headline.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { hangsOnBefore, lacksSubject, opensSubordinate } from '../reading/stands-alone.js';
import { trendOf } from '../planner/facts/groups.js';
import { beat, headlineOf, kickerOf, restOf, spokenOf } from './beats.js';
import { readDelta } from './delta.js';
import { ratioOf } from './ratio.js';
import type { StoryContext } from './story-context.js';

/** Characters of a headline at most that is told whole. */
const longestClaim = 110;

/** One point as one beat, by what it holds: a change, a share, a ratio, a figure, a quotation, a place, or its words. */
export function singleBeat(point: Point, context: StoryContext): Beat {
  const short = headlineOf(point, context);
  const rest = restOf(point, short);
  const whole = sentenceCase(point.text.replace(/\s+/gu, ' ').replace(/[\s.,;:]+$/u, ''));
  // "… in plates | that move by a few centimetres": what hangs on a headline is no line of its own.
  const isOne = rest !== undefined && whole.length <= longestClaim && (opensSubordinate(short, context.language) || hangsOnBefore(rest, context.language) || lacksSubject(rest, context.language) || wordPattern(lexiconOf(context.language).and, context.language, 'start').test(rest)); // prettier-ignore
  const claim = isOne ? whole : short;
  return beat(
    {
      claim,
      kicker: kickerOf(point, context),
      support: isOne ? undefined : rest,
      evidence: evidenceOf(point, claim, context),
      spoken: spokenOf([point], context),
      picture: point.text,
      importance: importanceOf(point),
    },
    context,
  );
}

export function importanceOf(point: Point): number {
  if (point.role === 'action' || point.role === 'ending') return 0.9;
  return Math.min(1, 0.4 + point.figures.length * 0.2 + point.dates.length * 0.1 + (point.kind === 'bullet' ? 0.1 : 0));
}

function evidenceOf(point: Point, claim: string, context: StoryContext): Evidence {
  const { language } = context;
  if (point.kind === 'code')
    return {
      type: 'code',
      code: point.text.slice(0, 900),
      ...(point.fence ? { language: point.fence.slice(0, 24) } : {}),
    };
  const ratio = ratioOf(point, language);
  if (ratio) return { type: 'ratio', ...ratio, about: claim };
  const delta = readDelta(point, context);
  if (delta) return delta;
  const [first, second] = weighty(heroesOf(point, context), point.text);
  if (!first) {
    if (point.places.length >= 2 || (point.places.length === 1 && point.text.length <= 60))
      return {
        type: 'places',
        places: point.places.slice(0, 6).map((place) => ({ country: place.country, label: place.name })),
      };
    return { type: 'claim', ...emphasisOf(point, claim) };
  }
  const { figure } = first;
  if (
    first.kind === 'percent' &&
    figure.value > 0 &&
    figure.magnitude <= 100 &&
    figure.low === undefined &&
    !/^[+−–-]/u.test(figure.display)
  ) {
    const trend = trendOf(point.text, language);
    if (!trend && !second) return { type: 'share', figure, about: claim };
  }
  const trend = trendOf(point.text, language);
  return {
    type: 'figure',
    figure,
    about: claim,
    ...(trend && (first.kind === 'percent' || first.kind === 'multiple')
      ? { trend, sentiment: sentimentOf(claim, trend, language) }
      : {}),
    ...(second ? { companion: { figure: second.figure } } : {}),
  };
}

/** Genres that tell by things and people: how many there were is seldom the point. */
const genresOfThings: ReadonlySet<Genre> = new Set(['story', 'biography', 'recipe', 'how-to', 'greeting', 'quote', 'testimonial']); // prettier-ignore
/** Genres whose subject is figures. */
const genresOfFigures: ReadonlySet<Genre> = new Set(['data', 'report', 'ranking']);
/** A count up to here is seen at once: nobody is struck by it. */
const small = 12;
const notable = 1000;
/** Letters before a figure that begins its sentence: "Only 3", "Over 40". */
const openingLetters = 10;

/**
 * Whether a figure is worth a screen: money, shares and ratings are, a count or a measure where it is large, is what its
 * sentence begins with, or the film is about figures. "A boat with 3 fishermen" is about a boat.
 */
export function isHero({ kind, figure, start }: FoundFigure, text: string, { genre }: StoryContext): boolean {
  if (kind !== 'count' && kind !== 'measure') return true;
  if (genresOfFigures.has(genre)) return true;
  const magnitude = Math.abs(figure.magnitude);
  if (genresOfThings.has(genre)) return magnitude >= notable;
  return magnitude > small || (start <= openingLetters && text.slice(0, start).trim().split(/\s+/u).length <= 1);
}

/** "405 cups in 1 year", "1 queen lays 2,000 eggs": the one is what the other is told of. */
const isBasis = ({ kind, figure }: FoundFigure): boolean =>
  (kind === 'measure' || kind === 'count') && figure.magnitude === 1;

/** What is worth a screen; where that is but one of something, how much of the same it comes to: "1 kWh gives 4 kWh". */
function heroesOf({ figures, text }: Point, context: StoryContext): FoundFigure[] {
  const heroes = figures.filter((found) => isHero(found, text, context));
  const [basis] = heroes;
  const results = figures.filter((found) => !isBasis(found) && found.figure.unit === basis?.figure.unit);
  return basis && heroes.every(isBasis) && results.length > 0 ? results : heroes;
}

/** The figures of a point, the one that says most first: money and shares before counts, counts before small measures. */
function weighty(figures: readonly FoundFigure[], text: string): FoundFigure[] {
  const order: Record<FoundFigure['kind'], number> = {
    percent: 0,
    money: 1,
    multiple: 1,
    rating: 1,
    count: 2,
    measure: 2,
  };
  const said = figures.filter((found) => !isBasis(found));
  // "4.2m (+18%)": what stands in brackets is said of the figure before them.
  const isAside = ({ start, end }: FoundFigure): boolean => /[(（]\s*[+−–-]?$/u.test(text.slice(0, start)) && /^\s*[)）]/u.test(text.slice(end)); // prettier-ignore
  return [...(said.length > 0 ? said : figures)].sort((a, b) => Number(isAside(a)) - Number(isAside(b)) || order[a.kind] - order[b.kind] || a.start - b.start); // prettier-ignore
}

/** The words of a claim to stress: its date, its name, its quotation. */
function emphasisOf(point: Point, claim: string): { emphasis?: string } {
  const found = point.dates[0]?.text ?? point.times[0]?.text ?? point.contacts[0]?.text ?? point.quotes[0]?.text ?? '';
  return found.length > 2 && found.length <= 40 && claim.includes(found) ? { emphasis: found } : {};
}
