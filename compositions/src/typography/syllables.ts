/** Letters of a syllable's core in Latin, Greek and Cyrillic. */
const vowel = /[aeiouyæøœаеёиоуыэюяіїєαεηιουω]/u;
/** Consonants that begin a syllable together. */
const onsets =
  /(?:sch|schl|schr|schw|str|spr|pfl|[bcdfgkptvw]r|[bcfgkps]l|s[tpkcmnw]|ch|ph|th|gn|kn|pf|qu|zw|gh|sh|wh|[бвгдкптфх]р|[бвгкпсфх]л|с[ткпмнв])$/u;
/** Ends of nouns, with the letter that joins them to the next, and what begins one: where Germanic compounds have their seams. */
const seams = /(?:ung|heit|keit|schaft|tion)s?(?=\p{L}{4})|[ns](?=(?:uber|unter)\p{L}{3})/gu;
/** Scripts that part a word at the end of a line, with a hyphen. */
const parted = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;
/** A part of a word has at least so many letters. */
const leastLetters = 4;

/**
 * A long word as the parts after which a line may end: about its syllables, told from its letters alone, so that it is near
 * what a dictionary says in languages written as they are spoken. The whole word where its script parts none.
 */
export function syllablesOf(word: string): string[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (!parted.test(word) || plain.length !== word.length) return [word];
  const ends = [...plain.matchAll(seams)].map(({ index, 0: end }) => index + end.length);
  const cuts = [...ends, word.length].flatMap((end, at, all) => cutsWithin(plain, all[at - 1] ?? 0, end));
  return [...cuts, word.length].map((cut, at) => word.slice(cuts[at - 1] ?? 0, cut));
}

/** Where one part of a compound may be cut, its end included unless it is the word's. */
function cutsWithin(plain: string, start: number, end: number): number[] {
  const cuts: number[] = [];
  let from = start;
  for (let at = start + leastLetters; at <= end - leastLetters; at += 1) {
    if (vowel.test(plain[at]!) || !vowel.test(plain[at + 1]!)) continue;
    const onset = onsets.exec(plain.slice(from, at + 1))?.[0].length ?? 1;
    const cut = at + 1 - onset;
    if (cut - from < leastLetters || !vowel.test(plain.slice(from, cut))) continue;
    cuts.push(cut);
    from = cut;
  }
  return end < plain.length ? [...cuts, end] : cuts;
}
