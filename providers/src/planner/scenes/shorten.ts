import type { Statement } from '../facts/fact.js';
import { lexiconOf } from '../words/lexicon.js';

/**
 * The sentences of a long text that are worth their time: scored by figures, dates, place and the words
 * that the text keeps returning to. Order is kept.
 */
export function shorten(
  statements: Statement[],
  seconds: number,
  language: string,
): { statements: Statement[]; left: number } {
  const words = statements.reduce((count, one) => count + sizeOf(one.text), 0);
  // Room for about three times what can be spoken, since figures can share a scene.
  const room = Math.max(120, seconds * 6.5);
  if (words <= room) return { statements, left: 0 };
  const { linking, stop, pronoun, dangling } = lexiconOf(language);
  const empty = new RegExp(`^(?:${linking}|${stop}|${pronoun}|${dangling})$`, 'iu');
  const counts = new Map<string, number>();
  const wordsOf = (text: string): string[] =>
    (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !empty.test(word));
  for (const one of statements)
    for (const word of new Set(wordsOf(one.text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const groupStarts = new Map<number, number>();
  statements.forEach((one, index) => groupStarts.has(one.group) || groupStarts.set(one.group, index));
  const scored = statements.map((one, index) => {
    const terms = wordsOf(one.text);
    const weight =
      terms.reduce((sum, word) => sum + Math.log(1 + (counts.get(word) ?? 1)), 0) / Math.max(6, terms.length);
    const score =
      weight +
      Math.min(3, one.figures.length) * 1.2 +
      (one.dates.length > 0 ? 0.4 : 0) +
      (index === 0 || one.kind === 'heading' ? 1.5 : 0) +
      (groupStarts.get(one.group) === index ? 0.5 : 0) -
      (sizeOf(one.text) > 40 ? 1 : 0) -
      (sizeOf(one.text) < 4 && one.kind !== 'heading' ? 0.6 : 0);
    return { one, index, score };
  });
  const kept = new Set<number>();
  let used = 0;
  const budget = Math.max(60, seconds * 3.2);
  for (const { one, index } of [...scored].sort((a, b) => b.score - a.score || a.index - b.index)) {
    const size = sizeOf(one.text);
    if (size > 80 || used + size > budget) continue;
    used += size;
    kept.add(index);
  }
  const chosen = statements
    .filter((_, index) => kept.has(index))
    .filter(
      (one, index, all) =>
        one.kind !== 'heading' || (all[index + 1] !== undefined && all[index + 1]!.kind !== 'heading'),
    );
  if (chosen.length === 0) return { statements: statements.slice(0, 1), left: statements.length - 1 };
  return { statements: chosen, left: statements.length - chosen.length };
}

const sizeOf = (text: string): number => Math.max(text.split(/\s+/).length, Math.round(text.length / 9));
