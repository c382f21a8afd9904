import { lazyPattern } from '../languages/lazily.js';
import { alternatives, wordsOfAll } from '../languages/any-word.js';
import { animalNouns, personNouns, thingNouns } from './figure-words.js';

export const people = Object.keys(personNouns);

export const creatures = Object.keys(animalNouns);

export const things = Object.keys(thingNouns);

/** Words before a name that tell of its looks. */
export const ages = 'old|young|little|tiny|brave';

/** What stands between a noun and its name, in every language: "called". */
export const called = alternatives(wordsOfAll(({ story }) => story?.called));

/** Ends of nouns of what may have a name and of which no figure is drawn, in every language. */
const undrawn = alternatives(wordsOfAll(({ story }) => story?.undrawn));
const thingCalled = lazyPattern(() => `(?<!\\p{L})\\p{L}*(?:${undrawn}),?\\s+(?:${called})\\s+(\\p{Lu}\\p{L}+)`, 'giu');

/** Names of what no figure is drawn of, wherever they stand: "a lighthouse called Odo", and later "Odo shines". */
export const namesOfThings = (text: string): ReadonlySet<string> =>
  new Set([...thingCalled.matchAll(text)].map(([, name]) => name!));

export const nouns = [...people, ...creatures, ...things].join('|');
