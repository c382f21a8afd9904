import { filmStyle } from '@scenewright/core/storyboard';
import { hexOf, oklchOf, stylePack, type Palette } from '@scenewright/core/style';
import { recolored, type ColorPart } from '../../infographic/recolor.js';
import { editRule, scores } from '../edit-rule.js';
import { brandWish, wish, type EditState, type Outcome } from '../edit-state.js';
import { changesLook } from '../look/changes.js';
import { colourOf, colourPattern } from '../look/colours.js';

const colour = new RegExp(`(?<![\\p{L}])(${colourPattern})(?![\\p{L}])`, 'iu');
/** What is to have the colour, said without a verb: "background navy". */
const names = new RegExp(
  `^(?:(?:${colourPattern}|darker|lighter|brighter|warmer|cooler) )?(?:background|backdrop|accent|secondary)(?: colou?r)?\\b`,
  'u',
);
const notLook =
  /\b(?:scene|slide|title|chart|music|voice|captions?|subtitles|font|logo|image|photo|picture|headline|quote)\b/u;

type Role = 'background' | 'accent' | 'secondary';
const roleIn = (plain: string): Role =>
  /\b(?:accent|highlight|primary|main|brand)\b/u.test(plain)
    ? 'accent'
    : /\bsecondary\b/u.test(plain)
      ? 'secondary'
      : /\b(?:background|backdrop|ground)\b/u.test(plain)
        ? 'background'
        : 'accent';

const palette = ({ storyboard, brief }: EditState): Palette =>
  filmStyle(storyboard, brief, stylePack(storyboard.style)).palette;

/** Background, accent and brand colours: by name, as hex, or against what is there ("darker", "warmer"). */
export const colours = editRule({
  id: 'colours',
  score: scores.named,
  examples: [
    { instruction: 'make the background navy', language: 'en', expects: { 'brief.backgroundColor': '#0b1f3a' } },
    {
      instruction: 'use #ff6600 as the accent colour',
      language: 'en',
      expects: { 'brief.brand': { accent: '#ff6600' } },
    },
    { instruction: 'Pon el fondo azul', language: 'es', expects: { 'brief.backgroundColor': '#1971c2' } },
    {
      instruction: 'set the background to black',
      language: 'en',
      on: 'infographic',
      expects: { 'style.palette.background': '#000000' },
    },
  ],
  video({ plain, text, expand }, state) {
    const said = /⟦/u.test(text) ? null : expand(text).toLowerCase();
    const isMode = /^(?:in )?(?:dark|light) mode$/u.test(plain);
    if (said === null || !(changesLook.test(plain) || names.test(plain) || isMode) || notLook.test(plain)) return null;
    const speaks =
      /\b(?:colou?rs?|palette|background|backdrop|accent|theme|look|video|it|everything|mode|brand|tones?|all|highlight|ground)\b/u.test(
        plain,
      ) || /^(?:recolou?r|paint)\b/u.test(plain);
    if (
      /\btext colou?r|colou?r of (?:the )?(?:text|titles|letters)|\btext (?:to |in )?(?:white|black|\w+)$/u.test(plain)
    )
      return {
        refused:
          'The colour of the text follows from the background, so that it can always be read. The background and the accent can be set.',
      };
    const swap = new RegExp(
      `(?:change|replace|turn|make|swap) (?:all )?(${colourPattern}) (?:colou?r )?(?:to|with|into|by|for) (${colourPattern})$`,
      'iu',
    ).exec(plain);
    if (swap) return swapColours(state, swap[1]!, swap[2]!);
    const matches = [...plain.matchAll(new RegExp(colour.source, 'giu'))];
    const named = matches.at(-1)?.[1];
    if (named !== undefined) {
      if (!speaks) return null;
      const whole = /\b(?:mode|theme)\b/u.test(plain) ? 'background' : roleIn(plain);
      return setColour(state, whole, colourOf(named)!, named);
    }
    if (!speaks) return null;
    if (/\bdark(?: mode| theme| background| look| version)$|\b(?:it|video|everything|background) dark$/u.test(plain))
      return setColour(state, 'background', '#14171c', 'dark');
    if (
      /\blight(?: mode| theme| background| look| version)$|\b(?:it|video|everything|background) (?:light|bright)$/u.test(
        plain,
      )
    )
      return setColour(state, 'background', '#fafaf8', 'light');
    const shift = /\b(darker|lighter|brighter|warmer|cooler|colder)\b/u.exec(plain)?.[1];
    return shift
      ? shifted(state, shift, roleIn(plain) === 'accent' && /\baccent|highlight|brand|primary\b/u.test(plain))
      : null;
  },
  infographic({ text, expand }, graphic) {
    const turned = text.replace(colourFirst, '$2 $1');
    const [, name, wish] = panelColour.exec(turned) ?? [];
    if (name === undefined || wish === undefined) return null;
    const next = recolored(graphic, graphicParts.find(([pattern]) => pattern.test(name))![1], expand(wish));
    return next && { done: `Colour of the ${name.toLowerCase()} changed`, graphic: next };
  },
});

