import { languageOf } from '@scenewright/core/language';
import { scriptFamilies } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { broughtFamily } from './brought-fonts.js';

/** Bundled families by the name that catalogue and brand use; the value is the family of the style sheet. */
const bundled: Readonly<Record<string, string>> = {
  Anton: 'Anton',
  Archivo: 'Archivo Variable',
  'Bricolage Grotesque': 'Bricolage Grotesque Variable',
  Caveat: 'Caveat Variable',
  'DM Sans': 'DM Sans Variable',
  Fraunces: 'Fraunces Variable',
  Inter: 'Inter Variable',
  'JetBrains Mono': 'JetBrains Mono Variable',
  Manrope: 'Manrope Variable',
  Newsreader: 'Newsreader Variable',
  'Noto Sans': 'Noto Sans Variable',
  'Playfair Display': 'Playfair Display Variable',
  Sora: 'Sora Variable',
  'Space Grotesk': 'Space Grotesk Variable',
};
export const bundledFonts: readonly string[] = Object.keys(bundled);

const sheetOf = (family: string): string => `${family} Variable`;

/** Families tried for characters that the chosen one lacks; Han characters take the language's own forms first. */
function fallbacks(language: string): string[] {
  const own = scriptFamilies[languageOf(language).script];
  const rest = Object.values(scriptFamilies).filter((family) => family !== own);
  return [...[...(own ? [own] : []), 'Noto Sans', ...rest].map(sheetOf), 'Noto Color Emoji'];
}

/**
 * CSS font-family list: the named family, bundled or among the assets (Inter when it is neither), then one family for each
 * script.
 */
export function fontStack(name: string, language: string, assets: Timeline['assets']): string {
  return [bundled[name] ?? broughtFamily(name, assets) ?? bundled.Inter!, ...fallbacks(language)]
    .map((family) => `'${family}'`)
    .join(', ');
}

/** Families that are heavy at the one weight they have, and the weight of what other families draw for them. */
const heavyAsDrawn: ReadonlyMap<string, number> = new Map([['Anton', 800]]);

/** The weight at which a script that the family of a stack lacks stands as heavy as the family's own letters. */
export const weightBeside = (stack: string, weight: number): number =>
  Math.max(weight, heavyAsDrawn.get(familiesOf(stack)[0]!) ?? 0);

/** Families of a stack, first one first. */
export function familiesOf(stack: string): string[] {
  return stack.split(', ').map((family) => family.slice(1, -1));
}
