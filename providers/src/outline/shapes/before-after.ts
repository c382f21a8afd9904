import type { Point } from '../../reading/point.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { groupsFrom } from './groups.js';
import { said } from './said.js';
import { shaped } from './shape-node.js';

/** "Before: a muddy yard. After: a garden with roses.": how it was, and how it is, in words. */
export function beforeAfterCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language, topic } = context;
  const [before, after] = [said(language, 'before', (words) => words.before), said(language, 'after', (words) => words.after)]; // prettier-ignore
  const isLabel = (label: string, word: RegExp): boolean => word.exec(label)?.[0].length === label.length;
  return points.flatMap((_, from): Candidate[] => {
    const [left, right] = groupsFrom(points, from, language);
    if (!left || !right || !isLabel(left.label, before) || !isLabel(right.label, after)) return [];
    if (points.slice(left.from, right.to).some(({ figures }) => figures.length > 0)) return [];
    const side = ({ label, items }: typeof left): { label: string; points: string[] } => ({ label, points: items });
    const title = topic && !isLabel(topic, before) ? topic : `${left.label} – ${right.label}`;
    return [shaped({ from: left.from, to: right.to, evidence: { type: 'versus', left: side(left), right: side(right) }, title }, points, context)]; // prettier-ignore
  });
}
