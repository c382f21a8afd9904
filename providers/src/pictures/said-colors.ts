import type { Drawing } from '@scenewright/core/drawings';
import { onScreenText } from '@scenewright/core/timing';
import { hexOf, type Oklch, oklchOf } from '@scenewright/core/style';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { colourOf } from '../editor/look/colours.js';
import { keptPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import { areAlike } from './alike.js';
import { findThing } from './find-picture.js';
import { isFace } from './people.js';

/** Colours that things are told to have, by their English names. */
const colors: ReadonlySet<string> = new Set(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'black', 'white', 'grey']); // prettier-ignore
/** How far two hues of one thing lie apart at most in radians, and the chroma of a fill at least that has one. */
const [sameHue, colourful] = [0.84, 0.05];
/** Lightness within which shades stay apart from black and white. */
const [darkest, lightest] = [0.12, 0.97];

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
  const english = [...colors].map((name): [string, string] => [name === 'grey' ? 'gr[ae]y' : name, name]);
  const own = (packOf(language)?.edits?.words ?? []).filter(([, meant]) => colors.has(meant));
  return [...(language === 'en' ? english : own)].flatMap(([words, meant]) => {
    // "rote", "roten": an adjective takes the endings of its noun.
    const match = keptPattern(`(?<![\\p{L}\\p{M}])(?:${words})\\p{L}{0,2}(?![\\p{L}\\p{M}])`, 'iu').exec(text);
    return match ? [[match, meant] as [RegExpExecArray, string]] : [];
  });
}

/** A drawing whose main hue is that of a colour; shades stay as much lighter or darker than each other as they are. */
function inColor(drawing: Drawing, name: string | undefined): Drawing {
  const color = name === undefined ? null : colourOf(name);
  const fills = [...new Set(drawing.shapes.map(({ fill }) => fill))].map((fill) => ({ fill, ...oklchOf(fill) }));
  const main = color === null ? undefined : mainFill(drawing, fills);
  if (color === null || !main) return drawing;
  const { l, c, h } = oklchOf(color);
  const isMain = (one: Oklch): boolean => one.c >= colourful && Math.cos(one.h - main.h) >= Math.cos(sameHue);
  const shaded = (one: Oklch): string => hexOf({ l: Math.min(lightest, Math.max(darkest, l + one.l - main.l)), c, h });
  const changed = new Map(fills.filter(isMain).map((one) => [one.fill, shaded(one)]));
  return { ...drawing, natural: true, shapes: drawing.shapes.map((shape) => ({ ...shape, fill: changed.get(shape.fill) ?? shape.fill })) }; // prettier-ignore
}

/** The colourful fill that most of a drawing is outlined in. */
function mainFill(
  { shapes }: Drawing,
  fills: readonly (Oklch & { fill: string })[],
): (Oklch & { fill: string }) | undefined {
  const count = (fill: string): number => shapes.filter((shape) => shape.fill === fill).reduce((sum, { d }) => sum + d.length, 0); // prettier-ignore
  return fills.filter(({ c }) => c >= colourful).sort((a, b) => count(b.fill) - count(a.fill))[0];
}
