import type { Drawing } from '@scenewright/core/drawings';
import { anyWord, contextWords } from '../languages/any-word.js';

const forbids = anyWord(contextWords('forbids'));

/** "Keep it out of the sun", "keep pets away from fire": what something is kept from. */
const keptFrom = /\bkeep\b[^.!?;]{0,40}?\b(?:out of|away from)\s+(?:(?:the|direct|any|open|all)\s+)*(\p{L}+)/iu;

/**
 * What a sentence says before it says that it is forbidden: "cars are" of "From May cars are forbidden in the old town",
 * or what it says to keep something from.
 */
export function forbiddenIn(text: string): string | undefined {
  const kept = keptFrom.exec(text)?.[1];
  if (kept !== undefined) return kept;
  const at = text.search(forbids);
  if (at <= 0) return undefined;
  const clause = text
    .slice(0, at)
    .split(/[.!?;:。！？]\s*/u)
    .at(-1)!;
  return clause.trim() === '' ? undefined : clause;
}

const prefix = 'forbidden:';
/** The name of the thing in the name of its prohibition. */
export const thingForbidden = (name: string): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined;

/** A thing under the sign of a prohibition: a ring with a bar across it. */
export function underBan(drawing: Drawing): Drawing {
  const k = drawing.size / 32;
  const n = (value: number): string => (value * k).toFixed(2);
  const ring = `M${n(16)} ${n(0.5)}A${n(15.5)} ${n(15.5)} 0 1 1 ${n(15.99)} ${n(0.5)}ZM${n(16)} ${n(3.7)}A${n(12.3)} ${n(12.3)} 0 1 0 ${n(16.01)} ${n(3.7)}Z`;
  const bar = `M${n(6.2)} ${n(8.5)}L${n(8.5)} ${n(6.2)}L${n(25.8)} ${n(23.5)}L${n(23.5)} ${n(25.8)}Z`;
  return {
    ...drawing,
    name: `${prefix}${drawing.name}`,
    shapes: [...drawing.shapes, { d: ring, fill: '#d92d2d', evenOdd: true }, { d: bar, fill: '#d92d2d' }],
  };
}
