import type { Script } from '../language/languages.js';

/** The families that come along (`compositions/src/typography/families.ts`). */
export const bundledFamilies = [
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
] as const;
export type BundledFamily = (typeof bundledFamilies)[number];

/** What comes along for the writing systems that none of these has: their letters are drawn in it, whatever was named. */
export const scriptFamilies: Readonly<Partial<Record<Script, string>>> = {
  Arab: 'Noto Sans Arabic',
  Beng: 'Noto Sans Bengali',
  Deva: 'Noto Sans Devanagari',
  Hans: 'Noto Sans SC',
  Hebr: 'Noto Sans Hebrew',
  Jpan: 'Noto Sans JP',
  Kore: 'Noto Sans KR',
  Thai: 'Noto Sans Thai',
};

/** Widely used families by the bundled one whose bones are nearest: class first, then proportions and contrast. */
const likenesses: readonly (readonly [BundledFamily, string])[] = [
  [
    'Anton',
    'bebas neue|oswald|league gothic|fjalla one|impact|teko|pathway gothic one|antonio|big shoulders display|saira condensed|barlow condensed',
  ],
  [
    'Archivo',
    'helvetica|helvetica neue|arial|franklin gothic|libre franklin|work sans|public sans|ibm plex sans|source sans pro|source sans 3|barlow',
  ],
  ['Bricolage Grotesque', 'familjen grotesk|hanken grotesk|darker grotesque|schibsted grotesk|clash display'],
  [
    'Caveat',
    'pacifico|dancing script|satisfy|kalam|patrick hand|shadows into light|indie flower|permanent marker|amatic sc|great vibes|lobster|comic sans ms|comic neue',
  ],
  [
    'DM Sans',
    'poppins|nunito|nunito sans|quicksand|rubik|figtree|mulish|varela round|fredoka|baloo 2|comfortaa|circular',
  ],
  [
    'Fraunces',
    'recoleta|cooper|young serif|dm serif display|dm serif text|caprasimo|roboto slab|zilla slab|arvo|rokkitt|bitter|josefin slab',
  ],
  [
    'Inter',
    'roboto|open sans|lato|sf pro|san francisco|segoe ui|system ui|noto sans display|cabin|karla|assistant|heebo|fira sans|pt sans|ubuntu|asap|hind|catamaran',
  ],
  [
    'JetBrains Mono',
    'roboto mono|fira code|fira mono|source code pro|ibm plex mono|space mono|inconsolata|courier|courier new|courier prime|dm mono|ubuntu mono|menlo|consolas|monaco',
  ],
  [
    'Manrope',
    'gilroy|plus jakarta sans|outfit|red hat display|urbanist|albert sans|onest|instrument sans|be vietnam pro|lexend',
  ],
  [
    'Newsreader',
    'georgia|times|times new roman|garamond|eb garamond|cormorant garamond|crimson text|crimson pro|libre baskerville|baskerville|lora|merriweather|pt serif|source serif pro|source serif 4|spectral|literata|noto serif|ibm plex serif|cardo|palatino|book antiqua|cambria',
  ],
  [
    'Playfair Display',
    'didot|bodoni|bodoni moda|abril fatface|cormorant|prata|cinzel|italiana|gilda display|yeseva one|marcellus',
  ],
  [
    'Sora',
    'montserrat|raleway|futura|century gothic|avenir|josefin sans|jost|league spartan|kumbh sans|gotham|proxima nova|exo 2|syne|unbounded',
  ],
  ['Space Grotesk', 'syne mono|orbitron|rajdhani|chakra petch|titillium web|space age|oxanium|michroma|eurostile'],
];
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const byName: ReadonlyMap<string, BundledFamily> = new Map([
  ...likenesses.flatMap(([family, names]) => names.split('|').map((name) => [plain(name), family] as const)),
  ...bundledFamilies.map((family) => [plain(family), family] as const),
]);

/** Families that are widely known, in small letters with spaces. */
export const knownFamilies: readonly string[] = [...byName.keys()];

/** Words in a name that tell what kind of letters it has. */
const classes: readonly (readonly [RegExp, BundledFamily])[] = [
  [/\bmono|\bcode\b|courier|typewriter|console/, 'JetBrains Mono'],
  [/script|hand|brush|marker|comic|cursive/, 'Caveat'],
  [/didone|bodoni|didot|display serif/, 'Playfair Display'],
  [/slab/, 'Fraunces'],
  [/\bsans|grotes[kq]|gothic|geometric/, 'Inter'],
  [/serif|garamond|roman|antiqua|baskerville|text\b/, 'Newsreader'],
  [/condensed|narrow|compressed|poster|black\b/, 'Anton'],
  [/rounded|soft/, 'DM Sans'],
];

export interface FoundFamily {
  family: string;
  /** False when another family stands in for the one that was asked for. */
  exact: boolean;
}

/** The family of a name: bundled, one of those that were brought, or the nearest bundled one; null for an empty name. */
export function familyFor(name: string | undefined, brought: readonly string[] = []): FoundFamily | null {
  const wanted = plain(name ?? '');
  if (wanted === '') return null;
  const own = brought.find((one) => plain(one) === wanted);
  if (own !== undefined) return { family: own, exact: true };
  const known = byName.get(wanted) ?? byName.get(wanted.replace(/ (?:variable|vf|pro|std|display|text)$/, ''));
  const family = known ?? classes.find(([pattern]) => pattern.test(wanted))?.[1] ?? 'Inter';
  return { family, exact: plain(family) === wanted };
}
