import { animalNouns, personNouns, thingNouns } from './figure-words.js';

export const people = Object.keys(personNouns);

export const creatures = Object.keys(animalNouns);

export const things = Object.keys(thingNouns);

/** Words before a name that tell of its looks. */
export const ages = 'old|young|little|tiny|brave';

/** Ends of nouns of what may have a name and of which no figure is drawn. */
export const undrawn =
  'house ship ferry mill tower tree rock cloud star moon lamp lantern train tram bus tractor plane kettle teapot cup book town village island river lake mountain hill valley castle bridge school café shop studio company app planet comet drop seed leaf flower pebble stone button sock shoe hat clock bell violin cello piano guitar drum pencil crayon kite balloon wind storm wave snowflake'.replaceAll(' ', '|'); // prettier-ignore

export const nouns = [...people, ...creatures, ...things].join('|');
