import { contrast } from '@scenewright/core/style';
import type { CSSProperties } from 'react';
import { tone } from '../look/tone.js';
import { easeOut } from '../motion/curves.js';
import { turned } from '../motion/second-act.js';
import type { SceneState } from '../scene-context/scene-context.js';
import { emphasisRange, type Mark } from './marked-text.js';
import type { SetText } from './set-text.js';
import { readInk } from './stressed-ink.js';

/** Shares of the accent that a marker leaves on the ground, the strongest first. */
const strengths = [0.42, 0.34, 0.26, 0.2, 0.15] as const;
/** Contrast that words keep on their mark (WCAG 2.2, 1.4.3). */
const least = 4.5;

/**
 * The one word of a text that is set apart: the one the voice stresses, from when it is said; else the one that the shot is
 * about, from when it turns. It is set apart in the one way of the pack. Null for other blocks, and before that moment.
 */
export function keyMark(scene: SceneState, block: string, set: SetText, color: string): Mark | null {
  const { stresses, turn, frame, at } = scene;
  const stressed = stresses.find(
    (stress) => stress.of === block && stress.words !== undefined && stress.at === undefined,
  );
  const words = stressed?.words ?? (turn?.of === block ? turn.words : undefined);
  const range = emphasisRange(set, words);
  if (range === null) return null;
  const drawn = stressed ? easeOut((frame - stressed.from) / at(10)) : turned(scene, 2, 14);
  return drawn > 0 ? markAs(scene, range, color, drawn) : null;
}

function markAs(scene: SceneState, range: Mark['range'], color: string, drawn: number): Mark {
  const { palette, direction, look } = scene;
  const ink = look.type.mark === 'ink' ? readInk(scene, color) : null;
  if (ink !== null) return { range, style: { color: tone(color, ink, Math.min(1, drawn)) } };
  const fill = look.type.mark === 'marker' ? markerOn(palette, color) : null;
  if (fill === null) return lineUnder(palette, range, color, drawn);
  return {
    range,
    style: {
      // Within the line: what stands under it keeps its ground.
      backgroundImage: `linear-gradient(${fill}, ${fill})`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: `${direction === 'rtl' ? '100%' : '0'} 64%`,
      backgroundSize: `${(100 * drawn).toFixed(2)}% 46%`,
    },
  };
}

/** A line that is broken where letters hang through it, drawn letter by letter from where the word begins. */
function lineUnder(
  { accent, background }: SceneState['palette'],
  [from, to]: Mark['range'],
  color: string,
  drawn: number,
): Mark {
  const ink = contrast(accent, background) >= 2 && accent !== background ? accent : color;
  const style: CSSProperties = {
    textDecorationLine: 'underline',
    textDecorationColor: ink,
    textDecorationThickness: '0.075em',
    textDecorationSkipInk: 'auto',
    textUnderlineOffset: '0.13em',
  };
  return { range: [from, from + Math.ceil((to - from) * Math.min(1, drawn))], style };
}

function markerOn({ background, accent, text, onAccent }: SceneState['palette'], color: string): string | null {
  // Words on a field of the accent get a mark of the ink they are written in.
  const [ground, ink] =
    color === text ? [background, accent] : color === onAccent ? [accent, onAccent] : [null, accent];
  if (ground === null) return null;
  const tones = strengths.map((share) => tone(ground, ink, share));
  return tones.find((fill) => contrast(fill, color) >= least) ?? null;
}
