import { sceneKindOf, type SceneKind } from '@scenewright/core/scenes';
import { contrast, luminance, stylePack, withContrast, type Palette } from '@scenewright/core/style';
import { depthOf, groundInk, tone } from './tone.js';

/**
 * What the scenes of a film stand on in turn: the pack's own ground, one with some of the accent or of the second
 * colour in it, or, for a statement, the pack's night side.
 */
export type Wall = 'own' | 'accent' | 'second' | 'night';

/**
 * The wall of a scene: by its place on the list of camera moves, which differs between neighbours, so that a cut is seen.
 * A neutral pack and a ground that the user has named stay as they are.
 */
export function wallOf(
  scene: { kind: SceneKind; shot?: number | null | undefined; closes?: true | undefined },
  style: { pack: string; palette: Palette },
): Wall {
  const { shot, closes } = scene;
  const { ownGround, statement, ending } = sceneKindOf(scene.kind);
  const asked = style.palette.background !== stylePack(style.pack).palette.background;
  if (typeof shot !== 'number' || closes || asked || style.pack === 'no-style' || ownGround) return 'own';
  if (shot < 2) return 'own';
  if (shot < 4) return 'accent';
  return statement || ending === 'words' ? 'night' : 'second';
}

/** A palette on a wall: what is written on it keeps its contrast there, in a brand's colours too. */
export function wallPalette(palette: Palette, wall: Wall): Palette {
  const { background, text } = palette;
  const dark = luminance(text) > luminance(background);
  if (wall === 'own') return palette;
  // What is dark already has no other side: it glows more.
  if (wall === 'night' && !dark) return nightOf(palette);
  const [first, second] = tints(palette);
  const color = wall === 'second' ? second : first;
  // Mixed into a dark ground a light colour turns to grey mud; in its depth it stays itself.
  if (dark) return tintOf(palette, depthOf(color), wall === 'night' ? 0.8 : 0.6);
  return tintOf(palette, color, wall === 'night' ? 0.26 : 0.15);
}

/** The colours that a ground takes: the accent, and the liveliest of the others; mixed with its opposite one turns to mud. */
export function tints(palette: Palette): [first: string, second: string] {
  const { background, data } = palette;
  const accent = groundInk(palette);
  const lively = (color: string): number => {
    const mixed = tone(background, color, 0.15);
    const channels = [1, 3, 5].map((at) => parseInt(mixed.slice(at, at + 2), 16));
    return Math.max(...channels) - Math.min(...channels);
  };
  const others = data.slice(1).filter((color) => color !== accent);
  const ranked = [...others].sort((a, b) => lively(b) - lively(a));
  const best = ranked[0] ?? accent;
  const first = lively(accent) >= 0.5 * lively(best) ? accent : best;
  return [first, first === best ? (ranked[1] ?? accent) : best];
}

/** As much of a colour in the ground as the text bears; the other inks follow. */
function tintOf(palette: Palette, color: string, share: number): Palette {
  const { background, text, muted, accent, onAccent, positive, negative } = palette;
  let at = share;
  while (at > 0.02 && contrast(tone(background, color, at), text) < 7) at -= 0.02;
  const ground = tone(background, color, at);
  const kept = (ink: string, least: number): string => withContrast(ink, [ground], Math.min(least, contrast(ink, background))); // prettier-ignore
  const inked = kept(accent, 4.5);
  return {
    ...palette,
    background: ground,
    // Forms of the ground lie behind small words.
    muted: withContrast(muted, [ground], 5.6),
    accent: inked,
    onAccent: withContrast(onAccent, [inked], 4.5),
    positive: kept(positive, 4.5),
    negative: kept(negative, 4.5),
  };
}

/** The text's colour as the ground, with a breath of the accent, and the ground's colour as the text. */
function nightOf(palette: Palette): Palette {
  const { background: text, accent, positive, negative, data } = palette;
  const ground = withContrast(tone(palette.text, accent, 0.14), [text], 9);
  const bright = withContrast(accent, [ground], 4.6);
  return {
    ...palette,
    background: ground,
    surface: tone(ground, text, 0.1),
    text,
    muted: withContrast(tone(text, ground, 0.22), [ground], 5),
    accent: bright,
    onAccent: withContrast(ground, [bright], 4.6),
    positive: withContrast(positive, [ground], 4.6),
    negative: withContrast(negative, [ground], 4.6),
    data: data.map((color) => withContrast(color, [ground], 3)),
  };
}
