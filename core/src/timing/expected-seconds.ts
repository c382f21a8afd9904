import { estimateSpeechSeconds } from '../language/speech-length.js';
import type { Storyboard } from '../storyboard/storyboard.js';
import { sceneNeeds } from './scene-needs.js';
import { shareFrames } from './share-frames.js';

/** Fine enough for what is only expected. */
const fps = 30;

/**
 * Seconds that each scene gets when the film is laid out over a length, by the same needs and shares as the layout itself,
 * with speech estimated and transitions left out. In the order of the scenes, whose ids must differ.
 */
export function expectedSeconds(
  { scenes, narrated, narrationLanguage }: Pick<Storyboard, 'scenes' | 'narrated' | 'narrationLanguage'>,
  seconds: number,
): number[] {
  const spoken = new Map(scenes.map(({ id, narration }) => [id, narrated && narration ? estimateSpeechSeconds(narration, narrationLanguage) : null])); // prettier-ignore
  const needs = sceneNeeds(scenes, scenes.map(() => null), { fps, readingFactor: 1, speechSeconds: (id) => spoken.get(id) ?? null }); // prettier-ignore
  return shareFrames(Math.round(seconds * fps), needs).map((frames) => frames / fps);
}
