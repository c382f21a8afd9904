import { lexiconOf, wordPattern } from './lexicon.js';

/** First letter large, no closing punctuation, single spaces. */
export function tidy(text: string, language?: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.·•–—\-|]+(?=[^\s\d])/u, '')
    .replace(/[\s,;:.·•–—|。।、，；：،؛]+$/u, '')
    .replace(/(?:…|\.{3,})$/u, '')
    .trim();
  return unpaired(sentenceCase(plain, language));
}

export function sentenceCase(text: string, language?: string): string {
  // A name that starts small and goes on large keeps its way: iPhone, eBay.
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.replace(
    /^(["“«„'(]?)(\p{Ll})/u,
    (_, open: string, letter: string) => open + letter.toLocaleUpperCase(language),
  );
}

function unpaired(text: string): string {
  for (const [open, close] of [
    ['(', ')'],
    ...(text.includes('„') ? [] : [['“', '”'] as const]),
    ['«', '»'],
    ['[', ']'],
    ['「', '」'],
  ] as const) {
    if (text.includes(open) !== text.includes(close)) text = text.replaceAll(open, '').replaceAll(close, '').trim();
  }
  // „…": what opens low may close with a plain mark.
  return (text.match(/["„]/g) ?? []).length === 1 ? text.replace('"', '').trim() : text;
}

/**
 * A text of at most `max` characters made of the text's own words: circumstance and asides go first, then
 * the end at a clause boundary, at last at a word that can end a line. Never cut in a word, no ellipsis.
 */
export function headline(text: string, language: string, max = 60, hard = 110): string {
  const words = lexiconOf(language);
  let best = tidy(text);
  if (best.length <= max) return best;
  const shorter = [
    (t: string) => t.replace(/\s*\([^()\p{N}]*\)/gu, ''),
    (t: string) => {
      const comma = /^([^,，、]{2,36})[,，]\s+/u.exec(t);
      return comma && t.length - comma[0].length >= 14 && wordPattern(words.leadIn, language, 'start').test(comma[1]!)
        ? t.slice(comma[0].length)
        : t;
    },
  ];
  for (const change of shorter) {
    best = tidy(change(best));
    if (best.length <= max) return best;
  }
  const cuts = [
    ...best.matchAll(
      /(?:[;，、；：。]|[,:](?!\d))\s*|\s[–—-]\s|\s(?=(?:because|which|that|so that|while|where|when|weil|dass|während|parce que|qui|tandis|porque|mientras|enquanto|perché|che)\s)/gu,
    ),
  ]
    // Not in the middle of "Germany, Austria and Switzerland".
    .filter(
      (cut) =>
        !(
          cut[0].trim() === ',' &&
          new RegExp(`^\\p{Lu}[\\p{L}-]+(?:,|\\s(?:${words.and})\\s\\p{Lu})`, 'u').test(
            best.slice(cut.index + cut[0].length),
          )
        ),
    )
    .map((cut) => tidy(best.slice(0, cut.index)))
    .filter((part) => part.length >= 14 && part.length <= max);
  if (cuts.length > 0) return cuts[cuts.length - 1]!;
  if (best.length <= Math.min(hard, max + 30)) return best;
  return cutAtWord(best, language, Math.min(hard, max + 20));
}

/** The longest run of whole words within `max` characters that can end there. */
export function cutAtWord(text: string, language: string, max: number): string {
  const plain = tidy(text);
  if (plain.length <= max) return plain;
  const pieces = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(plain.slice(0, max + 40))];
  let kept = '';
  for (const piece of pieces) {
    if (kept.length + piece.segment.length > max) break;
    kept += piece.segment;
  }
  if (kept.trim() === '') {
    for (const { segment } of new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(
      plain.slice(0, max + 40),
    )) {
      if (kept.length + segment.length > max) break;
      kept += segment;
    }
  }
  // "7 | :30", "3 | .5": half of a number is another one.
  if (/\p{Nd}$/u.test(kept) && /^[:.,]?\p{Nd}/u.test(plain.slice(kept.length)))
    kept = kept.replace(/\P{L}*\p{Nd}+$/u, '');
  const dangling = wordPattern(lexiconOf(language).dangling, language, 'end');
  for (let turn = 0; turn < 6; turn += 1) {
    const before = kept;
    kept = tidy(kept);
    const match = dangling.exec(kept);
    if (match && match.index > 0) kept = kept.slice(0, match.index);
    // A figure must not lose its unit or its second half.
    kept = kept.replace(/\s[$€£¥₹]?$/u, '');
    if (kept === before) break;
  }
  return tidy(kept) || plain.slice(0, max);
}
