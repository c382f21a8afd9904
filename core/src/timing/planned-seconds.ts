import { estimateSpeechSeconds } from '../language/speech-length.js';
import type { Storyboard } from '../storyboard/storyboard.js';

/** Seconds that a scene is planned to last at least. */
const shortestSeconds = 2.5;

/** How long each scene is expected to last, by what it has to say, over the whole that was asked for. In their order. */
export function plannedSeconds(
  { scenes, narrationLanguage }: Pick<Storyboard, 'scenes' | 'narrationLanguage'>,
  seconds: number,
): number[] {
  const needs = scenes.map(({ narration }) =>
    Math.max(shortestSeconds, narration ? estimateSpeechSeconds(narration, narrationLanguage) : 0),
  );
  const whole = needs.reduce((sum, need) => sum + need, 0);
  return needs.map((need) => (need / whole) * seconds);
}
