import type { Clause } from '../clause.js';
import type { EditState, Outcome } from '../edit-state.js';
import { scopeOf } from './text-scope.js';

const verb = '(?:change|replace|rename|update|correct|fix|set|edit|rewrite|reword|substitute|make|turn|switch|swap)';
const to = '(?:to say|to read|to be|so (?:that )?it (?:says|reads)|say|read|to|with|by|into|as|→|->|=>)';

/** "change X to Y" where one "to" of the clause parts the two. */
export interface Change {
  from: string;
  /** What takes its place, quoted texts put back. */
  into: string;
  /** What follows the "to", as it stands. */
  rest: string;
}

/** The changes that a clause can mean, one for each "to", the likeliest first. */
export function changesIn({ text, expand }: Clause): Change[] {
  const head = new RegExp(`^${verb}\\s+`, 'iu').exec(text);
  if (!head) return [];
  const body = text.slice(head[0].length);
  return [...body.matchAll(new RegExp(`\\s+${to}\\s+`, 'giu'))].slice(0, mostReadings).flatMap((match) => {
    const rest = body.slice(match.index + match[0].length);
    const into = valueOf(rest, expand);
    return into === '' ? [] : [{ from: body.slice(0, match.index), into, rest }];
  });
}

/** A value may hold a "to" itself; nobody writes many. */
const mostReadings = 6;

const valueOf = (rest: string, expand: Clause['expand']): string =>
  /^⟦\d+⟧$/u.test(rest)
    ? expand(rest)
    : expand(rest)
        .trim()
        .replace(/[.,;]+$/u, '')
        .replace(/^(?:be|say|read)\s+/iu, '');

/** A text in quotes and nothing else: it is meant letter by letter. */
export const literalOf = (from: string): string | undefined =>
  /^(?:the (?:word|words|text|name|figure|number|phrase) )?(⟦\d+⟧)$/iu.exec(from)?.[1];

/** Each later "to" is that much less likely to part the two. */
const laterReading = 0.3;

/** What a change of a video does by one rule, at the first "to" at which it does something. */
export function changedBy(
  clause: Clause,
  draft: EditState,
  score: number,
  change: (from: string, into: string, scope: string | null, clause: Clause, draft: EditState) => Outcome | null,
): Outcome | null {
  let refused: Outcome | null = null;
  for (const [index, { from, rest }] of changesIn(clause).entries()) {
    // Quoted texts are letter by letter those of the video, and read by the rule for them alone.
    const { value, scope } = scopeOf(rest, clause, draft);
    const into = valueOf(value, clause.expand);
    if (into === '') continue;
    const outcome = change(from, into, scope, clause, draft);
    const scored = outcome && { ...outcome, score: (outcome.score ?? score) - index * laterReading };
    if (scored && 'done' in scored) return scored;
    refused ??= scored;
  }
  return refused;
}
