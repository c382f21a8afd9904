import { alternatives, contextWords } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import type { Evidence } from '@scenewright/core/outline';
import { tidy } from '../planner/words/headline.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { phrasesOf } from '../planner/words/phrases.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { pairsIn } from '../reading/pairs.js';
import { beat, kickerOf, spokenOf } from './beats.js';
import { alignedRows, cellsOf, type Cell, type Side } from './aligned-rows.js';
import { claimOf } from './claim.js';
import { names, pairCandidates } from './compared-pairs.js';
import { asRow } from './comparison-row.js';
import { headedListsIn } from './headed-lists.js';
import type { Candidate } from './node.js';
import { headedGroups, traitsOf, type Headed } from './headed-groups.js';
import { sideRowCandidates, sideRowsIn } from './side-rows.js';
import type { StoryContext } from './story-context.js';
import { escapePattern } from '../languages/escape-pattern.js';

/** The two names of "Induction or gas?", "A vs B": from a heading, a question or the first points. */
export function sidesOf(
  points: readonly Point[],
  { language }: Pick<StoryContext, 'language'>,
): [string, string] | undefined {
  const { versus, or, and } = lexiconOf(language);
  // "Care: much vs none": what two sides are by one measure is no name of them.
  const rows = sideRowsIn(points, language);
  const isRow = (point: Point | undefined): boolean => rows.length > 1 && rows.some(({ at }) => points[at] === point);
  // "Compare induction and gas: induction boils …": both are named over what is told of them.
  const named = [points[0]?.heading ?? '', ...points.slice(0, 4).map((point) => point.text)];
  for (const [at, name] of named.entries()) {
    const point = points[at - 1];
    if (isRow(point)) continue;
    const text = name
      .replace(/[?？!.:]+$/u, '')
      .replace(/^(?:compar\p{L}*|vergleich\p{L}*|what(?:'s| is) better|which is better)[:,]?\s+/iu, '');
    const [pair] = at <= 1 ? pairsIn(text, language) : [];
    if (pair) {
      // "between a virus and | a bacterium"
      const first = clean(text.slice(pair.start, pair.end).replace(/^\S+\s/u, '').replace(/\s\S+$/u, '')); // prettier-ignore
      const second = clean(text.slice(pair.end));
      if (isSide(first) && isSide(second)) return [first, second];
    }
    for (const word of [versus, or, and]) {
      const match = wordPattern(word, language).exec(text);
      // "Compare electric and gas stoves: …": two that what follows speaks of, each by itself.
      if (!match || (word === and && at > 1)) continue;
      const left = clean(text.slice(0, match.index));
      const right = clean(withoutPurpose(text.slice(match.index + match[0].length), language));
      const isDescribed = (name: string): boolean =>
        points.some((other) => other !== point && other.text.toLowerCase().includes(firstWord(name)));
      if (word === and && !(isDescribed(left) && isDescribed(right))) continue;
      if (isSide(left) && isSide(right) && left.toLowerCase() !== right.toLowerCase()) return [left, right];
    }
  }
  return undefined;
}

const isSide = (name: string): boolean =>
  wordsIn(name) >= 1 && wordsIn(name) <= 4 && name.length <= 40 && !holdsFigure.test(name);
/** A figure with what it measures: "462 g", "2 rooms"; "Galaxy Tab S10" and "Route 66" are names. */
const holdsFigure = /^\p{Nd}|(?<![\p{L}\p{Nd}-])\p{Nd}[\p{Nd}.,]*(?:\s?[%‰°€$£¥]|\s\p{Ll})/u;

/** "… and car | for 8 km to work": what both are compared for is no part of the second name. */
const withoutPurpose = (text: string, language: string): string => {
  const at = text.search(new RegExp(`(?<=\\p{L}|\\p{Nd})\\s(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')})\\s`, 'iu')); // prettier-ignore
  return at > 0 && wordsIn(text) > mostOfName ? text.slice(0, at) : text;
};
/** Words of a name that is compared at most. */
const mostOfName = 3;

const firstWord = (name: string): string => name.toLowerCase().split(/\s/u)[0]!;

const clean = (text: string): string =>
  tidy(
    text
      .split(/[,;:(]/u)[0]!
      .replace(/^(?:the|a|an|der|die|das|le|la|les|el|los|las|il|o|a)\s/iu, '')
      .trim(),
  );

/** Points that speak of one side each, or of both: what is the same measure of both stands side by side. */
export function comparisonCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const headed = [...headedSides(points, context), ...sideRowCandidates(points, context)];
  if (context.genre !== 'comparison') return headed;
  const sides = sidesOf(points, context) ?? sidesOf(context.reading.points, context);
  if (!sides) return headed;
  const [left, right] = sides;
  const found: Candidate[] = [];
  // "Electric and gas stoves" are spoken of as "electric" and "gas".
  const key = (name: string, other: string): string =>
    firstWord(name) === firstWord(other) || firstWord(name).length < 3 ? name : firstWord(name);
  const sideOf = (point: Point): 'left' | 'right' | undefined => {
    const [a, b] = [key(left, right), key(right, left)];
    const heading = point.heading.toLowerCase();
    // What stands under both names is told of the one that it speaks of itself.
    const text = `${names(heading, a) && names(heading, b) ? '' : heading} ${point.text.toLowerCase()}`;
    const [hasLeft, hasRight] = [names(text, a), names(text, b)];
    return hasLeft === hasRight ? undefined : hasLeft ? 'left' : 'right';
  };
  const pairs = pairCandidates(points, sides, context);
  // One measure of both is told of both, not as a trait of one.
  const isPaired = (at: number): boolean => pairs.some(({ from, to }) => at >= from && at < to);
  for (let from = 0; from < points.length; from += 1) {
    const bySide: Record<'left' | 'right', Cell[]> = { left: [], right: [] };
    let to = from;
    let last: 'left' | 'right' | undefined;
    while (to < points.length && points[to]!.role === 'content' && points[to]!.kind !== 'heading' && !isPaired(to)) {
      const side =
        sideOf(points[to]!) ?? (points[to]!.sentenceIndex === points[to - 1]?.sentenceIndex ? last : undefined);
      if (!side) break;
      last = side;
      const [name, other] = side === 'left' ? [left, right] : [right, left];
      const { text } = points[to]!;
      const whole = withoutName(text, name);
      bySide[side].push(...cellsOf(openedWith(points[to]!, whole === text ? withoutName(whole, key(name, other)) : whole), context.language)); // prettier-ignore
      to += 1;
    }
    if (bySide.left.length === 0 || bySide.right.length === 0) continue;
    const run = points.slice(from, to);
    const [start, end] = [from, to];
    found.push({
      from: start,
      to: end,
      score: 0.94,
      node: () => {
        const rows = alignedRows([{ label: left, cells: bySide.left }, { label: right, cells: bySide.right }], context.language); // prettier-ignore
        const point = (texts: string[]): string[] =>
          texts.slice(0, 5).map((text) => claimOf(asRow(text, context.language), context.language, 70));
        const evidence: Evidence = {
          type: 'versus',
          left: { label: left.slice(0, 64), points: point(rows.left) },
          right: { label: right.slice(0, 64), points: point(rows.right) },
        };
        const claim = `${left} – ${right}`;
        return {
          alternatives: [
            [
              beat(
                {
                  claim,
                  kicker: kickerOf({ heading: '' }, context),
                  evidence,
                  spoken: spokenOf(run, context),
                  picture: claim,
                  importance: 0.9,
                },
                context,
              ),
            ],
          ],
          importance: 0.9,
          compared: rows.compared,
        };
      },
    });
  }
  return [...headed, ...found, ...pairs];
}

/**
 * "Basic: 9 USD a month, 3 users, 10 GB. Team: 29 USD a month, unlimited users, 500 GB.": two headings in a row with as many
 * points, of which two at least measure the same.
 */
function headedSides(points: readonly Point[], context: StoryContext): Candidate[] {
  // Three things that are told alike are no pair and one beside it.
  if (headedListsIn(points).length > 0) return [];
  const sides = headedSidesIn(points, context.language, context.genre === 'comparison');
  const pairs = sides.length === 2 ? [{ left: sides[0]!, right: sides[1]! }] : headedPairs(points);
  return pairs.map(({ left, right }): Candidate => {
    const run = points.slice(left.from, right.to);
    const side = ({ heading, from, to }: Headed): { label: string; points: string[] } => ({ label: claimOf(heading, context.language, 60), points: traitsOf(points.slice(from, to)).slice(0, 5).map((text) => claimOf(text, context.language, 60)) }); // prettier-ignore
    const claim = `${claimOf(left.heading, context.language, 40)} – ${claimOf(right.heading, context.language, 40)}`;
    const cells = ({ heading, from, to }: Headed): Side => ({ label: heading, cells: points.slice(from, to).flatMap((point) => cellsOf(point, context.language)) }); // prettier-ignore
    const node = (): ReturnType<Candidate['node']> => ({
      alternatives: [[beat({ claim, evidence: { type: 'versus', left: side(left), right: side(right) }, spoken: spokenOf(run, context), picture: claim, importance: 0.95 }, context)]], // prettier-ignore
      importance: 0.95,
      compared: alignedRows([cells(left), cells(right)], context.language).compared,
    });
    return { from: left.from, to: right.to, score: 0.99, node };
  });
}

/**
 * The sides of a prompt that tells of each in turn ("Renting: no repairs, … Buying: roots, …"): two short names with
 * traits under each, or more that are named alike ("Option A", "Option B"). None where headings part one thing.
 * @param compares whether the film compares, so that remarks on both may stand before and behind its two sides
 */
export function headedSidesIn(points: readonly Point[], language: string, compares = false): Headed[] {
  const clauses = points.filter(({ kind, role }) => kind === 'clause' && role === 'content');
  const groups = headedGroups(points);
  const isApart = clauses.some(({ heading }) => heading === '');
  if (clauses.length === 0 || (isApart && !(compares && groups.length === 2 && groups[0]!.to === groups[1]!.from))) return []; // prettier-ignore
  // "Remote: …. Office: …. Verdict: two days.": what is concluded of both is none of them.
  const last = groups.at(-1)!;
  const sides = compares && groups.length === 3 && last.to - last.from === 1 && groups[0]!.to === groups[1]!.from ? groups.slice(0, 2) : groups; // prettier-ignore
  return areSides(sides, points, language) ? sides : [];
}

function areSides(groups: readonly Headed[], points: readonly Point[], language: string): boolean {
  const isSideName = ({ heading }: Headed): boolean => wordsIn(heading) <= 3 && !/\p{Nd}|[?？]/u.test(heading) && !partsOne(heading, language); // prettier-ignore
  if (groups.length < 2 || groups.length > 4 || !groups.every(isSideName)) return false;
  const isAlike = wordsIn(groups[0]!.heading) > 1 && new Set(groups.map(({ heading }) => heading.split(/\s/u)[0]!.toLowerCase())).size === 1; // prettier-ignore
  const areTraits = groups.every(({ from, to }) => {
    const traits = traitsOf(points.slice(from, to));
    return traits.length >= 2 && traits.length <= 5 && traits.every((trait) => wordsIn(trait) <= 8);
  });
  return isAlike || (groups.length === 2 && areTraits);
}

/** "Ingredients", "Pros", "Steps": headings that part one thing. */
function partsOne(heading: string, language: string): boolean {
  const { step, pros, cons } = lexiconOf(language);
  const { ingredients, method } = phrasesOf(language);
  return new RegExp(`^(?:(?:${[step, pros, cons].filter(Boolean).join('|')})s?|${[ingredients, method].map(escapePattern).join('|')})$`, 'iu').test(heading.trim()); // prettier-ignore
}

/** Two headings in a row with what stands under each, of which two at least measure the same. */
export function headedPairs(points: readonly Point[]): { left: Headed; right: Headed }[] {
  const groups = headedGroups(points);
  return groups.slice(1).flatMap((right, at) => {
    const left = groups[at]!;
    const [a, b] = [points.slice(left.from, left.to), points.slice(right.from, right.to)];
    const units = (side: readonly Point[]): string[] => side.map(({ figures }) => figures[0]?.figure.unit ?? '-');
    const alike = units(a).filter((unit, one) => unit !== '-' && unit === units(b)[one]).length;
    const isNamed = wordsIn(left.heading) <= 4 && wordsIn(right.heading) <= 4;
    return left.to !== right.from || !isNamed || a.length < 2 || a.length > 5 || Math.abs(a.length - b.length) > 1 || alike < 2 ? [] : [{ left, right }]; // prettier-ignore
  });
}

const articles = alternatives(contextWords('articles'));

/** "Le vélo prend …", "the plane takes …" without whose it is. */
const withoutName = (text: string, name: string): string => {
  const rest = text.replace(
    new RegExp(`^(?:(?:${articles})\\s*)?${escapePattern(name)}s?(?!\\p{L})\\s*[:,–—-]?\\s*`, 'iu'),
    '',
  );
  return wordsIn(rest) >= 1 ? rest : text;
};

/** A point whose text has lost its opening, with its figures where they stand now. */
function openedWith(point: Point, text: string): Point {
  const cut = point.text.length - text.length;
  return { ...point, text, figures: point.figures.map((each) => ({ ...each, start: each.start - cut, end: each.end - cut })) }; // prettier-ignore
}
