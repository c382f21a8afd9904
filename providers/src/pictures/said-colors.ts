import type { Drawing } from '@scenewright/core/drawings';
import { onScreenText } from '@scenewright/core/timing';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { keptPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import { areAlike } from './alike.js';
import { findThing } from './find-picture.js';
import { isFace } from './people.js';

/** Colours by their English names: hue in degrees, saturation and lightness as shares; a lightness of its own only where the name says one. */
const colors: Readonly<Record<string, { hue: number; saturation: number; lightness?: number }>> = {
  red: { hue: 0, saturation: 0.75 },
  orange: { hue: 28, saturation: 0.9 },
  yellow: { hue: 48, saturation: 0.92, lightness: 0.58 },
  green: { hue: 135, saturation: 0.5 },
  blue: { hue: 214, saturation: 0.72 },
  purple: { hue: 276, saturation: 0.5 },
  pink: { hue: 336, saturation: 0.75, lightness: 0.72 },
  brown: { hue: 24, saturation: 0.45, lightness: 0.36 },
  black: { hue: 230, saturation: 0.06, lightness: 0.16 },
  white: { hue: 210, saturation: 0.12, lightness: 0.93 },
  grey: { hue: 220, saturation: 0.06, lightness: 0.58 },
};
/** How far two hues of one thing lie apart at most, and how colourful a fill is at least that has one. */
const [sameHue, colourful] = [48, 0.18];

/**
 * Things in the colour that a film says they have: "a red mitten" is red in each of its scenes. The colour stands right
 * before or behind the name of what is drawn, in the language of the film.
 */
export function inSaidColors(storyboard: Storyboard): Storyboard {
  const said = new Map<string, string>();
  for (const scene of storyboard.scenes)
    for (const text of [...onScreenText(scene), scene.narration ?? ''])
      for (const [thing, color] of saidIn(text, storyboard.language)) if (!said.has(thing)) said.set(thing, color);
  if (said.size === 0) return storyboard;
  const colorOf = ({ name, badge }: Drawing): string | undefined => (badge || isFace(name) ? undefined : [...said].find(([thing]) => areAlike(thing, name))?.[1]); // prettier-ignore
  const colored = (drawing: Drawing): Drawing => inColor(drawing, colorOf(drawing));
  const scenes = storyboard.scenes.map((scene) => (scene.drawings ? ({ ...scene, drawings: scene.drawings.map(colored) } as StoryboardScene) : scene)); // prettier-ignore
  return { ...storyboard, scenes };
}

/** What a text gives a colour, by the name of its picture. */
function saidIn(text: string, language: string): [thing: string, color: string][] {
  return colorWords(text, language).flatMap(([word, color]) => {
    const [before, behind] = [text.slice(0, word.index), text.slice(word.index + word[0].length)];
    const beside = [/^\s([\p{L}\p{M}-]{3,})/u.exec(behind)?.[1], /([\p{L}\p{M}-]{3,})\s$/u.exec(before)?.[1]];
    const [thing] = beside.flatMap((noun) => (noun === undefined ? [] : (findThing([{ text: noun, weight: 1 }], language)?.name ?? []))); // prettier-ignore
    return thing === undefined ? [] : [[thing, color] as [string, string]];
  });
}

/** The names of colours in a text, with the English of each: as instructions to edit a film name them. */
function colorWords(text: string, language: string): [RegExpExecArray, string][] {
  const english = Object.keys(colors).map((name): [string, string] => [name === 'grey' ? 'gr[ae]y' : name, name]);
  const own = (packOf(language)?.edits?.words ?? []).filter(([, meant]) => meant in colors);
  return [...(language === 'en' ? english : own)].flatMap(([words, meant]) => {
    // "rote", "roten": an adjective takes the endings of its noun.
    const match = keptPattern(`(?<![\\p{L}\\p{M}])(?:${words})\\p{L}{0,2}(?![\\p{L}\\p{M}])`, 'iu').exec(text);
    return match ? [[match, meant] as [RegExpExecArray, string]] : [];
  });
}

/** A drawing whose main hue is that of a colour; shades stay as much lighter or darker than each other as they are. */
function inColor(drawing: Drawing, name: string | undefined): Drawing {
  if (name === undefined) return drawing;
  const { hue, saturation, lightness } = colors[name]!;
  const fills = [...new Set(drawing.shapes.map(({ fill }) => fill))].map((fill) => ({ fill, ...hslOf(fill) }));
  const main = mainFill(drawing, fills);
  if (!main) return drawing;
  const changed = new Map(
    fills
      .filter((one) => one.s >= colourful && Math.abs(((one.h - main.h + 540) % 360) - 180) <= sameHue)
      .map((one) => [one.fill, hexOf(hue, saturation, Math.min(0.96, Math.max(0.06, (lightness ?? Math.min(0.5, main.l)) + (one.l - main.l))))]), // prettier-ignore
  );
  return { ...drawing, natural: true, shapes: drawing.shapes.map((shape) => ({ ...shape, fill: changed.get(shape.fill) ?? shape.fill })) }; // prettier-ignore
}

interface Hsl {
  h: number;
  s: number;
  l: number;
}

/** The colourful fill of most shapes, the first of those that have as many. */
function mainFill(
  { shapes }: Drawing,
  fills: readonly (Hsl & { fill: string })[],
): (Hsl & { fill: string }) | undefined {
  const count = (fill: string): number => shapes.filter((shape) => shape.fill === fill).reduce((sum, { d }) => sum + d.length, 0); // prettier-ignore
  return fills.filter(({ s }) => s >= colourful).sort((a, b) => count(b.fill) - count(a.fill))[0];
}

function hslOf(hex: string): Hsl {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [l, range] = [(most + least) / 2, most - least];
  const s = range === 0 ? 0 : range / (1 - Math.abs(2 * l - 1));
  const sixth = range === 0 ? 0 : most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: (sixth * 60 + 360) % 360, s, l };
}

/** CSS Color 4, 7.1: `hsl()` to sRGB. */
function hexOf(h: number, s: number, l: number): string {
  const channel = (n: number): number => {
    const k = (n + h / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return `#${[0, 8, 4]
    .map((n) =>
      Math.round(channel(n) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
