import { cuesOf } from './cues.js';
import type { RoleSpan } from './role.js';
import { grades } from './school-grades.js';

const label = /^\s*([\p{L}][^\n:：.!?]{0,23}?)\s?[:：]?\s*$/u;
const labelled = /(?:^|\n)[ \t]*([\p{L}][^\n:：.!?]{0,23}?)\s?[:：](?=\s|\S)/gu;

/**
 * Gives back to the content a label that a tagger takes for scaffolding ("Points:"): a numbered one ("Step 3:"), and one
 * of several that begin their lines, as the speakers of a dialogue do.
 */
export function keepLabels(text: string, spans: readonly RoleSpan[]): RoleSpan[] {
  const heads = [...text.matchAll(labelled)].map((match) => match[1]!.trim());
  return spans.map((span) => {
    if (span.role !== 'direction') return span;
    const words = text.slice(span.from, span.to);
    const name = label.exec(words)?.[1];
    const isLabel = name !== undefined && (/[:：]\s*$/u.test(words) || /^\s?[:：]/u.test(text.slice(span.to)));
    if (!isLabel) return span;
    // "… for year 7:" says for whom.
    const isNumbered = /\p{L}\s?\p{Nd}{1,2}$/u.test(name) && [...name.matchAll(grades)].length === 0;
    const isOneOfMany = heads.includes(name) && heads.length >= 3 && !cuesOf(name).some((cue) => cue.name === 'label');
    return isNumbered || isOneOfMany ? { ...span, role: 'content' } : span;
  });
}
