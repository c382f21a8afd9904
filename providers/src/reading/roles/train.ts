import { bucketOf, randomFrom, shuffle } from '../learning/hash.js';
import { createLearner } from '../learning/logistic.js';
import { changeAt, type RoleWeights } from './decode.js';
import { buckets, featuresOf } from './features.js';
import { roles, type RoleSpan } from './role.js';
import { tokenize, type Token } from './tokens.js';

/** A text whose roles are known; spans cover it in order. */
export interface MarkedText {
  text: string;
  spans: RoleSpan[];
  language: string;
}

interface Example {
  tokens: Token[];
  features: Int32Array[];
  truth: Uint8Array;
}

const count = roles.length;
/** In how many texts a feature must stand to be learned. */
const fewest = 2;
/** How much of its features a word is learned without, drawn anew each time: no word alone may decide. */
const dropout = 0.2;
/** How far the weights of changes are moved, and how far they fade. */
const changeRate = 0.1;
const changeDecay = 1e-3;

/**
 * Learns from marked texts: a linear-chain conditional random field (Lafferty 2001) over the features of each word
 * and the change of role at each sort of boundary, by Adagrad with decay and dropout; the weights are the mean of
 * the later rounds. Deterministic: order and dropout are drawn from `seed`.
 * @param snippets single sentences; each is learned alone and as a part of a prompt of its language
 * @param rounds passes over all texts
 */
export function trainRoles(
  prompts: readonly MarkedText[],
  snippets: readonly MarkedText[] = [],
  { rounds = 6, seed = 1 } = {},
): RoleWeights {
  const examples = shared([...prompts, ...snippets].map(exampleOf), [...variants(prompts, snippets)].map(exampleOf));
  const { weights: features, move } = createLearner(buckets, count);
  const changes = new Float32Array(4 * count * count);
  const squares = new Float32Array(changes.length).fill(1e-2);
  const next = randomFrom(seed);
  const mean = { features: new Float32Array(features.values.length), changes: new Float32Array(changes.length) };
  const averaged = Math.ceil(rounds / 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const { tokens, features: whole, truth } of shuffle(examples, next)) {
      const each = whole.map((present) => present.filter(() => next() >= dropout));
      const { gradients, changed } = gradientsOf(tokens, each, truth, { features, changes });
      for (let at = 0; at < each.length; at += 1) move(each[at]!, gradients.subarray(at * count, at * count + count));
      for (let one = 0; one < changes.length; one += 1) {
        const slope = changed[one]! - changeDecay * changes[one]!;
        squares[one]! += slope * slope;
        changes[one]! += (changeRate * slope) / Math.sqrt(squares[one]!);
      }
    }
    if (round < rounds - averaged) continue;
    for (let at = 0; at < mean.features.length; at += 1) mean.features[at]! += features.values[at]! / averaged;
    for (let at = 0; at < changes.length; at += 1) mean.changes[at]! += changes[at]! / averaged;
  }
  return { features: { classes: count, values: mean.features }, changes: mean.changes };
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

/** What is true less what is believed: of each role at each token, and of each change of role (forward-backward). */
function gradientsOf(
  tokens: readonly Token[],
  features: readonly Int32Array[],
  truth: Uint8Array,
  weights: RoleWeights,
): { gradients: Float64Array; changed: Float64Array } {
  const { length } = tokens;
  const own = new Float64Array(length * count);
  const values = weights.features.values;
  for (let at = 0; at < length; at += 1)
    for (const bucket of features[at]!)
      for (let role = 0; role < count; role += 1) own[at * count + role]! += values[bucket * count + role]!;
  for (let at = 0; at < length; at += 1) exponentials(own, at);
  const steps = weights.changes.map(Math.exp);
  const forward = own.slice();
  const backward = new Float64Array(length * count).fill(1);
  for (let at = 1; at < length; at += 1) {
    for (let role = 0; role < count; role += 1) {
      let sum = 0;
      for (let from = 0; from < count; from += 1)
        sum += forward[(at - 1) * count + from]! * steps[changeAt(tokens[at]!.boundary, from, role)]!;
      forward[at * count + role]! *= sum;
    }
    normalise(forward, at);
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    for (let from = 0; from < count; from += 1) {
      let sum = 0;
      for (let role = 0; role < count; role += 1)
        sum +=
          steps[changeAt(tokens[at + 1]!.boundary, from, role)]! *
          own[(at + 1) * count + role]! *
          backward[(at + 1) * count + role]!;
      backward[at * count + from] = sum;
    }
    normalise(backward, at);
  }
  const gradients = new Float64Array(length * count);
  const changed = new Float64Array(weights.changes.length);
  for (let at = 0; at < length; at += 1) {
    for (let role = 0; role < count; role += 1)
      gradients[at * count + role] = forward[at * count + role]! * backward[at * count + role]!;
    normalise(gradients, at);
    for (let role = 0; role < count; role += 1)
      gradients[at * count + role] = (role === truth[at] ? 1 : 0) - gradients[at * count + role]!;
    if (at === 0) continue;
    const { boundary } = tokens[at]!;
    const pairs = new Float64Array(count * count);
    let sum = 0;
    for (let from = 0; from < count; from += 1)
      for (let role = 0; role < count; role += 1)
        sum += pairs[from * count + role] =
          forward[(at - 1) * count + from]! *
          steps[changeAt(boundary, from, role)]! *
          own[at * count + role]! *
          backward[at * count + role]!;
    for (let from = 0; from < count; from += 1)
      for (let role = 0; role < count; role += 1)
        changed[changeAt(boundary, from, role)]! -= pairs[from * count + role]! / sum;
    changed[changeAt(boundary, truth[at - 1]!, truth[at]!)]! += 1;
  }
  return { gradients, changed };
}

/** Scores of one token to their exponentials, the largest to 1. */
function exponentials(scores: Float64Array, at: number): void {
  const part = scores.subarray(at * count, at * count + count);
  const top = Math.max(...part);
  for (let role = 0; role < count; role += 1) part[role] = Math.exp(part[role]! - top);
}

/** The values of one token so that they sum to 1. */
function normalise(values: Float64Array, at: number): void {
  const part = values.subarray(at * count, at * count + count);
  let sum = 0;
  for (const value of part) sum += value;
  for (let role = 0; role < count; role += 1) part[role]! /= sum;
}

/**
 * People type in all sorts of ways: the prompts once more in small letters and without full stops, and with
 * snippets of their language before, between and after their sentences.
 */
function variants(prompts: readonly MarkedText[], snippets: readonly MarkedText[]): MarkedText[] {
  return prompts.flatMap((prompt) => {
    // Drawn from the prompt itself: the others that are learned with it change nothing.
    const next = randomFrom(bucketOf(prompt.text, 1 << 30));
    const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)];
    const own = snippets.filter(({ language }) => language === prompt.language);
    const around = (): MarkedText => {
      const [before, after] = [next() < 0.4 ? pick(own) : undefined, next() < 0.8 ? pick(own) : undefined];
      return joined([before, prompt, after].filter((part) => part !== undefined));
    };
    return [lowered(prompt), around(), lowered(around())];
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
  const example = { tokens, features: featuresOf(tokens, text), truth };
  known.set(key, example);
  return example;
}
