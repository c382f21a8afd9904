import type { CSSProperties, ReactNode } from 'react';
import type { SetText } from './set-text.js';

/** A range of characters of a whole text, and how it is set apart. */
export interface Mark {
  range: readonly [number, number];
  style: CSSProperties;
}

/** Range of some words in the whole text: they may begin on one line and end on the next. Null when they are not in it. */
export function emphasisRange(set: SetText, emphasis: string | undefined): readonly [number, number] | null {
  if (!emphasis) return null;
  const whole = set.texts.map((text, index) => (index > 0 && set.lines[index]?.[0]?.space ? ' ' : '') + text).join('');
  const at = whole.toLowerCase().indexOf(emphasis.trim().replace(/\s+/g, ' ').toLowerCase());
  return at < 0 ? null : [at, at + emphasis.trim().length];
}

/** A part of a text, which begins at a place of the whole, with what lies in the marks set apart. */
export function marked(text: string, start: number, marks: readonly Mark[]): ReactNode {
  const [mark, ...others] = marks;
  if (mark === undefined) return text;
  const [from, to] = [Math.max(0, mark.range[0] - start), Math.min(text.length, mark.range[1] - start)];
  if (from >= to) return marked(text, start, others);
  return (
    <>
      {marked(text.slice(0, from), start, others)}
      <span style={mark.style}>{marked(text.slice(from, to), start + from, others)}</span>
      {marked(text.slice(to), start + to, others)}
    </>
  );
}
