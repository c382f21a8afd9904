/** English words that name a thing elsewhere, and none beside the words before or behind them. */

/** "the friends of the library bus", "rooms for our guests": they are told of something, or it is for them; it is what is shown. */
const crowd =
  '(?:friends|guests|members|visitors|customers|users|readers|residents|volunteers|supporters|people|audience|staff|team|community|crew)';
const patterns = [
  new RegExp(`(?<![\\p{L}])(${crowd})\\s+of\\s+(?!\\d|all\\b|every)`, 'dgiu'),
  new RegExp(`(?<![\\p{L}])(?:for|to)\\s+(?:(?:the|our|your|my|all|new|every)\\s+){1,2}(${crowd})(?![\\p{L}])`, 'dgiu'),
];

/** Where in a text those stand whom a thing is for, or who are its friends, guests or members. */
export const crowdsIn = (text: string): number[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ indices }) => indices![1]![0]));

/** "…, which leaves £33,500", "it rings twice": behind such a word stands what is done, also where the word can be a thing. */
const subject = /(?:,\s*which|(?<![\p{L}])(?:who|he|she|it|everyone|everybody|nobody))\s+$/iu;

/** Past forms that name things as well. */
const past = /^(?:rose|saw|felt|spoke|stole|wound|shed|bore|ground)$/iu;
/** "The water rose and took his hut", "prices rose by 4 %": how far, or what happened then. */
const onwards = /^\s+(?:by\s+\p{Nd}|to\s+\p{Nd}|from|above|until|again|\p{Nd}|and\s+(?:\p{L}+ed|took|went|came|fell|ran|left|broke|swept|carried|covered|became|was|were)(?!\p{L}))/iu; // prettier-ignore
/** A thing that it is said of, with its article or in the plural; "a red rose" has what it is like before it. */
const saidOf = /(?<![\p{L}])(?:(?:the|his|her|its|their|our|my|your)\s+\p{L}+|\p{L}+[^s\s]s)\s+$/iu;

/** Of those the ones that no plural stands before as what they are for, as it does in "sports ground": "prices rose". */
const pastOfMany = /^(?:rose|saw|spoke|stole|bore)$/iu;
const many =
  /(?:^|[.,;:!?]\s|(?<![\p{L}])(?:and|but|while|when|as|since|because)\s)\s*(?:\p{L}+\s)?\p{L}+[^s\s]s\s+$/iu;
/** "Rent rose 9.1 %": a measure right behind, and something before that is no article and no adjective of one. */
const byMeasure = /^\s+(?:(?:by|about|almost|nearly|over|another|only)\s+)*\p{Sc}?\p{Nd}/iu;
const article = /(?<![\p{L}])(?:a|an|the|this|that|each|every|one|no)\s+(?:\p{L}+\s+)?$/iu;

/** Whether a word that ends as a verb does, or is the past of one, is a verb by the words around it. */
export function isVerb(text: string, { word, start }: { word: string; start: number }): boolean {
  const before = text.slice(Math.max(0, start - 32), start);
  const behind = text.slice(start + word.length);
  if (/s$/iu.test(word)) return subject.test(before);
  if (!past.test(word)) return false;
  if (saidOf.test(before) && onwards.test(behind)) return true;
  return (pastOfMany.test(word) && many.test(before)) || (/\p{L}\s+$/u.test(before) && !article.test(before) && byMeasure.test(behind)); // prettier-ignore
}
