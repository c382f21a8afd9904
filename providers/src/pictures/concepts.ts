import { circumstances } from './meanings/en/circumstances.js';
import { things } from './meanings/en/things.js';
import { verbs } from './meanings/en/verbs.js';
import { readMeanings } from './meanings/read-meanings.js';

const ofCircumstances = readMeanings(circumstances);

/** Words and phrases of English, in lower case, to the name of the picture that shows them. */
export const concepts: ReadonlyMap<string, string> = new Map([
  ...readMeanings(...Object.values(things)),
  ...ofCircumstances,
]);

/** Words for the telling, the time and the place: they say less than a thing that is named. */
export const isCircumstance = (word: string): boolean => ofCircumstances.has(word);

/** Plain forms of English verbs, with what stands behind them ("write down"), to the picture of doing it. */
export const deeds: ReadonlyMap<string, string> = readMeanings(verbs);
