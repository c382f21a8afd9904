import { bucketOf, randomFrom } from '../learning/hash.js';
import type { RoleSpan } from './role.js';
import { tokenize } from './tokens.js';

/** A text whose roles are known; spans cover it in order. */
export interface MarkedText {
  text: string;
  spans: RoleSpan[];
  language: string;
  /** How often it is seen in a pass; 1 where nothing is said. */
  ways?: number;
}

/** Other texts of the language of a prompt. */
export interface Beside {
  prompts: readonly MarkedText[];
  snippets: readonly MarkedText[];
}

/**
 * A prompt as people may type it: nearly half stand as they are; of the rest some are typed carelessly, some are only a
 * few of their sentences, and some have sentences of others around them, so that a sentence is known by what it says, not by
 * the company that it keeps. The same `turn` gives the same text.
 */
export function variantOf(prompt: MarkedText, beside: Beside, turn: string): MarkedText {
  // Drawn from the prompt itself: the others that are learned with it change nothing but what stands around it.
  const next = randomFrom(bucketOf(`${turn} ${prompt.text}`, 1 << 30));
  const way = next();
  if (way < 0.45) return prompt;
  if (way < 0.55) return careless(prompt, next);
  if (way < 0.7) {
    const some = someSentences(prompt, next);
    return next() < 0.25 ? careless(some, next) : some;
  }
  const other = (): MarkedText | undefined => {
    const { prompts, snippets } = beside;
    if (next() < 0.5 && snippets.length > 0) return snippets[Math.floor(next() * snippets.length)];
    const one = prompts[Math.floor(next() * prompts.length)];
    return one && someSentences(one, next);
  };
  const [before, after] = [next() < 0.4 ? other() : undefined, next() < 0.8 ? other() : undefined];
  const around = joined([before, prompt, after].filter((part) => part !== undefined));
  return next() < 0.25 ? careless(around, next) : around;
}

/** One to three sentences in a row. */
function someSentences(prompt: MarkedText, next: () => number): MarkedText {
  const starts = tokenize(prompt.text, prompt.language).flatMap(({ boundary, from }) => (boundary >= 2 ? [from] : []));
  const first = Math.floor(next() * starts.length);
  const [from, to] = [starts[first] ?? 0, starts[first + 1 + Math.floor(next() * 3)] ?? prompt.text.length];
  const text = prompt.text.slice(from, to).trimEnd();
  const spans = prompt.spans.flatMap((span) => {
    const [start, end] = [Math.max(span.from, from), Math.min(span.to, from + text.length)];
    return start < end ? [{ ...span, from: start - from, to: end - from }] : [];
  });
  return { text, spans, language: prompt.language };
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

/** In small letters, and every third time without the marks at the ends of sentences. */
function careless(one: MarkedText, next: () => number): MarkedText {
  const lowered = one.text.toLowerCase();
  const text = next() < 0.33 ? lowered.replace(/(?<=\p{L})[.!](?=\s|$)/gu, ' ') : lowered;
  return text.length === one.text.length ? { ...one, text } : one;
}
