import { lazyPattern, type LazyPattern } from '../languages/lazily.js';
import { alternatives } from '../languages/any-word.js';
import type { MotifWords } from '../languages/motif-words.js';
import { packOf } from '../languages/registry.js';
import { unspaced } from '../planner/words/lexicon.js';

export type Motif = keyof MotifWords | 'matter';

const patterns = new Map<string, [keyof MotifWords, LazyPattern][]>();

function patternsOf(language: string): [keyof MotifWords, LazyPattern][] {
  const known = patterns.get(language);
  if (known) return known;
  const [before, after] = unspaced.has(language) ? ['', ''] : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
  const made = Object.entries(packOf(language)?.motifs ?? {}).map(
    ([motif, words]): [keyof MotifWords, LazyPattern] => [motif as keyof MotifWords, lazyPattern(() => `${before}(?:${alternatives(words)})${after}`, 'iu')], // prettier-ignore
  );
  patterns.set(language, made);
  return made;
}

/** The generated backdrop that a text speaks of; undefined when it speaks of none. */
export function namedMotif(text: string, language: string): Motif | undefined {
  return patternsOf(language.slice(0, 2)).find(([, pattern]) => pattern.test(text))?.[0];
}

/** The generated backdrop that goes with a text, whatever it speaks of: plain forms say nothing that it doesn't. */
export function motifOf(text: string, language: string): Motif {
  return namedMotif(text, language) ?? 'matter';
}
