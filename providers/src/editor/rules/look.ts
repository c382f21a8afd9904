import { hexOf, oklchOf, resolveStyle, stylePack, stylePacks, type Palette } from '@scenewright/core';
import { brandWish, wish, type EditState, type Outcome, type Rule } from '../edit-state.js';
import { colourOf, colourPattern } from '../colours.js';

const changes =
  /^(?:make|change|set|use|turn|paint|colou?r|recolou?r|give|put|switch|want|try|apply|have|update|replace|let)\b/u;
const colour = new RegExp(`(?<![\\p{L}])(${colourPattern})(?![\\p{L}])`, 'iu');
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
  resolveStyle(stylePack(storyboard.style), { brand: brief.brand, backgroundColor: brief.backgroundColor }).palette;

/** Background, accent and brand colours: by name, as hex, or against what is there ("darker", "warmer"). */
export const colours: Rule = ({ plain, text, expand }, state) => {
  const said = /⟦/u.test(text) ? null : expand(text).toLowerCase();
  const isMode = /^(?:in )?(?:dark|light) mode$/u.test(plain);
  if (said === null || !(changes.test(plain) || isMode) || notLook.test(plain)) return null;
  const speaks =
    /\b(?:colou?rs?|palette|background|backdrop|accent|theme|look|video|it|everything|mode|brand|tones?|all|highlight|ground)\b/u.test(
      plain,
    ) || /^(?:recolou?r|paint)\b/u.test(plain);
  if (/\btext colou?r|colou?r of (?:the )?(?:text|titles|letters)|\btext (?:to |in )?(?:white|black|\w+)$/u.test(plain))
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
};

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

/** What people say of a look, against the packs. */
const vibes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:luxur(?:y|ious)|elegant|premium|gold|high[- ]end)\b/u, 'luxury'],
  [/\b(?:pastel|soft|cute|friendly|gentle|playful)\b/u, 'pastel'],
  [/\b(?:terminal|hacker|retro computer|command line|matrix)\b/u, 'terminal'],
  [/\b(?:blueprint|technical|engineering|drawing|sketch)\b/u, 'blueprint'],
  [/\b(?:dark data|dashboard|data[- ]driven|futuristic|tech|cyber)\b/u, 'dark-data'],
  [/\b(?:bold|poster|loud|punchy)\b/u, 'bold-poster'],
  [/\b(?:editorial|magazine|newspaper|print(?:ed)?|vintage|classic)\b/u, 'editorial'],
  [/\b(?:swiss|minimal(?:ist|istic)?|clean|grid|modern)\b/u, 'swiss'],
  [/\b(?:plain|no style|unstyled)\b/u, 'no-style'],
  [/\b(?:default|clear|warm paper)\b/u, 'taste-default'],
];
const styleNoun = /\b(?:style|look|vibe|theme|design|feel|pack|aesthetic)\b/u;

export const style: Rule = ({ plain, text, expand }, state) => {
  const said = expand(text).toLowerCase();
  const verb = changes.test(plain) || /^(?:more|less|in)\b/u.test(plain);
  if (!verb || /\b(?:scene|slide|title|music|voice|captions?|font|logo|image)\b/u.test(plain)) return null;
  const byName = stylePacks.find(({ id, name }) =>
    new RegExp(`(?<![\\p{L}])(?:${id.replaceAll('-', '[- ]')}|${name.toLowerCase()})(?![\\p{L}])`, 'u').test(said),
  );
  const isStyle =
    styleNoun.test(plain) || /\b(?:more|like)\b/u.test(plain) || /^make (?:it|video|everything) \w+$/u.test(plain);
  if (!isStyle) return null;
  const id = byName?.id ?? vibes.find(([pattern]) => pattern.test(plain))?.[1];
  if (!id)
    return styleNoun.test(plain) && changes.test(plain)
      ? { refused: `No style here is like that. Styles: ${stylePacks.map(({ name }) => name).join(', ')}.` }
      : null;
  if (state.storyboard.style === id) return { refused: `The style is ${stylePack(id).name} already.` };
  state.storyboard.style = id;
  wish(state, 'style', id);
  return { done: `Style changed to ${stylePack(id).name}` };
};

/** Families that come along (compositions/src/typography/families.ts). */
const families = [
  'Anton',
  'Archivo',
  'Bricolage Grotesque',
  'Caveat',
  'DM Sans',
  'Fraunces',
  'Inter',
  'JetBrains Mono',
  'Manrope',
  'Newsreader',
  'Noto Sans',
  'Playfair Display',
  'Sora',
  'Space Grotesk',
];
const fontVibes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:serif)\b(?<!sans[- ]serif)/u, 'Fraunces'],
  [/\bsans[- ]serif\b/u, 'Inter'],
  [/\b(?:monospaced?|mono)\b/u, 'JetBrains Mono'],
  [/\b(?:hand ?written|handwriting|script)\b/u, 'Caveat'],
  [/\bcondensed\b/u, 'Anton'],
];

export const fonts: Rule = ({ plain, text, expand }, state) => {
  const said = expand(text);
  if (
    changes.test(plain) &&
    /\b(?:title|text|headline|font|letters|type)s?\b.*\b(?:bigger|larger|smaller|bold|italic|size)$/u.test(plain)
  )
    return {
      refused: 'Sizes and weights of type follow from the style and the room there is. The typeface can be changed.',
    };
  const isFont = /\b(?:font|fonts|typeface|typography|lettering)\b/u.test(plain);
  const found = families
    .map((name) => ({
      name,
      at: said.toLowerCase().search(new RegExp(`(?<![\\p{L}])${name.toLowerCase()}(?![\\p{L}])`, 'u')),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const forParts = /\b(?:headings?|headlines?|titles|body|text)\b/u.test(plain) && found.length > 0;
  if (!(isFont || forParts) || !changes.test(plain)) return null;
  const vibe = fontVibes.find(([pattern]) => pattern.test(plain))?.[1];
  const first = found[0]?.name ?? vibe;
  if (!first) {
    return { refused: `That font is not here. Fonts: ${families.join(', ')}.` };
  }
  const second = found[1]?.name;
  const headings = /\b(?:headings?|headlines?|titles)\b/u.test(plain);
  const body =
    /\b(?:body|running text|small text|paragraphs?)\b/u.test(plain) || (/\btext\b/u.test(plain) && !headings);
  const wishes = second
    ? { headingFont: first, bodyFont: second }
    : headings && !body
      ? { headingFont: first }
      : body && !headings
        ? { bodyFont: first }
        : { headingFont: first, bodyFont: first };
  const { brand } = state.brief;
  if (Object.entries(wishes).every(([key, value]) => brand?.[key as keyof typeof wishes] === value))
    return { refused: `The font is ${first} already.` };
  brandWish(state, wishes);
  const what = [
    wishes.headingFont && `headings in ${wishes.headingFont}`,
    wishes.bodyFont && `text in ${wishes.bodyFont}`,
  ]
    .filter(Boolean)
    .join(', ');
  return { done: `Fonts changed: ${what}` };
};
