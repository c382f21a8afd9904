import type { Shot } from '@scenewright/core/shots';
import { tone } from '../look/tone.js';
import type { Rect } from '../scene-context/rect.js';
import { leaves, lightOf, lit, type Light } from './light.js';
import { lightForWords, sunBeside } from './word-air.js';

/** What every place draws with. Lengths are canvas units; `depth` runs from 0 (horizon) to 1 (before the camera). */
export interface Film {
  width: number;
  height: number;
  u: number;
  wide: boolean;
  shot: Shot;
  light: Light;
  plants: ReturnType<typeof leaves>;
  /** Seconds since the shot began, and the share of it that is over. */
  time: number;
  progress: number;
  /** Where sky and ground meet. */
  horizon: number;
  /** Where figures stand. */
  floor: number;
  random: (name: string) => number;
  /** A colour in the light of the shot. */
  paint: (color: string, depth?: number) => string;
  /** Transform of a layer: the camera's move and the framing, stronger for what is near. */
  layer: (depth: number) => string;
  /** Side of the light: 1 is right. */
  side: number;
  /** Where words stand over the shot: it keeps that part calm. */
  clear: Rect | null;
  /** Ends the ids of gradients, as `useSvgId` gives it: two shots stand in one page while one dissolves into the other. */
  tag: string;
}

export interface FilmInput {
  width: number;
  height: number;
  u: number;
  shot: Shot;
  time: number;
  progress: number;
  random: (name: string) => number;
  tag: string;
  clear?: Rect | null;
}

const framing = { wide: 1, medium: 1.2, close: 1.46 } as const;

export function filmOf(input: FilmInput): Film {
  const { width, height, u, shot, random, clear = null } = input;
  const horizon = height * (width > height * 1.1 ? 0.62 : 0.6);
  // Words begin at the other side: the light comes from where none are.
  const side = clear !== null || random('sun-side') >= 0.5 ? 1 : -1;
  const hour = lightOf(shot, side);
  const light =
    clear === null
      ? hour
      : {
          ...lightForWords(hour, skyHeightOf(shot.setting, height, horizon), clear),
          sunAt: sunBeside(hour.sunAt, clear, { width, horizon, u }),
        };
  const camera = cameraAt(shot.move, input.progress, u);
  const base = framing[shot.size];
  const eye = { x: width / 2, y: horizon + height * 0.06 };
  return {
    ...input,
    wide: width > height * 1.1,
    light,
    plants: leaves(shot.weather === 'snow' ? 'winter' : shot.season),
    horizon,
    floor: height * (width > height * 1.1 ? 0.82 : 0.78),
    paint: (color, depth = 1) => lit(light, color, depth),
    layer: (depth) => {
      const zoom = (1 + (base - 1) * (0.3 + 0.7 * depth)) * (1 + (camera.zoom - 1) * (0.25 + 0.85 * depth));
      const x = camera.x * (0.12 + 0.95 * depth) + camera.turn * (depth - 0.5);
      const y = camera.y * (0.15 + 0.85 * depth);
      return `translate(${(eye.x * (1 - zoom) + x).toFixed(2)} ${(eye.y * (1 - zoom) + y).toFixed(2)}) scale(${zoom.toFixed(5)})`;
    },
    side,
    clear,
  };
}

/** How far down a sky's colours reach: a little behind the land, or all the way where there is none. */
export const skyHeightOf = (setting: Shot['setting'], height: number, horizon: number): number =>
  (setting === 'sky' ? height * 1.02 : horizon) * 1.08;

/** Where the camera is: slow, eased at both ends, and never beyond what the layers cover. */
function cameraAt(
  move: Shot['move'],
  progress: number,
  u: number,
): { zoom: number; x: number; y: number; turn: number } {
  const p = 0.5 - Math.cos(Math.min(1, Math.max(0, progress)) * Math.PI) / 2;
  const between = (from: number, to: number): number => from + (to - from) * p;
  const rest = { zoom: 1.04, x: 0, y: 0, turn: 0 };
  switch (move) {
    case 'still':
      return { ...rest, zoom: between(1.03, 1.05) };
    case 'push-in':
      return { ...rest, zoom: between(1, 1.17) };
    case 'pull-out':
      return { ...rest, zoom: between(1.19, 1.01) };
    case 'pan-left':
      return { ...rest, zoom: 1.09, x: between(-84, 84) * u };
    case 'pan-right':
      return { ...rest, zoom: 1.09, x: between(84, -84) * u };
    case 'tilt-up':
      return { ...rest, zoom: 1.1, y: between(-72, 24) * u };
    case 'tilt-down':
      return { ...rest, zoom: 1.1, y: between(40, -40) * u };
    case 'orbit':
      return { ...rest, zoom: 1.08, turn: between(-150, 150) * u };
    case 'crane-up':
      return { zoom: between(1.12, 1.02), x: 0, y: between(-66, 34) * u, turn: 0 };
  }
}

/** Smooth noise along a line, -1 to 1. `sharp` keeps its corners. */
export function wave(film: Film, name: string, x: number, octaves = 3, sharp = false): number {
  let [sum, weight, scale, total] = [0, 1, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const at = x * scale + octave * 31.7;
    const cell = Math.floor(at);
    const share = at - cell;
    const eased = sharp ? share : share * share * (3 - 2 * share);
    const [a, b] = [film.random(`${name}${octave}:${cell}`), film.random(`${name}${octave}:${cell + 1}`)];
    sum += ((a + (b - a) * eased) * 2 - 1) * weight;
    total += weight;
    weight *= 0.5;
    scale *= 2.1;
  }
  return sum / total;
}

/** Area under a line of heights; wider and deeper than the canvas, so that no move shows its ends. */
export function ground(film: Film, heightAt: (x: number) => number, step = 26): string {
  const points: string[] = [];
  for (let x = -film.width * 0.16; x <= film.width * 1.16; x += step * film.u)
    points.push(`${x.toFixed(1)} ${heightAt(x).toFixed(1)}`);
  return `M${(-film.width * 0.16).toFixed(1)} ${(film.height * 1.3).toFixed(1)}L${points.join('L')}V${(film.height * 1.3).toFixed(1)}Z`;
}

/** A whole number of things over the width with its margins: index, place and a random share each. */
export function along(film: Film, name: string, count: number, jitter = 0.7): { x: number; r: number; name: string }[] {
  const from = -film.width * 0.14;
  const span = film.width * 1.28;
  return Array.from({ length: count }, (_, index) => {
    const id = `${name}:${index}`;
    return {
      x: from + ((index + 0.5 + (film.random(`${id}x`) - 0.5) * jitter) / count) * span,
      r: film.random(id),
      name: id,
    };
  });
}

export const shadeOf = (color: string, share = 0.25): string => tone(color, '#10142c', share);
export const lightOn = (color: string, share = 0.25): string => tone(color, '#fff4dc', share);
export const f = (value: number): string => value.toFixed(1);
