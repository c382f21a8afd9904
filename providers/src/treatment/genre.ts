import { genres, type Genre } from '@scenewright/core/outline';
import { anyWord, wordsOfAll } from '../languages/any-word.js';
import { genreNames } from '../languages/genre-words.js';
import { wordsIn } from '../reading/clauses.js';
import { chancesOf, learnLogistic, type LinearWeights } from '../reading/learning/logistic.js';
import { loadWeights } from '../reading/learning/stored-weights.js';
import type { Reading } from '../reading/reading.js';
import { genreBuckets, genreFeatures, wordBuckets } from './genre-features.js';
import { genreWeights } from './genre-weights.generated.js';

let delivered: LinearWeights | undefined;
const ownWeights = (): LinearWeights => (delivered ??= loadWeights(genreWeights, genreBuckets));

/** The genre that a prompt most likely wants, with its chance from 0 to 1. */
export function genreOf(
  reading: Reading,
  prompt: string,
  documents = 0,
  weights = ownWeights(),
): { genre: Genre; chance: number } {
  const chances = chancesOf(weights, genreFeatures(reading, prompt, documents));
  if (isQuotationAlone(reading) && !named.test(prompt)) chances[genres.indexOf('quote')] = 1;
  const best = chances.indexOf(Math.max(...chances));
  return { genre: genres[best]!, chance: chances[best]! };
}

const named = anyWord(wordsOfAll(({ prompts }) => genreNames(prompts.genres.testimonial ?? '')));

/** “The best way out is always through.” Robert Frost: words of somebody, and no more than whose they are. */
function isQuotationAlone({ points, tables }: Reading): boolean {
  const quoted = points.flatMap(({ quotes }) => quotes).reduce((sum, { text }) => sum + wordsIn(text), 0);
  const all = points.reduce((sum, { text }) => sum + wordsIn(text), 0);
  return quoted >= 4 && all - quoted <= 6 && tables.length === 0;
}

/** In how many prompts a feature must stand to be learned: what only one has could only be learned by heart. */
const fewest = 2;
/** How much large weights cost; those of single words five times as much, since there are so many of them. */
const decay = 0.3;
const decayOfWords = 1.5;

/**
 * Learns genres from readings: multinomial logistic regression with Gaussian priors. Deterministic.
 * @param accepts all genres that a reasonable reader would accept
 */
export function trainGenres(
  examples: readonly { reading: Reading; prompt: string; genre: Genre; accepts?: readonly Genre[] }[],
  rounds = 100,
): LinearWeights {
  const classes = genres.length;
  const seen = new Uint16Array(genreBuckets);
  const ready = examples.map(({ reading, prompt, genre, accepts = [genre] }) => {
    const present = genreFeatures(reading, prompt, 0);
    for (const bucket of present) seen[bucket]! += 1;
    // The best genre counts more than the others that it may be, which share the rest.
    const truth = genres.map((one) => (one === genre ? 0.6 : 0) + (accepts.includes(one) ? 0.4 / accepts.length : 0));
    return { present, truth };
  });
  for (const example of ready) example.present = example.present.filter((bucket) => seen[bucket]! >= fewest);
  return learnLogistic(ready, { classes, buckets: genreBuckets, costOf: (bucket) => (bucket < wordBuckets ? decayOfWords : decay), rounds }); // prettier-ignore
}
