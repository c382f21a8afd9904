import { packOf } from '../../languages/registry.js';
import { multipliers } from './units.js';

/** Numbers in a script that writes each part with a sign of its own. */
interface SignNumbers {
  /** A run of such signs that no digit stands beside. */
  run: RegExp;
  valueOf(text: string): number;
}

const known = new Map<string, SignNumbers>();

/** How a language whose numerals are single signs writes its numbers: 二十五 is 25, 两万 is 20,000. */
export function signNumbersOf(language: string): SignNumbers {
  const made = known.get(language);
  if (made) return made;
  const numerals = Object.entries(packOf(language)?.prompts.figures.numerals ?? {});
  const values = new Map(numerals.flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const))); // prettier-ignore
  for (const [words, factor] of multipliers)
    for (const word of words) if (factor >= 10_000 && /^\p{sc=Han}$/u.test(word)) values.set(word, factor);
  const numbers: SignNumbers = {
    run: new RegExp(`(?<!\\p{Nd})[${[...values.keys()].join('')}]+`, 'gu'),
    valueOf: (text) => read([...text].map((sign) => values.get(sign) ?? NaN)),
  };
  known.set(language, numbers);
  return numbers;
}

/** Ones before what they are multiplied with; NaN where two of them follow each other. */
function read(values: readonly number[]): number {
  let total = 0;
  let part = 0;
  let one: number | undefined;
  for (const value of values) {
    if (value < 10) {
      if (one !== undefined) return NaN;
      one = value;
      continue;
    }
    if (value >= 10_000) {
      if (one === undefined && part === 0) return NaN;
      total += (part + (one ?? 0)) * value;
      part = 0;
    } else part += (one ?? 1) * value;
    one = undefined;
  }
  return total + part + (one ?? 0);
}
