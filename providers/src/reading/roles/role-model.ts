import { chainBeliefs, likeliestPath } from '../learning/recurrent/chain.js';
import { scoresOf } from '../learning/recurrent/net.js';
import { changesOf, type RecurrentNet } from '../learning/recurrent/shape.js';
import { loadNet, storeNet, type StoredNet } from '../learning/recurrent/stored-net.js';
import { featuresOf } from './features.js';
import { roles, type Role } from './role.js';
import type { Token } from './tokens.js';

/** The tagger: what it has learned of the roles of words. */
export type RoleModel = RecurrentNet;
/** The tagger as it lies in the repository. */
export type StoredRoles = StoredNet;
export const [storeRoles, loadRoles] = [storeNet, loadNet];

/**
 * How much the odds of each word to be forbidden, and to be for the maker, are raised, as logarithms: what is shown against
 * a ban, and what is said to the maker, harms more than what is left out.
 */
const caution: Partial<Record<Role, number>> = { exclusion: 0.8 };
const raised = roles.map((role) => caution[role] ?? 0);
const count = roles.length;

/** What the tagger holds of each token of a text. */
export interface Beliefs {
  /** The roles that are likeliest together. */
  likeliest: Role[];
  /** How likely each token by itself has one of some roles, 0 to 1. */
  in(...some: Role[]): Float64Array;
}

export function beliefsOf(tokens: readonly Token[], text: string, language: string, model: RoleModel): Beliefs {
  const features = featuresOf(tokens, text, language);
  const starts = [0];
  for (const own of features) starts.push(starts.at(-1)! + own.length);
  const buckets = Int32Array.from(features.flatMap((own) => [...own]));
  const read = scoresOf(model, { buckets, starts }, tokens.length);
  const scores = read.map((score, at) => score + raised[at % count]!);
  const chain = { classes: count, scores, changes: changesOf(model), seams: tokens.map(({ seam }) => seam) };
  return {
    likeliest: Array.from(likeliestPath(chain), (role) => roles[role]!),
    in: (...some) => {
      const { each } = chainBeliefs(chain);
      return Float64Array.from(tokens, (_, at) => some.reduce((sum, role) => sum + each[at * count + roles.indexOf(role)]!, 0)); // prettier-ignore
    },
  };
}
