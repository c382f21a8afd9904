import type { Infographic } from '@scenewright/core/infographics';
import { familyFor } from '@scenewright/core/style';
import { editRule, scores } from '../edit-rule.js';
import { brandWish } from '../edit-state.js';
import { fontsNamedIn, speaksOfTypeface } from '../font-names.js';
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
      instruction: 'Use Montserrat',
      language: 'en',
      expects: { 'brief.brand': { headingFont: 'Montserrat', bodyFont: 'Montserrat' } },
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
    const found = fontsNamedIn(said);
    const forParts = /\b(?:headings?|headlines?|titles|body|text)\b/u.test(plain) && found.length > 0;
    if (!(speaksOfTypeface(plain) || forParts || (found.length > 0 && usesOne.test(plain))) || !changesLook.test(plain))
      return null;
    const vibe = fontVibes.find(([pattern]) => pattern.test(plain))?.[1];
    const first = found[0] ?? vibe;
    if (!first) {
      return { refused: whichFont };
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
    if (!speaksOfTypeface(plain) || !changesLook.test(plain)) return null;
    const asked = fontsNamedIn(expand(text))[0];
    const family = familyFor(asked, familiesOf(graphic));
    if (asked === undefined || family === null) return { refused: whichFont };
    const font = family.family;
    const role = /\b(heading|title|body|text)s?\b/u.exec(plain)?.[1];
    const which = role === undefined ? ['heading', 'body'] : [/heading|title/u.test(role) ? 'heading' : 'body'];
    const fonts = { ...graphic.style.fonts, ...Object.fromEntries(which.map((key) => [key, font])) };
    const nearest = family.exact ? '' : `, the nearest to ${asked} that is here`;
    return { done: `Font changed to ${font}${nearest}`, graphic: { ...graphic, style: { ...graphic.style, fonts } } };
  },
});

const whichFont = 'Which font is meant? Name one, such as "use the font Montserrat".';

/** "use montserrat", "switch to lora for headings": a clause about nothing else. */
const usesOne =
  /^(?:use|switch to|try) (?:[\p{L}\p{N}]+[ -]?){1,4}?(?: (?:for|in|on) (?:all )?(?:headings?|headlines?|titles?|body|text|captions?|everything|whole video)| everywhere| throughout| instead)?$/u;

/** Those that have come with a graphic as files. */
const familiesOf = ({ assets }: Infographic): string[] => [
  ...new Set(Object.values(assets).flatMap(({ font }) => font?.family ?? [])),
];
