import { inflateSync } from 'node:zlib';
import { languagePacks } from '../languages/registry.js';

const none: readonly string[] = [];
const known = new Map<string, ReadonlyMap<string, readonly string[]> | undefined>();

/**
 * The groups of like words that a word belongs to, the small one of about 20 first and two wider ones after it, as
 * names for features; none for a rare word and for languages without groups.
 * @param word in small letters
 */
export function groupsOf(word: string, language: string): readonly string[] {
  if (!known.has(language)) known.set(language, tableOf(language));
  const table = known.get(language);
  return table?.get(word) ?? table?.get(word.replace(/['’].*$/u, '')) ?? none;
}

function tableOf(language: string): ReadonlyMap<string, readonly string[]> | undefined {
  const packed = languagePacks.find(({ code }) => code === language)?.wordGroups;
  if (!packed) return undefined;
  const lines = inflateSync(Buffer.from(packed, 'base64')).toString('utf8').split('\n');
  return new Map(
    lines.flatMap((line, group) => {
      const [middle, large, ...words] = line.split(' ');
      const names = [`${language}${group}`, `${language}m${middle}`, `${language}l${large}`];
      return words.map((word) => [word, names] as const);
    }),
  );
}
