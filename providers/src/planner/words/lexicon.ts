import { lazyPattern, type LazyPattern } from '../../languages/lazily.js';
import { emptyLexicon, type Lexicon } from '../../languages/lexicon.js';
import { packOf } from '../../languages/registry.js';

export type { Lexicon } from '../../languages/lexicon.js';

export function lexiconOf(language: string): Lexicon {
  return packOf(language)?.lexicon ?? emptyLexicon;
}

/** Languages whose words need no space around them. */
export const unspaced: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'th']);
const compiled = new Map<string, Map<string, LazyPattern>>();

/** A word list as a pattern of whole words; `at` anchors it. Shared, so never keep `lastIndex` on it. */
export function wordPattern(
  list: string,
  language: string,
  at: 'anywhere' | 'start' | 'end' | 'whole' = 'anywhere',
): LazyPattern {
  let ofList = compiled.get(list);
  if (!ofList) compiled.set(list, (ofList = new Map()));
  const key = `${language}|${at}`;
  let pattern = ofList.get(key);
  if (!pattern) {
    const spaced = !unspaced.has(language);
    const left = spaced ? '(?<![\\p{L}\\p{N}])' : '';
    const right = spaced ? '(?![\\p{L}\\p{N}])' : '';
    const body = `${left}(?:${list})${right}`;
    const source = { anywhere: body, start: `^[\\s¡¿"“«(]*${body}`, end: `${body}\\s*$`, whole: `^\\s*${body}\\s*$` }[
      at
    ];
    pattern = lazyPattern(() => source);
    ofList.set(key, pattern);
  }
  return pattern;
}
