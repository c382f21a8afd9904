import type { DirectionWords } from '../languages/direction-words.js';
import { languagePacks } from '../languages/registry.js';

export type { DirectionWords } from '../languages/direction-words.js';

export const directionWords: Readonly<Record<string, DirectionWords>> = Object.fromEntries(
  languagePacks.flatMap(({ code, directions }) => (directions ? [[code, directions]] : [])),
);
