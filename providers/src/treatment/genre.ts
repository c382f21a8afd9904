import { genres, type Genre } from '@scenewright/core';
import { shuffle, randomFrom } from '../reading/learning/hash.js';
import { chancesOf, createLearner, type LinearWeights } from '../reading/learning/logistic.js';
import { loadWeights } from '../reading/learning/stored-weights.js';
import type { Reading } from '../reading/read.js';
import { genreBuckets, genreFeatures } from './genre-features.js';
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
  const best = chances.indexOf(Math.max(...chances));
  return { genre: genres[best]!, chance: chances[best]! };
}

/** Learns genres from readings. Deterministic. */
export function trainGenres(
  examples: readonly { reading: Reading; prompt: string; genre: Genre }[],
  rounds = 30,
): LinearWeights {
  const { weights: learned, learn } = createLearner(genreBuckets, genres.length);
  const ready = examples.map(({ reading, prompt, genre }) => ({
    present: genreFeatures(reading, prompt, 0),
    right: genres.indexOf(genre),
  }));
  const next = randomFrom(7);
  for (let round = 0; round < rounds; round += 1)
    for (const { present, right } of shuffle(ready, next)) learn(present, right);
  return learned;
}
