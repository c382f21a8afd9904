import { bucketOf, randomFrom } from '../learning/hash.js';
import { descend } from '../learning/descend.js';
import { changeAt, type RoleWeights } from './decode.js';
import { buckets, featuresOf } from './features.js';
import { roles, type RoleSpan } from './role.js';
import { seams, tokenize, type Token } from './tokens.js';

/** A text whose roles are known; spans cover it in order. */
export interface MarkedText {
  text: string;
  spans: RoleSpan[];
  language: string;
  /** How many variants of a prompt are learned, each beside the prompt itself once more; 1 where nothing is said. */
  ways?: number;
}

interface Example {
  tokens: Token[];
  features: Int32Array[];
  truth: Uint8Array;
}

const count = roles.length;
/** How much large weights cost (the inverse of the variance of their Gaussian prior). */
const decay = 1;
/** In how many texts a feature must stand to be learned. */
const fewest = 3;

/**
 * Learns from marked texts: a linear-chain conditional random field (Lafferty 2001) over the features of each word
 * and the change of role at each sort of boundary, with Gaussian priors, by stochastic descent. Deterministic.
 * @param snippets single sentences; each is learned alone and as a part of a prompt of its language
 * @param passes how often each example is seen
 */
export function trainRoles(
  prompts: readonly MarkedText[],
  snippets: readonly MarkedText[] = [],
  { passes = 8 } = {},
): RoleWeights {
  const most = prompts.reduce((top, { ways = 1 }) => Math.max(top, ways), 1);
  const turns = Array.from({ length: most }, (_, turn) => prompts.filter(({ ways = 1 }) => ways > turn));
  const examples = shared(
    [...turns.flat(), ...snippets].map(exampleOf),
    turns.flatMap((some, turn) => variants(some, snippets, turn)).map(exampleOf),
  );
  const { size, bucketAt } = compacted(examples);
  const changesFrom = size * count;
  const found = descend(
    {
      size: changesFrom + seams * count * count,
      examples: examples.length,
      addSlope(example, at, slope) {
        addSlope(examples[example]!, { features: at, changes: at.subarray(changesFrom) }, slope, changesFrom);
      },
      touch(example, visit) {
        for (const present of examples[example]!.features)
          for (let one = 0; one < present.length; one += 1)
            for (let role = 0; role < count; role += 1) visit(present[one]! * count + role);
        for (let one = 0; one < seams * count * count; one += 1) visit(changesFrom + one);
      },
    },
    { decay, passes },
  );
  const values = new Float32Array(buckets * count);
  for (let one = 0; one < size; one += 1)
    for (let role = 0; role < count; role += 1) values[bucketAt[one]! * count + role] = found[one * count + role]!;
  return { features: { classes: count, values }, changes: Float32Array.from(found.subarray(changesFrom)) };
}

/** Numbers the features that are there from 0, in place. */
function compacted(examples: readonly Example[]): { size: number; bucketAt: number[] } {
  const numbers = new Map<number, number>();
  const bucketAt: number[] = [];
  for (const { features } of examples)
    for (const present of features)
      for (const [at, bucket] of present.entries()) {
        let number = numbers.get(bucket);
        if (number === undefined) {
          number = bucketAt.length;
          numbers.set(bucket, number);
          bucketAt.push(bucket);
        }
        present[at] = number;
      }
  return { size: bucketAt.length, bucketAt };
}

/** The examples without features that only one text has: those could only be learned by heart. */
function shared(texts: readonly Example[], others: readonly Example[]): Example[] {
  const seen = new Uint8Array(buckets);
  for (const { features } of texts) {
    const own = new Set<number>();
    for (const present of features) for (const bucket of present) own.add(bucket);
    for (const bucket of own) if (seen[bucket]! < 255) seen[bucket]! += 1;
  }
  return [...texts, ...others].map((example) => ({
    ...example,
    features: example.features.map((present) => present.filter((bucket) => seen[bucket]! >= fewest)),
  }));
}

