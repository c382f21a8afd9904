import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { tidy } from '../words/headline.js';
import type { FactBody, Statement } from './fact.js';
import { asLabel } from './labels.js';

const arrow = /\s*(?:->|→|⇒|=>|➜|➔|>>)\s*/u;

/** "Idea → Draft → Review → Publish": a chain of short names. */
export function readChain(text: string): Extract<FactBody, { type: 'flow' }> | undefined {
  const colon = /^([^:：→]{2,50})[:：]\s+(?=\S)/u.exec(text);
  const body = colon && !arrow.test(colon[1]!) ? text.slice(colon[0].length) : text;
  const parts = body.replace(/[.!。]+$/u, '').split(arrow);
  if (parts.length < 3 || parts.length > 9 || parts.some((part) => !part.trim() || part.length > 40)) return undefined;
  const labels = parts.map((part) => asLabel(tidy(part)));
  // A chain that comes back to its start is a cycle.
  const round = labels.length >= 4 && labels[0] === labels[labels.length - 1];
  return { type: 'flow', title: colon ? tidy(colon[1]!) : '', labels: round ? labels.slice(0, -1) : labels, round };
}

/** Lines of "Ann: Hello" from two or more people who take turns. */
export function readChat(
  all: Statement[],
  at: number,
): { body: Extract<FactBody, { type: 'chat' }>; next: number; used: Statement[] } | undefined {
  const messages: { from: string; text: string }[] = [];
  const used: Statement[] = [];
  let next = at;
  while (next < all.length) {
    const line = all[next]!;
    const said = /^(\p{Lu}[\p{L}.'’-]{1,20}(?:\s\p{Lu}[\p{L}.'’-]{1,20})?)[:：]\s+(.{2,180})$/u.exec(line.text);
    if (!said || line.kind !== 'sentence') break;
    messages.push({ from: said[1]!, text: said[2]!.replace(/^["“]|["”]$/gu, '') });
    used.push(line);
    next += 1;
  }
  const people = new Set(messages.map((message) => message.from));
  const turns = messages.filter((message, index) => index > 0 && message.from !== messages[index - 1]!.from).length;
  // Two people at least, one of them twice: else they are headings with their text.
  if (messages.length < 3 || messages.length > 6 || people.size < 2 || people.size === messages.length || turns < 2)
    return undefined;
  return { body: { type: 'chat', messages }, next, used };
}

/** What a thing that goes round is called. */
export const cycleWord = /cycle|circular|zyklus|kreislauf|ciclo|循環|循环|순환|دورة|מחזור|चक्र/iu;

/** Titles that say how their items hang together. */
export function shapeOf(title: string, language: string): 'cycle' | 'pyramid' | 'steps' | undefined {
  if (cycleWord.test(title) && !/bicycle|motorcycle|recycle|bicicl|motocicl/iu.test(title)) return 'cycle';
  if (
    /pyramid|hierarchy|pyramide|hiérarchie|pirámide|jerarquía|piramide|pirâmide|ピラミッド|金字塔|피라미드|هرم/iu.test(
      title,
    )
  )
    return 'pyramid';
  return wordPattern(`${lexiconOf(language).step}s?`, language).test(title) ? 'steps' : undefined;
}
