import { chainBeliefs, likeliestPath } from '../learning/recurrent/chain.js';
import { scoresOf } from '../learning/recurrent/net.js';
import { changesOf, type RecurrentNet } from '../learning/recurrent/shape.js';
import { loadNet, storeNet, type StoredNet } from '../learning/recurrent/stored-net.js';
import { edgeBetween, edgeScores, edgeShape, loadEdges, storeEdges, type EdgeModel, type StoredEdges } from './edges.js'; // prettier-ignore
import { featuresOf } from './features.js';
import { roles, type Role } from './role.js';
import type { Token } from './tokens.js';

/** The tagger: what it has learned of the roles of words, and of where roles change. */
export interface RoleModel {
  net: RecurrentNet;
  edges: EdgeModel;
}
/** The tagger as it lies in the repository. */
export type StoredRoles = StoredNet & { edges: StoredEdges };
export const storeRoles = ({ net, edges }: RoleModel): StoredRoles => ({ ...storeNet(net), edges: storeEdges(edges) });
/** @throws Error when the weights were made for a network of another shape, or for other features */
export const loadRoles = ({ edges, ...net }: StoredRoles): RoleModel => ({
  net: loadNet(net),
  edges: loadEdges(edges),
});

/**
 * How much the odds of each word to be forbidden, and to be for the maker, are raised, as logarithms: what is shown against
 * a ban, and what is said to the maker, harms more than what is left out. Endings and calls to act are few, and the
 * network is slow to believe in one.
 */
const caution: Partial<Record<Role, number>> = { exclusion: 0.8, ending: 0.7, action: 0.7 };
const raised = roles.map((role) => caution[role] ?? 0);
const count = roles.length;

/** What the tagger holds of each token of a text. */
export interface Beliefs {
  /** The roles that are likeliest together. */
  likeliest: Role[];
  /** How likely each token by itself has one of some roles, 0 to 1. */
  in(...some: Role[]): Float64Array;
}

export function beliefsOf(
  tokens: readonly Token[],
  text: string,
  language: string,
  { net, edges }: RoleModel,
): Beliefs {
  const features = featuresOf(tokens, text, language);
  const starts = [0];
  for (const own of features) starts.push(starts.at(-1)! + own.length);
  const buckets = new Int32Array(starts.at(-1)!);
  for (const [at, own] of features.entries()) buckets.set(own, starts[at]);
  const read = scoresOf(net, { buckets, starts }, tokens.length);
  const scores = read.map((score, at) => score + raised[at % count]!);
  const changes = changesBefore(tokens, language, { net, edges });
  const chain = { classes: count, scores, changes, seams: tokens.map((_, at) => at) };
  let each: Float64Array | undefined;
  return {
    likeliest: Array.from(likeliestPath(chain), (role) => roles[role]!),
    in: (...some) => {
      const known = (each ??= chainBeliefs(chain).each);
      return Float64Array.from(tokens, (_, at) => some.reduce((sum, role) => sum + known[at * count + roles.indexOf(role)]!, 0)); // prettier-ignore
    },
  };
}

/** What an edge is between two roles; none where one is forbidden: bans stand where they like, and what they cut is hidden. */
const edgeKinds = roles.flatMap((before) => roles.map((now) => (before === 'exclusion' || now === 'exclusion' ? undefined : edgeBetween(before, now)))); // prettier-ignore

/** The score of each change of role before each token, by its seam and by the words around it: `tokens × roles × roles`. */
function changesBefore(tokens: readonly Token[], language: string, { net, edges }: RoleModel): Float64Array {
  const bySeam = changesOf(net);
  const byWords = edgeScores(tokens, language, edges);
  const size = count * count;
  const changes = new Float64Array(tokens.length * size);
  for (const [at, { seam }] of tokens.entries())
    for (let change = 0; change < size; change += 1) {
      const kind = edgeKinds[change];
      changes[at * size + change] = bySeam[seam * size + change]! + (kind === undefined ? 0 : byWords[at * edgeShape.classes + kind]!); // prettier-ignore
    }
  return changes;
}