/** The slope of the negated logarithm of an example's likelihood, added to `slope` (forward-backward, in chances scaled at each token). */
function addSlope(
  { tokens, features, truth }: Example,
  weights: { features: Float64Array; changes: Float64Array },
  slope: Float64Array,
  changesFrom: number,
): void {
  const { length } = tokens;
  if (length === 0) return;
  const own = new Float64Array(length * count);
  for (let at = 0; at < length; at += 1) {
    const base = at * count;
    const present = features[at]!;
    for (let one = 0; one < present.length; one += 1) {
      const from = present[one]! * count;
      for (let role = 0; role < count; role += 1) own[base + role]! += weights.features[from + role]!;
    }
    let top = -Infinity;
    for (let role = 0; role < count; role += 1) top = Math.max(top, own[base + role]!);
    for (let role = 0; role < count; role += 1) own[base + role] = Math.exp(own[base + role]! - top);
  }
  const steps = weights.changes.map(Math.exp);
  const forward = own.slice();
  const backward = new Float64Array(length * count).fill(1);
  normalise(forward, 0);
  for (let at = 1; at < length; at += 1) {
    const { seam } = tokens[at]!;
    for (let role = 0; role < count; role += 1) {
      let sum = 0;
      for (let from = 0; from < count; from += 1)
        sum += forward[(at - 1) * count + from]! * steps[changeAt(seam, from, role)]!;
      forward[at * count + role]! *= sum;
    }
    normalise(forward, at);
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    for (let from = 0; from < count; from += 1) {
      let sum = 0;
      for (let role = 0; role < count; role += 1)
        sum +=
          steps[changeAt(tokens[at + 1]!.seam, from, role)]! *
          own[(at + 1) * count + role]! *
          backward[(at + 1) * count + role]!;
      backward[at * count + from] = sum;
    }
    normalise(backward, at);
  }
  const pairs = new Float64Array(count * count);
  const belief = new Float64Array(count);
  for (let at = 0; at < length; at += 1) {
    for (let role = 0; role < count; role += 1)
      belief[role] = forward[at * count + role]! * backward[at * count + role]!;
    normalise(belief, 0);
    belief[truth[at]!]! -= 1;
    const present = features[at]!;
    for (let one = 0; one < present.length; one += 1) {
      const from = present[one]! * count;
      for (let role = 0; role < count; role += 1) slope[from + role]! += belief[role]!;
    }
    if (at === 0) continue;
    const { seam } = tokens[at]!;
    let sum = 0;
    for (let from = 0; from < count; from += 1)
      for (let role = 0; role < count; role += 1)
        sum += pairs[from * count + role] =
          forward[(at - 1) * count + from]! *
          steps[changeAt(seam, from, role)]! *
          own[at * count + role]! *
          backward[at * count + role]!;
    for (let from = 0; from < count; from += 1)
      for (let role = 0; role < count; role += 1)
        slope[changesFrom + changeAt(seam, from, role)]! += pairs[from * count + role]! / sum;
    slope[changesFrom + changeAt(seam, truth[at - 1]!, truth[at]!)]! -= 1;
  }
}

/** The values of one token so that they sum to 1. */
function normalise(values: Float64Array, at: number): void {
  const part = values.subarray(at * count, at * count + count);
  let sum = 0;
  for (const value of part) sum += value;
  for (let role = 0; role < count; role += 1) part[role]! /= sum;
}

/**
 * People type in all sorts of ways: each prompt once more, in small letters and without full stops, or with snippets
 * of its language before, between and after its sentences, or both.
 */
function variants(prompts: readonly MarkedText[], snippets: readonly MarkedText[], turn: number): MarkedText[] {
  const ofLanguage = new Map<string, MarkedText[]>();
  for (const snippet of snippets)
    ofLanguage.set(snippet.language, [...(ofLanguage.get(snippet.language) ?? []), snippet]);
  return prompts.map((prompt) => {
    // Drawn from the prompt itself: the others that are learned with it change nothing.
    const next = randomFrom(bucketOf(turn === 0 ? prompt.text : `${turn} ${prompt.text}`, 1 << 30));
    const own = ofLanguage.get(prompt.language) ?? [];
    const pick = (): MarkedText | undefined => own[Math.floor(next() * own.length)];
    const way = next();
    if (way < 0.25) return lowered(prompt);
    const [before, after] = [next() < 0.4 ? pick() : undefined, next() < 0.8 ? pick() : undefined];
    const around = joined([before, prompt, after].filter((part) => part !== undefined));
    return way < 0.6 ? around : lowered(around);
  });
}

function joined(parts: readonly MarkedText[]): MarkedText {
  let text = '';
  const spans: RoleSpan[] = [];
  for (const part of parts) {
    const gap = text === '' ? '' : ' ';
    if (gap) spans.push({ from: text.length, to: text.length + 1, role: 'content' });
    text += gap;
    for (const span of part.spans) spans.push({ ...span, from: span.from + text.length, to: span.to + text.length });
    text += part.text;
  }
  return { text, spans, language: parts[0]!.language };
}

const lowered = (one: MarkedText): MarkedText => {
  const text = one.text.toLowerCase();
  return text.length === one.text.length ? { ...one, text } : one;
};

/** Features are the slow part, and cross-validation asks for the same ones again and again. */
const known = new Map<string, Example>();

function exampleOf({ text, spans, language }: MarkedText): Example {
  const key = `${language} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const tokens = tokenize(text, language);
  const truth = Uint8Array.from(tokens, (token) =>
    roles.indexOf(spans.find((span) => token.from < span.to && token.to > span.from)?.role ?? 'content'),
  );
  const example = { tokens, features: featuresOf(tokens, text, language), truth };
  known.set(key, example);
  return example;
}
