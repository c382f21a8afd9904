import type { Beat } from '@scenewright/core/outline';
import { isSpokenClause } from '../endings.js';
import type { StoryNode } from '../node.js';
import { secondsOf } from '../pace.js';
import type { StoryContext } from '../story-context.js';
import { chosenVerdicts } from './chosen-verdicts.js';
import type { Verdict } from './verdict.js';

/** Verdicts of a film at most: one says what its figures mean, a second one is of another measure or in another way. */
const most = 2;
/** So much longer than all of it wants a film is that has time for a second one. */
const unhurried = 1.15;

/**
 * The verdicts for which a film has time, after all that it tells has its own: one where there is room, and a second where
 * nothing is hurried for it. They are given the time before anything is told in more beats than it needs.
 * @param parts all that is told besides, in its order
 */
export function verdictsWithin(
  nodes: readonly StoryNode[],
  parts: readonly StoryNode[],
  seconds: number,
  context: StoryContext,
): Verdict[] {
  const { brief, language } = context;
  if (!brief.multiScene) return [];
  const others = parts.flatMap(({ alternatives }) => alternatives[0]!);
  const wanted = (beats: readonly Beat[]): number => beats.reduce((sum, one) => sum + secondsOf(one, language), 0);
  const taken: Verdict[] = [];
  for (const verdict of chosenVerdicts(nodes, context)) {
    const own = wanted([...others, ...taken.map(({ beat }) => beat), verdict.beat]);
    if (taken.length >= most || own * (taken.length > 0 ? unhurried : 1) > seconds) break;
    taken.push(verdict);
  }
  // What strikes most comes last.
  return taken.toReversed();
}

/**
 * A film with its verdicts: at its end, or where it ends on a sentence of its own, behind what they judge. What the prompt
 * itself concludes stays the last word.
 */
export function withVerdicts(
  beats: readonly Beat[],
  verdicts: readonly Verdict[],
  nodes: readonly StoryNode[],
  context: StoryContext,
): { beats: Beat[]; areLast: boolean } {
  const added = verdicts.map(({ beat }) => beat);
  const last = beats.at(-1);
  const concludes = last?.evidence.type === 'claim' && isSpokenClause(last.claim, context.language);
  if (!concludes || added.length === 0) return { beats: [...beats, ...added], areLast: added.length > 0 };
  const judged = new Set(nodes.flatMap((node) => (node.alternatives.some((some) => some.includes(last)) ? [] : node.alternatives.flat().filter(({ evidence }) => figured.has(evidence.type)).map(({ evidence }) => evidence)))); // prettier-ignore
  const at = beats.findLastIndex(({ evidence }) => judged.has(evidence));
  return at < 0 ? { beats: [...beats, ...added], areLast: true } : { beats: [...beats.slice(0, at + 1), ...added, ...beats.slice(at + 1)], areLast: false }; // prettier-ignore
}

const figured: ReadonlySet<Beat['evidence']['type']> = new Set(['series', 'grid', 'delta', 'versus', 'timeline']);
