import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { termsOf } from '../reading/grammar/english-terms.js';
import { findFigures } from '../reading/scan/figures.js';
import { viewsOf } from './alike.js';
import { findThing, thingsNamed } from './find-picture.js';
import { isAnimal, isFood, keywordsOf } from './keywords.js';
import { lookUp } from './look-up.js';
import { keyOf } from './word-forms.js';

interface Named {
  name: string;
  /** What it is: "a pocket-sized espresso maker". */
  what: string;
  start: number;
  /** It stands within a sentence, where a capital makes a name. */
  isWithin: boolean;
  /** "Otter is a backpack", and not "Falcon, a scale": that is said of a substance as well. */
  isClause: boolean;
}

const patterns = new Map<string, RegExp | undefined>();

/** One capitalised word and what it is, behind a comma or a copula: "Pebble, a …", "Otter is a …". */
function patternOf(language: string): RegExp | undefined {
  if (!patterns.has(language)) {
    const { indefinite, copulas } = packOf(language)?.context ?? {};
    const is = copulas ? `\\s+(?:${alternatives(copulas)})\\s+` : '(?!)';
    patterns.set(
      language,
      indefinite === undefined
        ? undefined
        : new RegExp(`(?<=^|[.!?:;\\n]\\s*|(?<before>\\p{L}+)\\s+)(?<name>\\p{Lu}\\p{Ll}{2,})(?:,\\s+|(?<is>${is}))(?=(?<what>(?:${language === 'tr' ? '[^.,;!?]*\\s' : ''}(?:${alternatives(indefinite)})\\s|un['’])[^.,;:!?]+))`, 'dgu'), // prettier-ignore
    );
  }
  return patterns.get(language);
}

function namedIn(text: string, language: string): Named[] {
  const pattern = patternOf(language);
  if (!pattern) return [];
  const { articles = '', indefinite = '', introduces = '' } = packOf(language)?.context ?? {};
  const article = new RegExp(`^(?:${alternatives(`${articles} ${indefinite}`)})$`, 'iu');
  const introducing = new RegExp(`^(?:${alternatives(introduces)})$`, 'iu');
  return [...text.matchAll(pattern)].flatMap(({ groups, indices }) => {
    const { before, name, is, what } = groups!;
    // "The Otter, a cruise ship" may be one as well; "our Dog, a puppy" is none.
    if (before !== undefined && (article.test(before) || (/^\p{Lu}/u.test(before) && !introducing.test(before))))
      return [];
    return [{ name: name!, what: what!, start: indices!.groups!['name']![0], isWithin: before !== undefined, isClause: is !== undefined }]; // prettier-ignore
  });
}

/** Whether a text sells something: it says what it costs, or where it is had. */
const sells = (text: string, language: string): boolean =>
  /\p{L}\.(?:com|org|net|io|app|co|eu|[a-z]{2})(?![\p{L}\p{N}])/u.test(text) || findFigures(text, language).some(({ figure }) => figure.unit.startsWith('currency:')); // prettier-ignore

/**
 * Pictures of what the names in a text would be as things: "Pebble, a pocket-sized espresso maker" is no boulder, "Otter is a
 * backpack" no animal. A word that the text uses as a word as well is no name ("Coffee, a drink … of coffee beans").
 */
export function picturesOfNames(text: string, language: string): Set<string> {
  const code = language.slice(0, 2);
  const keywords = keywordsOf(code);
  const passed = new Set<string>();
  for (const { name, what, start, isWithin, isClause } of namedIn(text, code)) {
    const meant = lookUp(keyOf(name, code), code, keywords)?.map((hit) => hit.name) ?? [];
    if (meant.length === 0) continue;
    // Its address is no use of the word.
    const rest = (text.slice(0, start) + text.slice(start + name.length)).replace(/\S+\.\p{L}{2,}/gu, ' ');
    const isWord = new RegExp(`(?<![\\p{L}])${name.toLowerCase()}`, 'u').test(rest);
    const isOther = [findThing([{ text: what, weight: 1 }], code)?.name].every((other) => other !== undefined && !meant.includes(other)); // prettier-ignore
    const isSold = sells(text, code);
    // "Salt, a mineral", "Water is a liquid": what is eaten or poured stands without an article as a name does.
    if (!isWithin && (isFood(meant[0]!) || (code === 'en' && termsOf(name)[0]?.tags.has('Uncountable')))) continue;
    const isSure = isAnimal(meant[0]!) || isSold || (isClause ? false : isWithin || isOther);
    if (isWord || !isSure) continue;
    const others = new Set(thingsNamed(rest.replaceAll(name, ' '), code).flatMap((word) => findThing([{ text: word, weight: 1 }], code)?.name ?? [])); // prettier-ignore
    for (const one of meant) if (!others.has(one)) for (const view of viewsOf(one)) passed.add(view);
  }
  return passed;
}
