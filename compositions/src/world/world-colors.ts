import type { World } from '@scenewright/core/art-direction';
import { placeInks } from '@scenewright/core/art-direction';
import { luminance, oklchOf, type Palette } from '@scenewright/core/style';
import { depthOf, groundInk, legible, tone } from '../look/tone.js';
import { tints } from '../look/wall.js';

/** The colours of a scenery, the furthest first. */
export interface WorldColors {
  sky: string;
  /** What shines: sun, moon, lamp, window. */
  light: string;
  far: string;
  mid: string;
  near: string;
  /** What stands in it and moves, and the shadow that things throw. */
  prop: string;
  shadow: string;
  /** Lines in the place of areas, where the pack draws so. */
  line: string | null;
}

/** How a scenery is coloured, apart from the palette. */
export interface Coloring {
  /** Words stand on it. */
  quiet: boolean;
  lines?: boolean;
  world: World;
  /** Colours of the place that count in place of the palette's. */
  inks?: readonly [far: string, near: string] | undefined;
}

/**
 * A scenery in a palette. Under words it stays so pale that they keep their contrast on any part of it; without words it has
 * its full colours. Far things have the lighter colour of the place in them, near ones the stronger.
 */
export function worldColors(palette: Palette, { quiet, lines = false, world, inks }: Coloring): WorldColors {
  const { background, text } = palette;
  const dark = luminance(background) < 0.12;
  const [second, first] = inks ?? inksIn(palette, world, dark);
  const [near, far] = dark ? [depthOf(first), depthOf(second)] : [first, second];
  const mixed = (ink: string, share: number): string => (quiet ? legible(palette, ink, share) : tone(background, ink, share)); // prettier-ignore
  const lamp = dark ? '#ffd479' : '#ffc94d';
  const shares = dark ? [0.34, 0.62, 0.9] : quiet ? [0.22, 0.32, 0.44] : [0.34, 0.52, 0.72];
  return {
    sky: quiet
      ? dark
        ? background
        : legible(palette, far, 0.08)
      : dark
        ? tone(background, far, 0.2)
        : tone(background, far, 0.16),
    light: mixed(lamp, dark ? (quiet ? 0.34 : 0.62) : quiet ? 0.4 : 0.62),
    far: mixed(tone(far, near, 0.3), shares[0]!),
    mid: mixed(tone(far, near, 0.7), shares[1]!),
    near: mixed(near, shares[2]!),
    prop: mixed(dark ? tone(near, first, 0.3) : tone(near, text, 0.18), dark ? 1 : quiet ? 0.5 : 0.86),
    shadow: tone(mixed(near, shares[2]!), dark ? '#000000' : text, dark ? 0.35 : 0.24),
    line: lines ? mixed(text, quiet ? 0.3 : 0.6) : null,
  };
}

/** Degrees of hue by which a colour of a palette may differ from that of a place and still pass for it. */
const passes = 62;

/** The colours of a palette that come nearest to those of a place; where none does, those that its grounds take. */
function inksIn(palette: Palette, world: World, dark: boolean): [far: string, near: string] {
  const own: [string, string] = dark ? [palette.data[1] ?? palette.accent, groundInk(palette)] : [tints(palette)[1], tints(palette)[0]]; // prettier-ignore
  const natural = placeInks[world];
  if (natural === null) return own;
  const like = (ink: string): string | undefined => {
    const away = (color: string): number => Math.abs(Math.atan2(Math.sin(oklchOf(color).h - oklchOf(ink).h), Math.cos(oklchOf(color).h - oklchOf(ink).h))) * (180 / Math.PI); // prettier-ignore
    return [palette.accent, ...palette.data]
      .filter((color) => oklchOf(color).c > 0.06 && away(color) < passes)
      .sort((a, b) => away(a) - away(b))[0];
  };
  const [far, near] = natural.map(like);
  // What a pack has no colour for is seen in the air of its ground.
  return near
    ? [far ?? near, near]
    : [tone(natural[0], palette.background, 0.3), tone(natural[1], palette.background, 0.3)];
}
