import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { naturalOwnDrawings } from './own-drawings/own-drawings.js';

/** Of the package's file of all emoji: https://emojibase.dev/docs/spec */
interface Emoji {
  label: string;
  subgroup?: number;
}

/**
 * Unicode's subgroups of what has its colours by nature, as the package numbers them: hands and people (16 to 30), animals and
 * plants (34 to 41), food and drink (42 to 47), land (50), sky and weather (59).
 */
const isNatural = (subgroup: number): boolean =>
  (subgroup >= 16 && subgroup <= 30) || (subgroup >= 34 && subgroup <= 47) || subgroup === 50 || subgroup === 59;

let known: ReadonlySet<string> | undefined;

/** Whether what a drawing shows has its colours by nature; `nameOf` gives the set's name for a label. */
export function hasNaturalColors(name: string, nameOf: (label: string) => string): boolean {
  if (naturalOwnDrawings.has(name)) return true;
  known ??= readNatural(nameOf);
  return known.has(name);
}

function readNatural(nameOf: (label: string) => string): ReadonlySet<string> {
  const path = createRequire(import.meta.url).resolve('emojibase-data/en/data.json');
  const all = JSON.parse(readFileSync(path, 'utf8')) as Emoji[];
  return new Set(
    all.filter(({ subgroup }) => subgroup !== undefined && isNatural(subgroup)).map(({ label }) => nameOf(label)),
  );
}
