import { emptyLexicon, type Lexicon } from '../../languages/lexicon.js';
import { packOf } from '../../languages/registry.js';

export type { Lexicon } from '../../languages/lexicon.js';

export function lexiconOf(language: string): Lexicon {
  return packOf(language)?.lexicon ?? emptyLexicon;
}

const unspaced = new Set(['ja', 'zh', 'ko', 'th']);
const compiled = new Map<string, RegExp>();

/** A word list as a pattern of whole words; `at` anchors it. Shared, so never keep `lastIndex` on it. */
export function wordPattern(
  list: string,
  language: string,
  at: 'anywhere' | 'start' | 'end' | 'whole' = 'anywhere',
): RegExp {
  const key = `${language}|${at}|${list}`;
  let pattern = compiled.get(key);
  if (!pattern) {
    const spaced = !unspaced.has(language);
    const left = spaced ? '(?<![\\p{L}\\p{N}])' : '';
    const right = spaced ? '(?![\\p{L}\\p{N}])' : '';
    const body = `${left}(?:${list})${right}`;
    const source = { anywhere: body, start: `^[\\s¡¿"“«(]*${body}`, end: `${body}\\s*$`, whole: `^\\s*${body}\\s*$` }[
      at
    ];
    pattern = new RegExp(source, 'iu');
    compiled.set(key, pattern);
  }
  return pattern;
}
