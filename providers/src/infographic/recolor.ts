import type { Infographic } from '@scenewright/core/infographics';
import { colorDistance, hexOf, oklchOf, resolveStyle, stylePacks } from '@scenewright/core/style';
import { colourOf } from '../editor/look/colours.js';

/** What a change in words may recolour. */
export type ColorPart = 'accent' | 'background' | 'panels' | 'text';

/** The colours about one wish, contrast kept by the rules that brand colours follow. Null when it names no colour. */
export function recolored(graphic: Infographic, part: ColorPart, wish: string): Infographic | null {
  const { palette, fonts, pack: id, logo } = graphic.style;
  const wanted = wishedColor(wish, part === 'background' ? palette.background : palette.accent);
  if (wanted === null) return null;
  const pack = { ...stylePacks[0]!, id, palette, fonts };
  switch (part) {
    case 'background':
      return { ...graphic, style: resolveStyle(pack, { backgroundColor: wanted, logo }) };
    case 'text':
      return { ...graphic, style: { ...graphic.style, palette: { ...palette, text: wanted } } };
    case 'panels':
      return { ...graphic, style: { ...graphic.style, palette: { ...palette, surface: wanted } } };
    case 'accent':
      if (colorDistance(wanted, palette.accent) < 0.005) return null;
      return { ...graphic, style: resolveStyle(pack, { brand: { primary: wanted }, logo }) };
  }
}

/** "navy", "dark green", "#1971c2", "darker". */
function wishedColor(wish: string, now: string): string | null {
  const said = wish
    .toLowerCase()
    .replace(/^(?:(?:in|to|a|the|bit|little)\s+)+/, '')
    .trim();
  const { l, c, h } = oklchOf(now);
  if (said === 'darker') return hexOf({ l: l - 0.12, c, h });
  if (said === 'lighter' || said === 'brighter') return hexOf({ l: l + 0.12, c, h });
  return colourOf(said) ?? shade(said);
}

/** A light or dark shade that has no name of its own. */
function shade(said: string): string | null {
  const [, how, name] = /^(dark|light)\s+(.+)$/.exec(said) ?? [];
  const base = name === undefined ? null : colourOf(name);
  if (base === null) return null;
  const found = oklchOf(base);
  return hexOf({ ...found, l: found.l + (how === 'dark' ? -0.15 : 0.18) });
}
