import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import type { SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** What every motif draws with. Lengths are canvas units. */
export interface Stage {
  width: number;
  height: number;
  u: number;
  /** Where the drawing ends. */
  foot: number;
  /** Where the strong forms gather: away from the words, in the middle without any. */
  focus: { x: number; y: number };
  wide: boolean;
  /** Seconds since the scene began, in the steps of what moves slowly. */
  time: number;
  colors: StageColors;
  random: (name: string) => number;
  /** 0 to 1: a layer's coming in; layers follow each other. */
  risen: (layer: number) => number;
}

export interface StageColors {
  ground: string;
  text: string;
  /** The colour of the forms. */
  ink: string;
  /** The colour of the one thing that stands out. */
  spot: string;
  /** A form's colour by nearness: 0 is almost the ground, 1 the full ink. */
  depth: (nearness: number) => string;
}

/** A second colour that is no colour makes the forms neutral and leaves the accent to the one that stands out. */
export function stageColors(palette: SceneState['palette']): StageColors {
  const second = palette.data[1] ?? palette.accent;
  const neutral = chroma(second) < 40;
  const ink = neutral ? palette.text : palette.accent;
  const spot = neutral ? palette.accent : second;
  return {
    ground: palette.background,
    text: palette.text,
    ink,
    spot,
    depth: (nearness) => tone(palette.background, ink, 0.06 + 0.94 * clamp(nearness)),
  };
}

/** Most of the ink that may lie behind words: at this nearness text keeps its contrast in every pack. */
export const calm = 0.12;

function chroma(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

export function stageOf(scene: SceneState, words = true): Stage {
  const { width, height, u, shape, frame } = scene;
  // The drawing runs to the edge: captions bring a ground of their own.
  const foot = height;
  const wide = shape === 'wide';
  return {
    width,
    height,
    u,
    foot,
    focus: !words
      ? { x: width / 2, y: foot * 0.5 }
      : wide
        ? { x: width * 0.77, y: foot * 0.5 }
        : { x: width * 0.56, y: foot * 0.72 },
    wide,
    time: lifeSeconds(scene),
    colors: stageColors(scene.palette),
    random: scene.random,
    risen: (layer) => easeOutQuint(clamp((frame - scene.at(layer * 3)) / scene.at(30))),
  };
}

/** Where the words stand: the calm part of the drawing. */
export function wordsArea(scene: SceneState, lower: boolean): Rect {
  const { safe, shape, width } = scene;
  const foot = safe.y + safe.height;
  if (shape === 'wide')
    return lower
      ? { ...safe, width: width * 0.66 - safe.x, height: (foot - safe.y) * 0.56 }
      : { ...safe, width: width * 0.55 - safe.x };
  return { ...safe, height: (foot - safe.y) * 0.44 };
}

/** Smooth noise along a line, about -1 to 1, of a few octaves. `sharp` keeps its corners, as rock does. */
export function noise(stage: Stage, name: string, x: number, octaves: number, sharp = false): number {
  let [sum, weight, scale, total] = [0, 1, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const at = x * scale + octave * 17.3;
    const cell = Math.floor(at);
    const share = at - cell;
    const eased = sharp ? share : share * share * (3 - 2 * share);
    const [a, b] = [stage.random(`${name}${octave}:${cell}`), stage.random(`${name}${octave}:${cell + 1}`)];
    sum += (a + (b - a) * eased) * 2 * weight - weight;
    total += weight;
    weight *= 0.5;
    scale *= 2.1;
  }
  return sum / total;
}

/** Path of an area under a line of heights, down to the foot of the canvas. */
export function under(stage: Stage, heightAt: (x: number) => number, step = 20): string {
  const points: string[] = [];
  for (let x = 0; x <= stage.width + step * stage.u; x += step * stage.u)
    points.push(`${x.toFixed(1)} ${heightAt(x).toFixed(1)}`);
  return `M0 ${stage.height + 4}L${points.join('L')}V${stage.height + 4}Z`;
}

/** A number that swings about 0 with its own period and phase. */
export function sway(stage: Stage, name: string, period: number): number {
  return Math.sin((stage.time / period + stage.random(name)) * 2 * Math.PI);
}
