import type { WordTime } from '@scenewright/core/assets';
import type { Phrase } from '@scenewright/core/timing';

const clauseEnd = /[.!?。！？…,;:،؛、，；：–—][\p{Pe}\p{Pf}"'»”]*$/u;
const sentenceEnd = /[.!?。！？…।؟][\p{Pe}\p{Pf}"'»”]*$/u;
/** Seconds by which the engine's marks run early or late around a figure of many words ("$4.2M"). */
const reach = 1.6;

/**
 * Word times set right by the pauses of the recording: a pause that lies near the end of a sentence or clause is its
 * end, so that the words after it are not shown before they are said. Times never run backwards.
 */
export function pullToPauses(words: readonly WordTime[], phrases: readonly Phrase[]): WordTime[] {
  const pulled = words.map((word) => ({ ...word }));
  let after = 0;
  for (const [index, { to }] of phrases.slice(0, -1).entries()) {
    const next = phrases[index + 1]!.from;
    const ends = pulled
      .map((word, at) => ({ at, word, gap: (pulled[at + 1]?.start ?? Infinity) - word.end }))
      .filter(({ at, word }) => at >= after && at < pulled.length - 1 && clauseEnd.test(word.text))
      .map(({ at, word }) => ({ at, off: Math.abs(word.end - to) + (sentenceEnd.test(word.text) ? 0 : 0.4) }))
      .sort((a, b) => a.off - b.off);
    const best = ends[0];
    if (!best || best.off > reach) continue;
    const [last, first] = [pulled[best.at]!, pulled[best.at + 1]!];
    last.end = Math.max(last.start, to);
    // Words that the marks put before or into the pause are said after it, as close as they were.
    const late = Math.max(0, next - first.start);
    for (const word of pulled.slice(best.at + 1)) {
      if (word.start >= next && word !== first) break;
      const bound = phrases[index + 1]!.to;
      word.start = Math.min(bound, word === first ? next : Math.max(next, word.start + late));
      word.end = Math.min(bound, Math.max(word.start, word.end + late));
    }
    if (late === 0 && first.start > next && first.start - next < reach) first.start = next;
    after = best.at + 1;
  }
  // What was moved may now reach into what stayed.
  for (let at = pulled.length - 2; at >= 0; at--) {
    pulled[at]!.start = Math.min(pulled[at]!.start, pulled[at + 1]!.start);
    pulled[at]!.end = Math.max(pulled[at]!.start, Math.min(pulled[at]!.end, pulled[at + 1]!.start));
  }
  return pulled;
}
