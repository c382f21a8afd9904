import type { StoryFinding } from '@scenewright/core/story-check';
import type { ModelClient, Question } from './model-client.js';
import { ModelFailure } from './model-failure.js';

/** An answer that could be read, with what is still wrong in it. */
export interface Judged<T> {
  value: T;
  findings: readonly StoryFinding[];
}

export type Verdict<T> = Judged<T> | { faults: string[] };

const repairs = 2;
/** With one of these left an answer is not used: it would show what is untrue or what was forbidden. */
const unforgivable: ReadonlySet<string> = new Set(['figure_invented', 'forbidden_shown', 'direction_shown']);

export const weightOf = (findings: readonly StoryFinding[]): number =>
  findings.reduce((sum, { code }) => sum + (unforgivable.has(code) ? 100 : 1), 0);

/** Whether nothing in it is untrue or forbidden. */
export const isUsable = ({ findings }: Judged<unknown>): boolean =>
  !findings.some(({ code }) => unforgivable.has(code));

/**
 * The best of at most three answers: what `judge` finds in one goes back to the model, which answers again.
 * @param what the model writes, for the messages: `outline`
 * @throws ModelFailure when no answer could be read, or the best still shows what is untrue or forbidden
 */
export async function askWithRepairs<T>(
  client: ModelClient,
  { material, ...question }: Omit<Question, 'messages'> & { material: string },
  what: string,
  judge: (answer: string) => Verdict<T> | Promise<Verdict<T>>,
): Promise<Judged<T>> {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [{ role: 'user', content: material }];
  let best: Judged<T> | undefined;
  let faults: string[] = [];
  for (let turn = 0; turn <= repairs; turn += 1) {
    const answer = await client.ask({ ...question, messages });
    const judged = await judge(answer);
    if ('value' in judged) {
      if (!best || weightOf(judged.findings) < weightOf(best.findings)) best = judged;
      if (judged.findings.length === 0) break;
      faults = judged.findings.slice(0, 12).map(({ message, remedy }) => `${message} ${remedy}`);
    } else faults = judged.faults;
    // The last answer and its faults are enough; earlier ones would fill the window.
    messages.splice(1, messages.length, { role: 'assistant', content: answer || '(nothing)' }, {
      role: 'user',
      content: `Mend these faults and answer with the whole ${what} again, as one JSON object:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    });
  }
  if (!best) throw new ModelFailure(`Its ${what} was wrong three times: ${faults[0] ?? 'no JSON object'}.`);
  const serious = best.findings.find(({ code }) => unforgivable.has(code));
  if (serious) throw new ModelFailure(`It kept a fault after two repairs: ${serious.message}`);
  return best;
} // prettier-ignore

/** Why a model was of no use, in words for a person. */
export const failureReason = (error: unknown, otherwise = 'Its answer could not be used.'): string =>
  error instanceof ModelFailure ? error.message : otherwise;