/** "navy background". */
const colourFirst = new RegExp(
  `^(?:the |an? )*(${colourPattern}|darker|lighter)\\s+(background|accent|panels?|cards?|text)$`,
  'iu',
);
const panelColour =
  /^(?:(?:make|set|change|turn|use|put|paint|give)\s+)?(?:the\s+)*(accent|background|panels?|cards?|text|colou?rs?)(?:\s+colou?r)?\s+(?:(?:to|with|into|as|by|in)\s+)?(.+)$/iu;
const graphicParts: readonly [RegExp, ColorPart][] = [
  [/^background$/iu, 'background'],
  [/^(?:panels?|cards?)$/iu, 'panels'],
  [/^text$/iu, 'text'],
  [/^(?:accent|colou?rs?)$/iu, 'accent'],
];

function setColour(state: EditState, role: Role, hex: string, name: string): Outcome {
  const label = colourOf(name) === null || name.startsWith('#') ? hex : `${name} (${hex})`;
  if (role === 'background') {
    if (state.brief.backgroundColor === hex) return { refused: `The background is ${name} already.` };
    wish(state, 'backgroundColor', hex);
    return { done: `Background changed to ${label}` };
  }
  if (role === 'secondary') {
    brandWish(state, { secondary: hex });
    return { done: `Secondary colour changed to ${label}` };
  }
  // The first of the brand's colours is the one that is drawn as accent.
  brandWish(state, state.brief.brand?.primary ? { primary: hex } : { accent: hex });
  return { done: `Accent colour changed to ${label}` };
}

/** "the blue to red": whichever of accent and background is nearer to the first. */
function swapColours(state: EditState, from: string, to: string): Outcome {
  const wanted = oklchOf(colourOf(from)!);
  const { accent, background } = palette(state);
  const away = (hex: string): number => {
    const { l, c, h } = oklchOf(hex);
    return Math.hypot(
      l - wanted.l,
      c * Math.cos(h) - wanted.c * Math.cos(wanted.h),
      c * Math.sin(h) - wanted.c * Math.sin(wanted.h),
    );
  };
  return setColour(state, away(accent) <= away(background) ? 'accent' : 'background', colourOf(to)!, to);
}

/** A step that is seen at once; never into the middle greys, on which no text reads well. */
function shifted(state: EditState, how: string, accentAlone: boolean): Outcome {
  const { accent, background } = palette(state);
  const towards = (hex: string, hue: number, chroma: number): string => {
    const { l, c, h } = oklchOf(hex);
    const turn = Math.atan2(Math.sin(hue - h), Math.cos(hue - h));
    // Pure white leaves no room for a tint.
    return hexOf({ l: Math.min(l, 0.968), c: Math.max(c, chroma), h: c < 0.02 ? hue : h + turn / 2 });
  };
  if (how === 'warmer' || how === 'cooler' || how === 'colder') {
    const hue = how === 'warmer' ? (70 * Math.PI) / 180 : (245 * Math.PI) / 180;
    brandWish(
      state,
      state.brief.brand?.primary ? { primary: towards(accent, hue, 0.1) } : { accent: towards(accent, hue, 0.1) },
    );
    if (!accentAlone) wish(state, 'backgroundColor', towards(background, hue, 0.022));
    return { done: `Colours made ${how}` };
  }
  const target = accentAlone ? accent : background;
  const { l, c, h } = oklchOf(target);
  let next = how === 'darker' ? l - 0.12 : l + 0.12;
  if (!accentAlone && next > 0.42 && next < 0.74) next = how === 'darker' ? 0.3 : 0.88;
  const hex = hexOf({ l: Math.min(0.99, Math.max(0.12, next)), c, h });
  if (hex === target) return { refused: `It is as ${how.replace(/er$/u, '')} as it can be.` };
  if (accentAlone) brandWish(state, state.brief.brand?.primary ? { primary: hex } : { accent: hex });
  else wish(state, 'backgroundColor', hex);
  return { done: `${accentAlone ? 'Accent' : 'Background'} made ${how} (${hex})` };
}
