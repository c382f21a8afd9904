import type { Warning } from '@scenewright/core/errors';
import type { Genre } from '@scenewright/core/outline';
import { numbersIn } from '@scenewright/core/story-check';
import type { StoryNode } from '../node.js';
import type { StoryContext } from '../story-context.js';
import type { Verdict } from './verdict.js';
import { verdictsOf } from './verdicts-of.js';

/** Films that are about what figures and dates say. What is sold, celebrated or told as a story is not summed up. */
const judging: ReadonlySet<Genre> = new Set([
  'ranking',
  'data',
  'report',
  'news',
  'comparison',
  'timeline',
  'explainer',
  'lesson',
]);
/** What strikes less is not worth a view. */
const leastWorth = 0.5;

/** What the figures of a story come to, the most striking first; at most one of a sort of each of its parts. */
export function chosenVerdicts(nodes: readonly StoryNode[], context: StoryContext): Verdict[] {
  if (!judging.has(context.genre) && !isOfTable(context)) return [];
  const all = nodes.flatMap(
    (node, at) =>
    verdictsOf(node, context).map((one) => ({ ...one, sort: `${at} ${one.sort}`, worth: one.worth * (0.6 + 0.4 * node.importance) })), // prettier-ignore
  );
  const seen = new Set<string>();
  return all
    .filter((one) => one.worth >= leastWorth && !isSaid(one, context))
    .sort((a, b) => b.worth - a.worth)
    .filter((one) => {
      const isNew = !seen.has(one.sort) && !seen.has(one.beat.claim);
      seen.add(one.sort).add(one.beat.claim);
      return isNew;
    });
}

/** Whether a film is made of a table: that is about its figures, whatever else is asked for. */
const isOfTable = ({ reading, brief }: StoryContext): boolean =>
  reading.tables.length > 0 || brief.documents.some(({ kind }) => kind === 'table');

/** Whether the source says itself what was worked out: its number, or how many times one is the other. */
function isSaid({ number, sort }: Verdict, { reading }: StoryContext): boolean {
  const unit = /[%٪％]/u.test(number) ? 'percent' : sort.endsWith('span') ? 'year' : 'multiple';
  const given = reading.points.flatMap(({ figures }) => figures.filter(({ figure }) => figure.unit === unit).map(({ figure }) => figure.value)); // prettier-ignore
  return numbersIn(number).some(({ text }) => given.includes(Number(text.replace(',', '.'))));
}

/** Code of the warning that says what stands in no source as it is, and what it was worked out from. */
export const workedOut = 'worked_out';

/** The record of verdicts: what they say, and the figures of the source that they follow from. */
export const recordOf = (verdicts: readonly Verdict[]): Warning[] =>
  verdicts.map(({ beat, from }) => ({
    code: workedOut,
    message: `Worked out from figures of the prompt (${from.join('; ')}): “${beat.claim}”.`,
  }));
