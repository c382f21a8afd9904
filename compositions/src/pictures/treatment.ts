import type { Light } from '@scenewright/core/art-direction';
import type { Drawing } from '@scenewright/core/drawings';
import { contrast, type Palette } from '@scenewright/core/style';
import { behind, depthOf, groundInk, legible, seenOn, tone } from '../look/tone.js';

/** How a pack redraws a picture, and what stands behind it. */
export interface PictureTreatment {
  ink: 'colour' | 'duotone' | 'outline' | 'sticker' | 'wash';
  /** Inks of a duotone: with two, the warm parts of a drawing are told from its cold ones, and greys stay grey. */
  inks?: 2;
  /** The print is the pack's idea: what has its colours by nature is printed too. */
  printsAll?: true;
  plate: 'disc' | 'square' | 'blob' | 'ring' | 'frame' | 'burst';
  /** How a field of colour ends where the words begin, and how much accent it holds: 0 is a drawn outline. */
  field: { cut: 'straight' | 'arc' | 'slant'; share: number };
}

/** Relative luminance of a colour, 0 to 1, without gamma: enough to keep the order of light and dark. */
function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** A colour on the pack's own scale: its darkest tone, its accent, its lightest. */
export const duotone = (fill: string, palette: Palette): string => onScale(lightness(fill), palette, palette.accent);

function onScale(at: number, palette: Palette, ink: string): string {
  const [dark, light] =
    lightness(palette.text) < lightness(palette.background)
      ? [palette.text, palette.background]
      : [palette.background, palette.text];
  return at < 0.5 ? tone(dark, ink, 0.15 + at * 1.7) : tone(ink, light, (at - 0.5) * 1.8);
}

const plates = new WeakMap<Drawing, Map<string, Drawing['shapes']>>();

/** A drawing printed in a pack's inks: its own order of light and dark, drawn apart until it fills the scale. */
export function printed(
  drawing: Drawing,
  palette: Palette,
  { inks = 1 }: { inks?: 1 | 2 | undefined },
): Drawing['shapes'] {
  const key = [palette.background, palette.text, palette.accent, palette.data.join(), inks].join();
  const known = plates.get(drawing) ?? new Map<string, Drawing['shapes']>();
  plates.set(drawing, known);
  const made = known.get(key) ?? painted(drawing, plateOf(drawing, palette, inks));
  known.set(key, made);
  return made;
}

/** The shapes of a drawing in a pack's colours: what has its own by nature keeps them where the print is not the pack's idea. */
export const inked = (drawing: Drawing, palette: Palette, treatment: PictureTreatment): Drawing['shapes'] =>
  treatment.ink !== 'duotone' || (drawing.natural && !treatment.printsAll)
    ? drawing.shapes
    : printed(drawing, palette, treatment);

/** How much of the air of its film's place is in the colours of a thing. */
const air = { day: 0.06, warm: 0.14, night: 0.24 } as const;
const aired = new WeakMap<Drawing, Map<string, Drawing['shapes']>>();

/** The shapes of a drawing in the light of its film: what is seen in one air has some of its colour. */
export function inAir(drawing: Drawing, shapes: Drawing['shapes'], palette: Palette, light: Light): Drawing['shapes'] {
  const color = light === 'night' ? palette.background : groundInk(palette);
  const key = [light, color, shapes === drawing.shapes, palette.accent].join();
  const known = aired.get(drawing) ?? new Map<string, Drawing['shapes']>();
  aired.set(drawing, known);
  const made = known.get(key) ?? shapes.map((shape) => ({ ...shape, fill: tone(shape.fill, color, air[light]) }));
  known.set(key, made);
  return made;
}

/** How much the tones of a drawing are drawn apart at most: near tones stay near. */
const mostGain = 2.2;
/** A fill that is as good as white stays paper. */
const paperWhite = 0.95;

