/** Letters of a syllable's core in Latin, Greek and Cyrillic. */
const vowel = /[aeiouyæøœаеёиоуыэюяіїєαεηιουω]/u;
/** Consonants that begin a syllable together. */
const onsets =
  /(?:sch|schl|schr|schw|str|spr|pfl|[bcdfgkptvw]r|[bcfgkps]l|s[tpkcmnw]|ch|ph|th|gn|kn|pf|qu|zw|gh|sh|wh)$/u;
/** Scripts that part a word at the end of a line, with a hyphen. */
const parted = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;
/** A part of a word has at least so many letters. */
const leastLetters = 4;

/**
 * A long word as the parts after which a line may end: about its syllables, told from its letters alone, so that it is near
 * what a dictionary says in languages written as they are spoken. The whole word where its script parts none.
 */
export function syllablesOf(word: string): string[] {
  if (!parted.test(word)) return [word];
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length !== word.length) return [word];
  const parts: string[] = [];
  let from = 0;
  for (let at = leastLetters; at <= word.length - leastLetters; at += 1) {
    if (vowel.test(plain[at]!) || !vowel.test(plain[at + 1]!)) continue;
    const onset = onsets.exec(plain.slice(from, at + 1))?.[0].length ?? 1;
    const cut = at + 1 - onset;
    if (cut - from < leastLetters || !vowel.test(plain.slice(from, cut))) continue;
    parts.push(word.slice(from, cut));
    from = cut;
  }
  return [...parts, word.slice(from)];
}
