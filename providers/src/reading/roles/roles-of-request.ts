import type { RoleModel } from './role-model.js';
import type { RoleSpan } from './role.js';
import { rolesOf } from './roles-of.js';

/** Characters at either end of a long prompt that are read for what they ask. What stands between is a text to tell. */
const edge = 3000;

/**
 * The roles of a prompt's words. Who pastes a long text says what it is for before or after it, so that only its ends
 * are looked at: a text of any length is read in bounded time.
 */
export function rolesOfRequest(text: string, language: string, model?: RoleModel): RoleSpan[] {
  if (text.length <= edge * 2) return rolesOf(text, language, model);
  const headEnd = sentenceEnd(text, edge);
  const tailStart = sentenceEnd(text, text.length - edge);
  const tail = rolesOf(text.slice(tailStart), language, model);
  return [
    ...rolesOf(text.slice(0, headEnd), language, model),
    { from: headEnd, to: tailStart, role: 'content' },
    ...tail.map((span) => ({ ...span, from: span.from + tailStart, to: span.to + tailStart })),
  ];
}

/** The end of the sentence or line before a place, or the place where none is near. */
function sentenceEnd(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 1000), at);
  const end = Math.max(...['. ', '! ', '? ', '\n', '。'].map((mark) => before.lastIndexOf(mark)));
  return end < 0 ? at : Math.max(0, at - 1000) + end + 1;
}