function plateOf({ shapes }: Drawing, palette: Palette, inks: 1 | 2): (fill: string) => string {
  const tones = shapes.map(({ fill }) => lightness(fill));
  const [low, high] = [Math.min(...tones), Math.max(...tones)];
  // What is all dark on a dark ground, or all light on a light one, would be lost on it, and so would its light parts.
  const onDark = lightness(palette.background) < 0.5;
  const [full, top] = onDark ? [0.76, 0.95] : [0.62, 0.8];
  const [least, most] = onDark ? [0.46, 0.95] : [0.1, 0.58];
  const gain = high > low ? Math.min(mostGain, Math.max(1, full / (high - low))) : 1;
  const half = ((high - low) * gain) / 2;
  const seen = Math.min(Math.max((low + high) / 2, least), most);
  const middle = Math.min(Math.max(seen, 0.1 + half), Math.max(top - half, 0.1 + half));
  const level = (fill: string): number => {
    const own = lightness(fill);
    if (own >= paperWhite && low < 0.7) return 1;
    return Math.min(1, Math.max(0, middle + (own - (low + high) / 2) * gain));
  };
  if (inks === 1) return (fill) => onScale(level(fill), palette, palette.accent);
  const second = secondInk(palette);
  const warm = shapes.filter(({ fill }) => warmth(fill) > 0).length;
  const cold = shapes.filter(({ fill }) => warmth(fill) < 0).length;
  // A face is warm and a tree is cold in whichever ink is; of two that are alike the accent is for the more of the drawing.
  const tells = warmth(palette.accent) - warmth(second);
  const leads = tells === 0 ? warm >= cold : tells > 0;
  const [warmInk, coldInk] = leads ? [palette.accent, second] : [second, palette.accent];
  const grey = warm + cold > 0 ? tone(tone(palette.background, palette.text, 0.5), palette.accent, 0.2) : palette.accent; // prettier-ignore
  const inkOf = (fill: string): string => {
    // Where all is cold, land is told from sky and sea.
    if (warm === 0 && isGreen(fill)) return tells === 0 ? warmInk : tone(coldInk, warmInk, 0.5);
    return warmth(fill) === 0 ? grey : warmth(fill) > 0 ? warmInk : coldInk;
  };
  return (fill) => onScale(level(fill), palette, inkOf(fill));
}

/** 1 for reds to yellows, -1 for greens to violets, 0 for what has hardly a colour. */
function warmth(hex: string): -1 | 0 | 1 {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  if (Math.max(r, g, b) - Math.min(r, g, b) < 40) return 0;
  return r >= g && r > b * 1.05 ? 1 : -1;
}

/** Green, and more yellow than blue. */
function isGreen(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return warmth(hex) < 0 && g > r && g > b * 1.2;
}

/** The colour of the pack for data that lies furthest from its accent, as seen on its ground. */
function secondInk({ accent, background, data }: Palette): string {
  const far = (color: string): number => [1, 3, 5].reduce((sum, at) => sum + Math.abs(parseInt(color.slice(at, at + 2), 16) - parseInt(accent.slice(at, at + 2), 16)), 0); // prettier-ignore
  const seen = data.filter((color) => contrast(color, background) >= 2.2 && warmth(color) !== 0);
  const isOther = (color: string): number => Number(warmth(color) !== warmth(accent));
  return seen.sort((a, b) => isOther(b) - isOther(a) || far(b) - far(a))[0] ?? accent;
}

export const painted = ({ shapes }: Drawing, paint: (fill: string) => string): Drawing['shapes'] =>
  shapes.map((shape) => ({ ...shape, fill: paint(shape.fill) }));

/** The field of colour under a picture; `share` of the accent, or next to nothing of it inside a drawn outline. */
export const fieldFill = (palette: Palette, share: number): string =>
  share === 1
    ? palette.accent
    : lightness(palette.background) < 0.3
      ? tone(palette.background, depthOf(groundInk(palette)), share === 0 ? 0.3 : Math.min(1, share * 3.6))
      : tone(palette.background, groundInk(palette), share === 0 ? 0.07 : share);

/** The picture as a ghost of the ground: its order of light and dark in a few near tones, on which text keeps its contrast. */
export function ghost(fill: string, palette: Palette): string {
  // As far as its lightest tone may go: where that is little, they are told from each other all the same.
  return tone(palette.background, legible(palette, palette.accent, 0.32), 0.4 + lightness(fill) * 0.6);
}

/** The same on a field of any colour: towards the text for as long as that stays legible, else away from it. */
export function fieldGhost(fill: string, ground: string, text: string): string {
  const near = tone(ground, text, 0.04 + lightness(fill) * 0.08);
  return contrast(near, text) >= 4.5 ? near : behind(ground, text, 0.05 + lightness(fill) * 0.1);
}

/** A copy further away, on a ground that bears no words there: its order of light and dark in tones that stand out a little. */
export function echoTone(fill: string, ground: string, { accent, text }: Palette): string {
  const ink = contrast(accent, ground) >= 1.5 ? accent : text;
  return tone(ground, ink, 0.1 + (1 - lightness(fill)) * 0.16);
}

/** A mark among others like it that does not count: its order of light and dark in greys that are seen on the ground. */
export function inactiveTone(fill: string, { background, text }: Palette): string {
  return tone(seenOn(background, text, 1.6), text, (1 - lightness(fill)) * 0.14);
}

/** A colour of the drawing on the scale from a field's text to the field, its light tones nearer to the field. */
export function fieldTone(fill: string, ground: string, text: string): string {
  return tone(text, ground, 0.1 + lightness(fill) * 0.55);
}
