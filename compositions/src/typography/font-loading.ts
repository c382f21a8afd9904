import { languageOf } from '@scenewright/core/language';
import type { Timeline } from '@scenewright/core/timeline';
import { addBroughtFonts, broughtWeights } from './brought-fonts.js';
import { familiesOf, fontStack } from './families.js';
import { forgetMeasures } from './measure.js';

/** What scenes write by themselves: numbers on their way, their signs and units. Every named family has these. */
const ALWAYS = '0123456789.,:%+-−–$€£¥…•×/ ()abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** Latin-1 and the usual punctuation: every named family has them, so that no fallback is asked. */
const IN_NAMED_FAMILIES = /[\u0000-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/u;
/** Latin, Greek, Cyrillic, punctuation and currencies: no family after Noto Sans is asked for them. */
const IN_NOTO_SANS = /[\u0000-\u052f\u1e00-\u1fff\u2000-\u206f\u20a0-\u20c0\u2116\u2122\u2212]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** Every distinct character of what the timeline says. */
export function charactersOf(timeline: Timeline): string[] {
  const characters = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const character of value) characters.add(character);
    else if (value !== null && typeof value === 'object') for (const child of Object.values(value)) visit(child);
  };
  visit(timeline.scenes.map((scene) => scene.content));
  visit(timeline.captions?.pages);
  return [...characters];
}

/**
 * The characters that each family of a stack may be asked for. A fallback whose characters nobody writes
 * is not loaded at all: the emoji alone are 6 MB. One that is missed here loads when it is first drawn,
 * and the frame waits for it.
 */
export function charactersByFamily(stack: string, characters: string[], language: string): Map<string, string> {
  const [named, ...fallbacks] = familiesOf(stack);
  const written = languageOf(language).script === 'Arab' ? [...characters, ...ARABIC_DIGITS] : characters;
  const afterNamed = written.filter((character) => !IN_NAMED_FAMILIES.test(character));
  const afterNoto = afterNamed.filter((character) => !IN_NOTO_SANS.test(character));
  const wanted = new Map([[named!, ALWAYS + characters.join('')]]);
  let asked = afterNamed;
  for (const family of fallbacks) {
    const own = family === 'Noto Color Emoji' ? asked.filter((character) => EMOJI.test(character)) : asked;
    if (own.length > 0 && !wanted.has(family)) wanted.set(family, own.join(''));
    if (family.startsWith('Noto Sans Variable')) asked = afterNoto;
  }
  return wanted;
}

/** Loads the shards that hold the timeline's characters; a family without them costs nothing. */
export async function loadFonts(timeline: Timeline, assetBase: string): Promise<void> {
  addBroughtFonts(timeline, assetBase);
  const characters = charactersOf(timeline);
  const { heading, body, mono } = timeline.style.fonts;
  const loads = [...new Set([heading, body, mono])].flatMap((name) => {
    const stack = fontStack(name, timeline.language, timeline.assets);
    return [...charactersByFamily(stack, characters, timeline.language)].flatMap(([family, text], index) => {
      const weights = index === 0 ? broughtWeights(name, timeline.assets) : [];
      return [...new Set(['400', ...weights])].flatMap((weight) =>
        [`${weight} 40px '${family}'`, `italic ${weight} 40px '${family}'`].map((face) => ({ face, text })),
      );
    });
  });
  await Promise.all(loads.map(({ face, text }) => document.fonts.load(face, text).catch(() => [])));
  await document.fonts.ready;
  forgetMeasures();
}
