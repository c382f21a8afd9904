import type { Reading } from './reading.js';

/** The sentences of a prompt that are to be told, each once, as written; without code, directions and what it excludes. */
export function sentencesSaid({ points }: Pick<Reading, 'points'>): string[] {
  const prose = points.filter(({ kind }) => kind !== 'code');
  return prose
    .filter(({ sentenceIndex }, at) => sentenceIndex !== prose[at - 1]?.sentenceIndex)
    .map(({ sentence }) => sentence.trim());
}
