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

/** Whether a word that ends as a verb does is one, by the word before it. */
export const isVerb = (text: string, { word, start }: { word: string; start: number }): boolean =>
  /s$/iu.test(word) && subject.test(text.slice(Math.max(0, start - 24), start));
