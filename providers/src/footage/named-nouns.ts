import { animalNouns, personNouns, thingNouns } from './figure-words.js';

export const people = Object.keys(personNouns);

export const creatures = Object.keys(animalNouns);

export const things = Object.keys(thingNouns);

/** Words before a name that tell of its looks. */
export const ages = 'old|young|little|tiny|brave';

export const nouns = [...people, ...creatures, ...things].join('|');
