import { changeAt, decode, type RoleWeights } from './decode.js';
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

/**
 * Learns from marked texts with the averaged structured perceptron (Collins 2002). Deterministic: the texts
 * are taken in an order drawn from `seed`.
 * @param snippets single sentences; each is learned alone and as a part of a prompt of its language
 * @param rounds passes over all texts
 */
export function trainRoles(
  prompts: readonly MarkedText[],
  snippets: readonly MarkedText[] = [],
  { rounds = 10, seed = 1 } = {},
): RoleWeights {
  const examples = [...prompts, ...snippets, ...variants(prompts, snippets, randomFrom(seed + 1))].map(exampleOf);
  const features = new Float64Array(buckets * count);
  const changes = new Float64Array(4 * count * count);
  // The running sums of the averages: each update counts for all steps that are still to come.
  const featureSums = new Float64Array(features.length);
  const changeSums = new Float64Array(changes.length);
  const next = randomFrom(seed);
  let step = 1;
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffle(examples, next)) {
      const current = {
        features: features as unknown as Float32Array,
        changes: changes as unknown as Float32Array,
      };
      const guess = decode(example.tokens, example.features, current);
      for (const [at, token] of example.tokens.entries()) {
        const [right, wrong] = [example.truth[at]!, guess[at]!];
        if (right !== wrong)
          for (const bucket of example.features[at]!) {
            change(features, featureSums, bucket * count + right, 1, step);
            change(features, featureSums, bucket * count + wrong, -1, step);
          }
        if (at === 0) continue;
        const asIs = changeAt(token.boundary, example.truth[at - 1]!, right);
        const guessed = changeAt(token.boundary, guess[at - 1]!, wrong);
        if (asIs === guessed) continue;
        change(changes, changeSums, asIs, 1, step);
        change(changes, changeSums, guessed, -1, step);
      }
      step += 1;
    }
  }
  return {
    features: Float32Array.from(features, (value, at) => value - featureSums[at]! / step),
    changes: Float32Array.from(changes, (value, at) => value - changeSums[at]! / step),
  };
}

/**
 * People type in all sorts of ways: the prompts once more in small letters and without full stops, and with
 * snippets of their language before, between and after their sentences.
 */
function variants(prompts: readonly MarkedText[], snippets: readonly MarkedText[], next: () => number): MarkedText[] {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)];
  return prompts.flatMap((prompt) => {
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

function change(values: Float64Array, sums: Float64Array, at: number, by: number, step: number): void {
  values[at]! += by;
  sums[at]! += by * step;
}

function exampleOf({ text, spans, language }: MarkedText): Example {
  const tokens = tokenize(text, language);
  const truth = Uint8Array.from(tokens, (token) =>
    roles.indexOf(spans.find((span) => token.from < span.to && token.to > span.from)?.role ?? 'content'),
  );
  return { tokens, features: featuresOf(tokens, text), truth };
}

function shuffle<T>(items: readonly T[], next: () => number): T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** Mulberry32: numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
