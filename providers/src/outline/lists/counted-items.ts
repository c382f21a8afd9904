import type { Beat } from '@scenewright/core/outline';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import { scan } from '../../reading/scan/scan.js';
import type { Candidate } from '../node.js';
import { singleBeat } from '../single-point.js';
import type { StoryContext } from '../story-context.js';
import { pointsOfParts } from './points-of-parts.js';
import { isPlain } from './plain-clause.js';
import { betweenItems, partsOf } from './split-items.js';
import { stepsNode } from './steps-node.js';

/** So many things make a list that is counted. */
const [fewest, most] = [3, 12];
/** Words of one thing at most. */
const longestItem = 22;

/**
 * "5 reasons to cycle to work. You save …": the things that a title or a heading counts, where as many follow it, each
 * with its number.
 */
export function countedCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  // What is done step by step has its own order.
  if (context.genre === 'how-to' || context.genre === 'recipe') return [];
  return runsOf(points).flatMap(({ from, to }): Candidate[] => {
    const run = points.slice(from, to);
    const count = countOver(run[0]!, context);
    const items = count === undefined ? undefined : itemsOf(run, count, context.language);
    return items ? [{ from, to, score: 0.87, node: () => countedNode(items, points[from - 1], context) }] : [];
  });
}

/** Stretches under one heading, or of one paragraph under none. */
function runsOf(points: readonly Point[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let from = 0; from < points.length;) {
    const first = points[from]!;
    let to = from;
    while (to < points.length && (isPlain(points[to]!) || (points[to]!.kind === 'bullet' && points[to]!.role === 'content')) && points[to]!.heading === first.heading && (first.heading !== '' || points[to]!.group === first.group)) to += 1; // prettier-ignore
    if (to > from && (from === 0 || first.heading !== '')) runs.push({ from, to });
    from = Math.max(to, from + 1);
  }
  return runs;
}

/** How many things the heading of a point announces, or what stands before it in the prompt. */
function countOver(first: Point, { reading, language }: StoryContext): number | undefined {
  const before = reading.points.filter(({ sentenceIndex }) => sentenceIndex < first.sentenceIndex).map(({ text }) => text); // prettier-ignore
  const titles = first.heading !== '' ? [first.heading] : before.slice(-1);
  const [name = ''] = /^\p{Lu}[\p{L}\p{M}\p{Nd}’'-]*/u.exec(first.text) ?? [];
  for (const title of titles) {
    // "Tuckbox, a box with three compartments. Tuckbox keeps …": more is told of the same, and nothing that was counted.
    if (first.heading === '' && name !== '' && title.split(/[\s,]/u)[0] === name) continue;
    const { figures, spelled } = scan(title, language);
    const count = [...figures, ...spelled].find(({ kind, figure: { magnitude, low } }) => kind === 'count' && low === undefined && Number.isInteger(magnitude) && magnitude >= fewest && magnitude <= most); // prettier-ignore
    if (count) return count.figure.magnitude;
  }
  return undefined;
}

/** A run as so many things: its clauses, its sentences, or the parts of its one sentence. */
function itemsOf(run: readonly Point[], count: number, language: string): Point[] | undefined {
  const sentences = [...new Set(run.map(({ sentenceIndex }) => sentenceIndex))];
  const whole = sentences.map((index): Point => {
    const own = run.filter(({ sentenceIndex }) => sentenceIndex === index);
    return own.length === 1 ? own[0]! : pointsOfParts(own, [own.map(({ text }) => text).join(', ')], language)[0]!;
  });
  const ofOne = (between: RegExp) => (): Point[] => (sentences.length === 1 ? partsOfSentence(run, between, language) : []); // prettier-ignore
  const ways = [() => [...run], () => whole, ofOne(betweenItems(language)), ofOne(betweenCommas)];
  for (const way of ways) {
    const items = way();
    if (items.length === count && items.every(({ text }) => wordsIn(text) <= longestItem)) return items;
  }
  return undefined;
}

/** "A stove costs 900 and needs a chimney, a panel …": where each of them says more than one thing. */
const betweenCommas = /\s*(?:[,，](?!(?<=\p{Nd}.)\p{Nd})|[;、،])\s*/u;

/** The parts of the one sentence that a run stands in, behind its heading. */
function partsOfSentence(run: readonly Point[], between: RegExp, language: string): Point[] {
  const [{ sentence, text }] = run as [Point];
  const from = sentence.indexOf(text.slice(0, 12));
  return from < 0 ? [] : pointsOfParts(run, partsOf(sentence.slice(from).replace(/[\s.!。]+$/u, ''), between, language), language); // prettier-ignore
}

const countedNode = (items: readonly Point[], before: Point | undefined, context: StoryContext): ReturnType<Candidate['node']> =>
  stepsNode(items.map((point, at) => ({ ...point, ordinal: at + 1 })), before, context, countedBeat); // prettier-ignore

/** One of them: what it shows by itself, under its number. What it is one of stands in the title, and not before each. */
function countedBeat(point: Point, number: number, context: StoryContext): Beat {
  const { kicker: _, ...own } = singleBeat({ ...point, heading: '' }, { ...context, topic: '' });
  if (own.evidence.type !== 'claim') return { ...own, kicker: `${number}` };
  return { ...own, evidence: { type: 'steps', steps: [{ text: own.claim }], from: number, cyclic: false, counted: true } }; // prettier-ignore
}
