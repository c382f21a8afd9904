import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { beat, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import { headedGroups, traitsOf, type Headed } from './headed-groups.js';
import type { Candidate } from './node.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';

/** Headings in a row that are told alike: two are sides of a comparison. */
const fewest = 3;
const mostGroups = 6;
/** Traits that stand under each, and words of one at most. */
const [fewestTraits, mostTraits, mostOfTrait] = [2, 6, 8];
const mostOfHeading = 4;
/** Headings beside such a row at most: with more of them, none of it is told alike. */
const mostBesides = 1;

/** "Gas: quick, …. Ceramic: slow, …. Induction: quickest, …": things in a row that are each told by a few traits. */
export function headedListsIn(points: readonly Point[]): Headed[] {
  const groups = headedGroups(points);
  const isAlike = ({ heading, from, to }: Headed): boolean => {
    const own = points.slice(from, to);
    const traits = traitsOf(own);
    const isPlain = own.every(({ kind, dates, times, contacts }) => kind === 'clause' && dates.length + times.length + contacts.length === 0); // prettier-ignore
    return isPlain && wordsIn(heading) <= mostOfHeading && !/[?？]/u.test(heading) && traits.length >= fewestTraits && traits.length <= mostTraits && traits.every((trait) => wordsIn(trait) <= mostOfTrait); // prettier-ignore
  };
  // "Our pick: the Sonar" behind them is said of one of them.
  const runs = groups.reduce<Headed[][]>((all, group, at) => {
    if (!isAlike(group)) return [...all, []];
    const last = all.at(-1);
    return last && last.length > 0 && groups[at - 1]!.to === group.from ? [...all.slice(0, -1), [...last, group]] : [...all, [group]]; // prettier-ignore
  }, []);
  const row = runs.find(({ length }) => length >= fewest && length <= mostGroups) ?? [];
  return groups.length - row.length <= mostBesides ? row : [];
}

/** Each of them as one list under its heading, so that all of a row look alike. */
export const headedListCandidates = (points: readonly Point[], context: StoryContext): Candidate[] =>
  headedListsIn(points).map(({ heading, from, to }): Candidate => {
    const run = points.slice(from, to);
    const title = claimOf(heading, context.language, 60);
    const items = traitsOf(run).map((text) => ({ text: claimOf(text, context.language, 70) }));
    const said = spokenOf(run, context);
    const spoken = said.startsWith(heading) ? said : `${sentence(heading, context)} ${said}`;
    const list = beat({ claim: title, evidence: { type: 'list', title, items }, spoken, picture: title, importance: 0.9 }, context); // prettier-ignore
    return { from, to, score: 0.96, node: () => ({ alternatives: [[list]], importance: 0.9 }) };
  });
