import { bucketOf } from '../learning/hash.js';
import { chancesOf, type LinearWeights } from '../learning/logistic.js';
import { loadWeights, storeWeights, type StoredWeights } from '../learning/stored-weights.js';
import { isShown, type Role } from './role.js';
import { seams, type Token } from './tokens.js';

/**
 * What may happen between two tokens of a clause: both are shown or both hidden, what is shown ends, or it begins. The words
 * on either side tell: "about | bees", "bees | for my class", hardly ever "first-time | landlords". The tagger's network
 * scores each token, and its chain knows no words; without this it cuts sentences where nobody would. Where clauses end,
 * anything may follow anything.
 */
const stays = 0;
const hides = 1;
const shows = 2;
const kinds = 3;

/** Features are hashed into this many buckets (a power of two). */
export const edgeBuckets = 1 << 15;

export interface EdgeModel {
  weights: LinearWeights;
  /** `seams × kinds`: the share of each kind at each seam, in whatever words. The chain has learned that already. */
  usual: readonly number[];
}
export interface StoredEdges {
  weights: StoredWeights;
  usual: readonly number[];
}

export const storeEdges = ({ weights, usual }: EdgeModel): StoredEdges => ({
  weights: storeWeights(weights),
  usual: usual.map((share) => Math.round(share * 1e5) / 1e5),
});
/** @throws Error when the weights were made for other features */
export const loadEdges = ({ weights, usual }: StoredEdges): EdgeModel => ({
  weights: loadWeights(weights, edgeBuckets),
  usual,
});

/** Whether a token stands within a clause, behind another of it. */
export const isWithin = ({ boundary }: Token): boolean => boundary === 0;

/** What happens between two roles. */
export const edgeBetween = (before: Role, now: Role): number =>
  isShown(before) === isShown(now) ? stays : isShown(before) ? hides : shows;

/** The features of the edge before a token: the words around it, what they end on and look like, and its seam. */
export function edgeFeatures(tokens: readonly Token[], at: number, language: string): Int32Array {
  const [before, now] = [tokens[at - 1]!, tokens[at]!];
  const [a, b, code] = [before.shape, now.shape, language.slice(0, 2)];
  const found = [
    '',
    `s=${now.seam}`,
    `l=${code}${now.seam}`,
    `a=${a}`,
    `b=${b}`,
    `ab=${a} ${b}`,
    `aa=${tokens[at - 2]?.shape ?? '^'} ${a}`,
    `bb=${b} ${tokens[at + 1]?.shape ?? '$'}`,
    `ac=${a} ${lookOf(now)}`,
    `cb=${lookOf(before)} ${b}`,
    `ae=${code}${a.slice(-3)}`,
    `be=${code}${b.slice(-3)}`,
    `cc=${code}${lookOf(before)}${lookOf(now)}${now.seam}`,
  ];
  return Int32Array.from(new Set(found.map((feature) => bucketOf(feature, edgeBuckets))));
}

/** A capital, a number, a small word, or the mark itself. */
const lookOf = ({ text, isWord }: Token): string => /^\p{Lu}/u.test(text) ? 'A' : /\p{Nd}/u.test(text) ? '9' : isWord ? 'a' : text; // prettier-ignore

/** How much what the words say counts beside the network, and what each change within a clause costs: a torn sentence harms more than a word on the wrong side. */
const [weight, torn] = [0.6, 1.4];

/**
 * What each kind of edge before each token adds to the score of the chain: `tokens × kinds`.
 * @param model of the edges
 */
export function edgeScores(tokens: readonly Token[], language: string, { weights, usual }: EdgeModel): Float64Array {
  const scores = new Float64Array(tokens.length * kinds);
  for (let at = 1; at < tokens.length; at += 1) {
    if (!isWithin(tokens[at]!)) continue;
    const { seam } = tokens[at]!;
    const chances = chancesOf(weights, edgeFeatures(tokens, at, language));
    for (let kind = 0; kind < kinds; kind += 1) {
      const ratio = Math.log(chances[kind]! + least) - Math.log(usual[seam * kinds + kind]! + least);
      scores[at * kinds + kind] = weight * ratio - (kind === stays ? 0 : torn);
    }
  }
  return scores;
}
/** A chance below which none is believed. */
const least = 1e-4;

/** The shape of what is learned of edges. */
export const edgeShape = { classes: kinds, buckets: edgeBuckets, seams };
