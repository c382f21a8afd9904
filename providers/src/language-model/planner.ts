import type { Brief } from '@scenewright/core/brief';
import type { CallOptions, Planner } from '@scenewright/core/generation';
import { storyWarnings } from '@scenewright/core/story-check';
import type { Storyboard } from '@scenewright/core/storyboard';
import { stylePacks } from '@scenewright/core/style';
import { createRulePlanner } from '../planner/planner.js';
import type { StyleHint } from '../planner/style-choice.js';
import { readPrompt } from '../reading/read.js';
import { shoot } from '../storyboard/shoot.js';
import { mendStory } from '../storyboard/mend-story.js';
import { storySourceOf } from '../storyboard/story-source.js';
import { treat } from '../treatment/treat.js';
import { askWithRepairs, failureReason, type Verdict } from './ask-with-repairs.js';
import type { ModelClient } from './model-client.js';
import { condenseDocuments } from './condense.js';
import { instructionsFor, materialOf } from './instructions.js';
import { readAnswer } from './outline-answer.js';
import { outlineJsonSchema } from './outline-schema.js';
import { reviewed, type ReviewOptions } from './review.js';
import { noUsage, type ModelUsage } from './settings.js';

export interface ModelPlannerOptions {
  client: ModelClient;
  packs?: readonly StyleHint[];
  /** Who plans when the model cannot; the rules when absent. */
  fallback?: Planner;
  /** A second look at the plan by a model that sees; none when absent. */
  review?: ReviewOptions | undefined;
}

/**
 * Plans with a language model that writes the same Outline as the rules. What schema, sources and story check find
 * goes back to it at most twice; then, and whenever it fails, the rules plan and a warning says so.
 */
export function createModelPlanner({ client, packs = stylePacks, fallback = createRulePlanner({ packs }), review }: ModelPlannerOptions): Planner {
  return {
    plan: async (brief, call = {}) => {
      const usage = noUsage(client.model);
      try {
        const planned = await planWithModel(brief, client, packs, usage, call, review);
        return { ...shoot(planned, brief), languageModel: usage };
      } catch (error) {
        call.signal?.throwIfAborted();
        const ruled = await fallback.plan(brief, call);
        const warning = {
          code: 'language_model_failed',
          message: `The language model gave no usable plan, so the rules planned. ${failureReason(error)}`,
        };
        return { ...ruled, languageModel: usage, warnings: [...ruled.warnings, warning] };
      }
    },
  };
} // prettier-ignore

async function planWithModel(brief: Brief, client: ModelClient, packs: readonly StyleHint[], usage: ModelUsage, { signal }: CallOptions, review?: ReviewOptions): Promise<Storyboard> {
  const reading = readPrompt(brief.prompt);
  const treated = treat(reading, brief, packs);
  const source = storySourceOf(reading, brief);
  const { documents, isCut } = await condenseDocuments(brief, client, usage, signal);
  const material = materialOf(brief, treated, documents);
  const question = { system: instructionsFor(treated, brief), material, schema: outlineJsonSchema, usage, signal };
  const judge = (answer: string): Verdict<{ storyboard: Storyboard; answer: string }> => {
    const read = readAnswer(answer, treated, brief, source);
    if ('faults' in read) return read;
    const mended = mendStory(read.storyboard, source);
    return { value: { storyboard: mended.storyboard, answer }, findings: [...read.invented, ...mended.findings] };
  };
  const first = await askWithRepairs(client, question, 'outline', judge);
  const drawn = review && shoot(first.value.storyboard, brief);
  const look = drawn ? await reviewed(first, drawn, brief, client, review, question, judge) : { plan: first };
  const { value, findings } = look.plan;
  const unseen = look.failure === undefined ? [] : [{ code: 'review_failed', message: `The plan had no second look, so the first is used. ${look.failure}` }];
  const cut = isCut ? [{ code: 'document_condensed', message: 'The documents are longer than the language model takes; their last parts were left out.' }] : [];
  return { ...value.storyboard, warnings: [...value.storyboard.warnings, ...cut, ...unseen, ...storyWarnings(findings)] };
} // prettier-ignore
