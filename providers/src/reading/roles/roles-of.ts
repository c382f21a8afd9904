import { alternatives, contextWords } from '../../languages/any-word.js';
import { pointsBack } from '../exclusions.js';
import type { RoleModel } from './role-model.js';
import { partsOfRequest } from './bare-request.js';
import { keepSequence } from './keep-sequence.js';
import { readRoles } from './read-roles.js';
import { speaksOfVideo } from './cues.js';
import { isShown, type RoleSpan } from './role.js';

/**
 * The roles of a prompt: spans that cover it in order, with what the tagger can't know: an exclusion that names
 * nothing means what stands before it, and a prompt is never all direction: then its longest piece is the topic.
 */
export function rolesOf(text: string, language: string, model?: RoleModel): RoleSpan[] {
  const settled = keepSequence(text, readRoles(text, language, model), language);
  // "Source: Lancet, 2025" asks for no ending.
  for (const [at, span] of settled.entries()) {
    const words = text.slice(span.from, span.to);
    if (span.role === 'direction' && settled[at + 1]?.role === 'ending' && sourceLabel.test(words)) span.role = 'content'; // prettier-ignore
  }
  // A label that stays is no request for what stands after it.
  for (const [at, span] of settled.entries())
    if (span.role === 'ending' && settled[at - 1]?.role !== 'direction' && settled[at + 1]?.role !== 'direction') span.role = 'content'; // prettier-ignore
  // Words with the name of whom they are from behind them are quoted: no film ends on them before it has said anything.
  for (const [at, span] of settled.entries()) {
    const next = settled[at + 1];
    const isFirst = !settled.slice(0, at).some(({ role }) => isShown(role));
    if (span.role === 'ending' && isFirst && next?.role === 'content' && signed.test(text.slice(span.from, next.to))) span.role = 'content'; // prettier-ignore
  }
  for (const [at, span] of settled.entries()) {
    if (span.role !== 'exclusion' || !pointsBack(text.slice(span.from, span.to), language)) continue;
    const before = settled[at - 1];
    if (!before || !isShown(before.role)) continue;
    const words = text.slice(before.from, before.to);
    const cut = Math.max(
      0,
      ...[
        ...words
          .trimEnd()
          .slice(0, -1)
          .matchAll(/[.!?;。！？\n]\s*|,\s+(?:but\s)?/gu),
      ].map((match) => match.index + match[0].length),
    );
    if (cut === 0) before.role = 'exclusion';
    else {
      span.from = before.from + cut;
      before.to = span.from;
    }
  }
  const hasContent = settled.some(
    ({ role, from, to }) => isShown(role) && /[\p{L}\p{Nd}]{2}/u.test(text.slice(from, to)),
  );
  if (hasContent) return settled;
  // What is forbidden is no topic.
  const longest = settled.filter(({ role }) => role !== 'exclusion').sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!longest) return settled;
  const asked = partsOfRequest(text, longest);
  if (asked) return settled.flatMap((span) => (span === longest ? asked : [span]));
  const parts = clausesIn(text, longest);
  const topical = parts.filter(({ from, to }) => !speaksOfVideo(text.slice(from, to)) && !/^\P{L}*$/u.test(text.slice(from, to))); // prettier-ignore
  for (const part of parts) part.role = topical.length === 0 || topical.includes(part) ? 'content' : 'direction';
  return settled.flatMap((span) => (span === longest ? parts : [span]));
}

const sourceLabel = new RegExp(`^\\s*(?:${alternatives(contextWords('sources'))})\\s?[:：]\\s*$`, 'iu');

/** “I sleep again.” – Inge Holm, farmer: a quotation, and a name of two words or three. */
const signed =
  /^\s*["“„«「][^"”“»」]{12,}["”“»」]\s*[-–—~]?\s*\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}[^\s,.(]*){1,2}(?:[,.(]|$)/u;

/** The clauses of a span, between its commas, colons and stops. */
function clausesIn(text: string, { from, to }: RoleSpan): RoleSpan[] {
  const cuts = [...text.slice(from, to).matchAll(/(?:[,;:.!?،؛؟।\n–—]+(?=\s|$)|[、，；：。！？]+)\s*/gu)].map((match) => from + match.index + match[0].length); // prettier-ignore
  return [...new Set([...cuts, to])].map((end, at, ends) => ({ from: at === 0 ? from : ends[at - 1]!, to: end, role: 'direction' as const })); // prettier-ignore
}
