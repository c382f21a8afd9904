import type { World } from './art-direction.js';

/**
 * The colours that places have by nature, far and near: air lies over what is far. A stage is nowhere, and has those of its
 * pack.
 */
export const placeInks: Readonly<Record<World, readonly [far: string, near: string] | null>> = {
  land: ['#79b8b0', '#4b9a58'],
  street: ['#8fa6d0', '#6a7cab'],
  water: ['#6db6df', '#2b82b8'],
  deep: ['#4bb3c8', '#1c7ba6'],
  sky: ['#84c1f2', '#4f97d8'],
  space: ['#6f68cf', '#47449c'],
  table: ['#e2b97e', '#c58a4e'],
  stage: null,
};
