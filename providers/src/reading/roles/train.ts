import { randomFrom, shuffle } from '../learning/hash.js';
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

/**
 * Learns from marked texts: multinomial logistic regression over the features of each word (Adagrad, Duchi 2011,
 * with decay), and the logarithms of how often a role follows another at each sort of boundary. Deterministic:
 * the texts are taken in an order drawn from `seed`.
 * @param snippets single sentences; each is learned alone and as a part of a prompt of its language
 * @param rounds passes over all texts
 */
export function trainRoles(
  prompts: readonly MarkedText[],
  snippets: readonly MarkedText[] = [],
  { rounds = 6, seed = 1 } = {},
): RoleWeights {
  const examples = [...prompts, ...snippets, ...variants(prompts, snippets, randomFrom(seed + 1))].map(exampleOf);
  const { weights: features, learn } = createLearner(buckets, count);
  const next = randomFrom(seed);
  for (let round = 0; round < rounds; round += 1)
    for (const { features: each, truth } of shuffle(examples, next))
      for (let at = 0; at < each.length; at += 1) learn(each[at]!, truth[at]!);
  return { features, changes: changesOf(examples) };
}

/** How likely a role is after another, less how likely it is at all: the features know the latter already. */
function changesOf(examples: readonly Example[]): Float32Array {
  const pairs = new Float64Array(4 * count * count).fill(0.3);
  for (const { tokens, truth } of examples)
    for (let at = 1; at < tokens.length; at += 1)
      pairs[changeAt(tokens[at]!.boundary, truth[at - 1]!, truth[at]!)]! += 1;
  const changes = new Float32Array(pairs.length);
  for (const boundary of [0, 1, 2, 3] as const)
    for (let from = 0; from < count; from += 1) {
      let all = 0;
      for (let to = 0; to < count; to += 1) all += pairs[changeAt(boundary, from, to)]!;
      for (let to = 0; to < count; to += 1)
        changes[changeAt(boundary, from, to)] = Math.log(pairs[changeAt(boundary, from, to)]! / all);
    }
  return changes;
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

function exampleOf({ text, spans, language }: MarkedText): Example {
  const tokens = tokenize(text, language);
  const truth = Uint8Array.from(tokens, (token) =>
    roles.indexOf(spans.find((span) => token.from < span.to && token.to > span.from)?.role ?? 'content'),
  );
  return { tokens, features: featuresOf(tokens, text), truth };
}
