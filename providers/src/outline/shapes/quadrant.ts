import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import { claimOf } from '../claim.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { groupsFrom } from './groups.js';
import { leadBefore, said } from './said.js';
import { shaped } from './shape-node.js';

/** Four labels in a row that are the four fields of an analysis, or four that stand under the word for such a field. */
export function quadrantCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language, brief, topic } = context;
  const cue = said(language, 'matrix', ({ matrix }) => matrix);
  const found: Candidate[] = [];
  for (let from = 0; from < points.length; from += 1) {
    const groups = groupsFrom(points, from, language);
    const four = groups.slice(0, 4);
    if (four.length < 4 || four.some(({ items, label }) => items.length === 0 || wordsIn(label) > 6)) continue;
    const isAnalysis = four.every(({ label }, at) => said(language, `field ${at}`, ({ fields }) => fields[at]).test(label)); // prettier-ignore
    const lead = `${topic} ${points[from]!.heading} ${leadBefore(four[0]!.label, brief.prompt)}`;
    if (!isAnalysis && !(groups.length === 4 && cue.test(lead))) continue;
    const to = four[3]!.to;
    const { heading } = points[from]!;
    const title = four[0]!.label.toLowerCase() === heading.toLowerCase() ? topic : heading;
    const cells = four.map(({ label, items }) => ({ label, points: items }));
    found.push(shaped({ from, to, evidence: { type: 'quadrant', cells }, title: title ? claimOf(title, language, 70) : four.map(({ label }) => label).join(', ') }, points, context)); // prettier-ignore
    from = to - 1;
  }
  return found;
}
