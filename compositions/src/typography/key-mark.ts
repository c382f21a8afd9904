import { contrast } from '@scenewright/core/style';
import type { CSSProperties } from 'react';
import { tone } from '../look/tone.js';
import { turned } from '../motion/second-act.js';
import type { SceneState } from '../scene-context/scene-context.js';

/** Shares of the accent that a marker leaves on the ground, the strongest first. */
const strengths = [0.42, 0.34, 0.26, 0.2, 0.15] as const;
/** Contrast that words keep on their mark (WCAG 2.2, 1.4.3). */
const least = 4.5;

/**
 * The word that a shot is about, under a marker that is drawn along it when the shot turns. Null for other blocks, before
 * the turn, and where no tone bears the words.
 */
export function keyMark(
  scene: SceneState,
  block: string,
  color: string,
): { words: string; style: CSSProperties } | null {
  const { turn, palette, direction } = scene;
  if (turn?.words === undefined || turn.of !== block) return null;
  const drawn = turned(scene, 2, 14);
  const fill = drawn > 0 ? markOf(palette, color) : null;
  if (fill === null) return null;
  return {
    words: turn.words,
    style: {
      color,
      // Within the line: what stands under it keeps its ground.
      backgroundImage: `linear-gradient(${fill}, ${fill})`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: `${direction === 'rtl' ? '100%' : '0'} 64%`,
      backgroundSize: `${(100 * drawn).toFixed(2)}% 46%`,
    },
  };
}

function markOf({ background, accent, text, onAccent }: SceneState['palette'], color: string): string | null {
  // Words on a field of the accent get a mark of the ink they are written in.
  const [ground, ink] =
    color === text ? [background, accent] : color === onAccent ? [accent, onAccent] : [null, accent];
  if (ground === null) return null;
  const tones = strengths.map((share) => tone(ground, ink, share));
  return tones.find((fill) => contrast(fill, color) >= least) ?? null;
}
