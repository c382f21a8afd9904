import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { cuesOf, speaksOfVideo } from './cues.js';
import { isShown, shownWithin, type RoleSpan } from './role.js';

/** "1. …", "2) …" where a point of a list may begin. */
const marker = /(?<=^|[\s:：。.!?])([1-9])[.)．、](?=\s+\S)/gu;

/**
 * Gives back to the content what a tagger takes out of the middle of steps: the order word of the last one ("na koniec",
 * "zum Schluss") with the step that it opens, which ends no film, a numbered step between told ones, and a sentence that
 * goes on in the order of told ones.
 */
export function keepSequence(text: string, spans: readonly RoleSpan[], language: string): RoleSpan[] {
  return keepNumbered(text, keepOrdered(text, keepLast(text, spans, language), language));
}

function keepLast(text: string, spans: readonly RoleSpan[], language: string): RoleSpan[] {
  const { sequence } = lexiconOf(language);
  const whole = wordPattern(sequence, language, 'whole');
  const opens = wordPattern(sequence, language, 'start');
  const orders = (to: number): number => text.slice(0, to).split(/[,;.:!?。！？、，；：؛،।\n]\s*/u).filter((clause) => opens.test(clause)).length; // prettier-ignore
  return spans.map((span, at) => {
    const words = (one: RoleSpan): string => text.slice(one.from, one.to).replace(/[\s,;.:、，،]+$/u, '');
    const before = spans[at - 1];
    const isOrder = span.role === 'direction' && whole.test(words(span));
    const follows = before !== undefined && (span.role === 'ending' || span.role === 'action') && whole.test(words(before)); // prettier-ignore
    if (!isOrder && !follows) return span;
    return orders(follows ? before.from : span.from) >= 2 ? { ...span, role: 'content' } : span;
  });
}

/** "Först skalar du äpplena. Sedan skivar du dem. Till sist …": what asks for the order of a film speaks of it. */
function keepOrdered(text: string, spans: readonly RoleSpan[], language: string): readonly RoleSpan[] {
  const opens = wordPattern(lexiconOf(language).sequence, language, 'start');
  const steps = [...text.matchAll(/[^.!?。！？\n:：]+(?:[.!?。！？]+|(?=[\n:：])|$)/gu)]
    .map(({ index, 0: words }) => ({ from: index, to: index + words.length, words: words.trim() }))
    .filter(({ words }) => opens.test(words));
  const isContent = ({ from, to }: { from: number; to: number }): boolean =>
    spans.some((span) => isShown(span.role) && span.from < to && span.to > from + 1);
  if (steps.length < 2 || !isContent(steps[0]!) || steps.some(({ words }) => speaksOfVideo(words))) return spans;
  return steps.reduce<readonly RoleSpan[]>((kept, { from, to }) => shownWithin(kept, from, to), spans);
}

function keepNumbered(text: string, spans: readonly RoleSpan[]): RoleSpan[] {
  const marks: RegExpMatchArray[] = [];
  for (const match of text.matchAll(marker)) if (Number(match[1]) === marks.length + 1) marks.push(match);
  if (marks.length < 3) return [...spans];
  const last = marks.at(-1)!.index! + 2;
  const [from, to] = [marks[0]!.index!, last + /^[^.!?。！？\n]*/u.exec(text.slice(last))![0].length];
  const inside = spans.filter((span) => span.to > from && span.from < to);
  const length = (some: readonly RoleSpan[]): number =>
    some.reduce((sum, span) => sum + span.to - Math.max(from, span.from), 0);
  const isForMaker = (span: RoleSpan): boolean => {
    const words = text.slice(span.from, span.to);
    // A ban has a word that forbids: "Leave the flat unlocked" has none.
    return span.role === 'exclusion'
      ? cuesOf(words).some(({ name }) => /^(?:not|mention)/u.test(name))
      : speaksOfVideo(words);
  };
  const content = inside.filter(({ role }) => role === 'content' || role === 'action');
  if (length(content) * 2 < length(inside)) return [...spans];
  return spans.map((span) =>
    inside.includes(span) && !isShown(span.role) && !isForMaker(span) ? { ...span, role: 'content' } : span,
  );
}
