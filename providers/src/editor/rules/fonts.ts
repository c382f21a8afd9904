import { fontOptions } from '@scenewright/core/infographics';
import { editRule, scores } from '../edit-rule.js';
import { brandWish } from '../edit-state.js';
import { changesLook } from '../look/changes.js';

const fontVibes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:serif)\b(?<!sans[- ]serif)/u, 'Fraunces'],
  [/\bsans[- ]serif\b/u, 'Inter'],
  [/\b(?:monospaced?|mono)\b/u, 'JetBrains Mono'],
  [/\b(?:hand ?written|handwriting|script)\b/u, 'Caveat'],
  [/\bcondensed\b/u, 'Anton'],
];

/** Typefaces of headings and text. */
export const fonts = editRule({
  id: 'fonts',
  score: scores.named + 0.05,
  examples: [
    {
      instruction: 'set the font of the headings to Anton',
      language: 'en',
      expects: { 'brief.brand': { headingFont: 'Anton' } },
    },
    {
      instruction: 'Verwende die Schriftart Anton',
      language: 'de',
      on: 'infographic',
      expects: { 'style.fonts.heading': 'Anton', 'style.fonts.body': 'Anton' },
    },
  ],
  video({ plain, text, expand }, state) {
    const said = expand(text);
    if (
      changesLook.test(plain) &&
      /\b(?:title|text|headline|font|letters|type)s?\b.*\b(?:bigger|larger|smaller|bold|italic|size)$/u.test(plain)
    )
      return {
        refused: 'Sizes and weights of type follow from the style and the room there is. The typeface can be changed.',
      };
    const isFont = /\b(?:font|fonts|typeface|typography|lettering)\b/u.test(plain);
    const found = fontsIn(said);
    const forParts = /\b(?:headings?|headlines?|titles|body|text)\b/u.test(plain) && found.length > 0;
    if (!(isFont || forParts) || !changesLook.test(plain)) return null;
    const vibe = fontVibes.find(([pattern]) => pattern.test(plain))?.[1];
    const first = found[0] ?? vibe;
    if (!first) {
      return { refused: `That font is not here. Fonts: ${fontOptions.join(', ')}.` };
    }
    const second = found[1];
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
  },
  infographic({ plain, text, expand }, graphic) {
    if (!/\bfonts?\b/u.test(plain) || !changesLook.test(plain)) return null;
    const font = fontsIn(expand(text))[0];
    if (font === undefined) return { refused: `That font is not here. Fonts: ${fontOptions.join(', ')}.` };
    const role = /\b(heading|title|body|text)s?\b/u.exec(plain)?.[1];
    const which = role === undefined ? ['heading', 'body'] : [/heading|title/u.test(role) ? 'heading' : 'body'];
    const fonts = { ...graphic.style.fonts, ...Object.fromEntries(which.map((key) => [key, font])) };
    return { done: `Font changed to ${font}`, graphic: { ...graphic, style: { ...graphic.style, fonts } } };
  },
});

/** The typefaces that a text names, in its order. */
function fontsIn(said: string): string[] {
  const place = (name: string): number =>
    said.toLowerCase().search(new RegExp(`(?<![\\p{L}])${name.toLowerCase()}(?![\\p{L}])`, 'u'));
  return fontOptions
    .map((name) => ({ name, at: place(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}
