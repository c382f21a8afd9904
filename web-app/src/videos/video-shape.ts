import type { Video } from '../api/wire.js';

/** Width to height, as far as it is known yet. */
export function shapeOf({ dimensions, aspect_ratio: ratio }: Video): { width: number; height: number } {
  if (dimensions) return dimensions;
  const [width = 16, height = 9] = (ratio ?? '16:9').split(':').map(Number);
  return { width, height };
}

/** What a card calls it: its first scene, else its first words. */
export const titleOf = ({ scenes, prompt }: Video): string => scenes[0]?.title || firstWords(prompt);

/** The first sentence, as far as a title may be long; the point of "$4.2M" ends none. */
const firstWords = (prompt: string): string =>
  prompt
    .trim()
    .split(/[.!?](?=\s|$)|\n/, 1)[0]!
    .slice(0, 80);
