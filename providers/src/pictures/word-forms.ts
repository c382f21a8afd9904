import { packOf } from '../languages/registry.js';

/** What may stand before a word, longest first, and the bases that an ending may come from. */
interface Inflection {
  before: readonly string[];
  bases: ReadonlyMap<string, readonly string[]>;
  leastStem: number;
}

/** Letters of a word that is left of one with something on its front. */
const leastBare = 3;
const longestEnding = 7;
const sureEnding = 3;
const byLanguage = new Map<string, Inflection | undefined>();

/** Marks over and under the letters that are written or left out: vowels of Arabic and Hebrew, the dot of Hindi. */
const optionalMarks = /[\u0591-\u05C7\u0640\u064B-\u0652\u0670\u093C]/gu;

/** A word as it is looked up: in lower case, its apostrophe straight, without marks that writers leave out. */
export const keyOf = (word: string, language: string): string =>
  word.normalize('NFC').toLocaleLowerCase(language).replace(optionalMarks, '').replaceAll('’', "'");

/** What a form may come from by the inflection of its language; undefined where the language says nothing of it. */
export function baseForms(word: string, language: string): string[] | undefined {
  const inflection = inflectionOf(language);
  if (!inflection) return undefined;
  const { before, bases, leastStem } = inflection;
  const bare = [word, ...before.filter((front) => word.startsWith(front) && word.length >= front.length + leastBare).map((front) => word.slice(front.length))]; // prettier-ignore
  const stems = bare.flatMap((form) => {
    const found: string[] = [];
    for (let cut = Math.min(longestEnding, form.length - 2); cut >= 0; cut -= 1) {
      // What is left of a word by a long ending is more surely its stem.
      if (form.length - cut < (cut >= sureEnding ? leastStem - 1 : leastStem)) continue;
      for (const base of bases.get(form.slice(form.length - cut)) ?? [])
        found.push(form.slice(0, form.length - cut) + base);
    }
    return found;
  });
  return [...bare.slice(1), ...stems].filter((form) => form !== word);
}

/** What the feminine of a person or an animal may come from: "gatta" from "gatto". */
export function feminineBases(word: string, language: string): string[] {
  const { feminine = {} } = packOf(language)?.pictures ?? {};
  return Object.entries(feminine).flatMap(([base, forms]) =>
    forms
      .split(' ')
      .filter((ending) => word.endsWith(ending) && word.length >= ending.length + leastBare)
      .map((ending) => word.slice(0, word.length - ending.length) + base),
  );
}

function inflectionOf(language: string): Inflection | undefined {
  if (byLanguage.has(language)) return byLanguage.get(language);
  const { before, endings, leastStem = 4 } = packOf(language)?.pictures ?? {};
  const bases = new Map<string, string[]>();
  for (const [base, forms] of Object.entries(endings ?? {}))
    for (const form of forms.split(' ')) {
      const ending = form === '_' ? '' : form;
      bases.set(ending, [...(bases.get(ending) ?? []), base]);
    }
  const fronts = (before ?? '').split(' ').filter(Boolean);
  const made = before || endings ? { before: fronts.toSorted((a, b) => b.length - a.length), bases, leastStem } : undefined; // prettier-ignore
  byLanguage.set(language, made);
  return made;
}
