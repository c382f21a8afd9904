/**
 * What a stretch of a prompt is to the video.
 * - `content`: shown or spoken.
 * - `direction`: about the video itself or a note to its maker; acts, and is never shown or spoken.
 * - `exclusion`: names what must not be shown or said.
 * - `ending`: the words that a direction wants at the end.
 * - `action`: content that asks the viewer to do something.
 * - `question`: a question that is the topic, or part of the content.
 */
export const roles = ['content', 'direction', 'exclusion', 'ending', 'action', 'question'] as const;
export type Role = (typeof roles)[number];

/** Whether words of this role may be shown or spoken. */
export const isShown = (role: Role): boolean => role !== 'direction' && role !== 'exclusion';

/** A stretch of a text with one role; `from` and `to` are UTF-16 offsets, `to` exclusive. */
export interface RoleSpan {
  from: number;
  to: number;
  role: Role;
}

/** Spans in which what is hidden from `from` up to `to` is content. */
export const shownWithin = (spans: readonly RoleSpan[], from: number, to: number): RoleSpan[] =>
  spans.flatMap((span) => {
    if (isShown(span.role) || span.to <= from || span.from >= to) return [span];
    const [start, end] = [Math.max(span.from, from), Math.min(span.to, to)];
    const parts: RoleSpan[] = [{ ...span, to: start }, { from: start, to: end, role: 'content' }, { ...span, from: end }]; // prettier-ignore
    return parts.filter((part) => part.to > part.from);
  });

const letters: Readonly<Record<string, Role>> = {
  d: 'direction',
  x: 'exclusion',
  e: 'ending',
  a: 'action',
  q: 'question',
};

/**
 * Reads a prompt that is marked by hand (`⟦d|Make a video about⟧ tides`), as the corpus in
 * `fixtures/prompts/readings` holds it. Spans cover the whole text in order.
 * @throws Error when a mark names no role or is not closed
 */
export function parseMarked(marked: string): { text: string; spans: RoleSpan[] } {
  const spans: RoleSpan[] = [];
  let text = '';
  const add = (words: string, role: Role): void => {
    if (words === '') return;
    spans.push({ from: text.length, to: text.length + words.length, role });
    text += words;
  };
  let rest = marked;
  while (rest !== '') {
    const open = rest.indexOf('⟦');
    if (open < 0) {
      add(rest, 'content');
      break;
    }
    add(rest.slice(0, open), 'content');
    const close = rest.indexOf('⟧', open);
    const role = letters[rest[open + 1] ?? ''];
    if (close < 0 || role === undefined || rest[open + 2] !== '|')
      throw new Error(`Not a mark: "${rest.slice(open, open + 30)}"`);
    add(rest.slice(open + 3, close), role);
    rest = rest.slice(close + 1);
  }
  return { text, spans };
}
