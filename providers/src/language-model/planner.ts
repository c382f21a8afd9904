import {
  StoryboardSchema,
  storyWarnings,
  stylePacks,
  type Brief,
  type CallOptions,
  type Outline,
  type Planner,
  type StorySource,
  type Storyboard,
} from '@scenewright/core';
import { filmStoryboard } from '../footage/film-storyboard.js';
import { illustrate } from '../pictures/illustrate.js';
import { createRulePlanner } from '../planner/planner.js';
import type { StyleHint } from '../planner/style-choice.js';
import { readPrompt } from '../reading/read.js';
import { finishStoryboard } from '../story/finish-storyboard.js';
import { mendStory } from '../story/mend-story.js';
import { frameOf } from '../story/plan-story.js';
import { storySourceOf } from '../story/story-source.js';
import { treat, type Treated } from '../treatment/treat.js';
import { askWithRepairs, failureReason, type Judged } from './ask-with-repairs.js';
import type { ModelClient } from './client.js';
import { condenseDocuments } from './condense.js';
import { inventedWords, withOrigins } from './grounding.js';
import { instructionsFor, materialOf } from './instructions.js';
import { jsonOf } from './json-answer.js';
import { outlineJsonSchema, readOutline } from './outline-schema.js';
import { noUsage, type ModelUsage } from './settings.js';

export interface ModelPlannerOptions {
  client: ModelClient;
  packs?: readonly StyleHint[];
  /** Who plans when the model cannot; the rules when absent. */
  fallback?: Planner;
}

/**
 * Plans with a language model that writes the same Outline as the rules. What schema, sources and story check find
 * goes back to it at most twice; then, and whenever it fails, the rules plan and a warning says so.
 */
export function createModelPlanner({ client, packs = stylePacks, fallback = createRulePlanner({ packs }) }: ModelPlannerOptions): Planner {
  return {
    plan: async (brief, call = {}) => {
      const usage = noUsage(client.model);
      try {
        const planned = await planWithModel(brief, client, packs, usage, call);
        return { ...illustrate(filmStoryboard(planned, brief)), languageModel: usage };
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

async function planWithModel(brief: Brief, client: ModelClient, packs: readonly StyleHint[], usage: ModelUsage, { signal }: CallOptions): Promise<Storyboard> {
  const reading = readPrompt(brief.prompt);
  const treated = treat(reading, brief, packs);
  const source = storySourceOf(reading, brief);
  const { documents, isCut } = await condenseDocuments(brief, client, usage, signal);
  const material = materialOf(brief, treated, documents);
  const question = { system: instructionsFor(treated, brief), material, schema: outlineJsonSchema, usage, signal };
  const best = await askWithRepairs(client, question, 'outline', (answer) => attempt(answer, treated, brief, source, packs));
  const cut = isCut ? [{ code: 'document_condensed', message: 'The documents are longer than the language model takes; their last parts were left out.' }] : [];
  return { ...best.value, warnings: [...best.value.warnings, ...cut, ...storyWarnings(best.findings)] };
} // prettier-ignore

function attempt(answer: string, treated: Treated, brief: Brief, source: StorySource, packs: readonly StyleHint[]): Judged<Storyboard> | { faults: string[] } {
  const object = jsonOf(answer);
  if (object === undefined) return { faults: ['The answer holds no JSON object.'] };
  const read = readOutline(object, treated.reading.language);
  if ('faults' in read) return read;
  const outline = withOrigins(ownImages(read.outline, brief), source);
  if (!treated.narrated) outline.beats = outline.beats.map((beat) => ({ ...beat, spoken: null }));
  const invented = inventedWords(outline, source);
  const known = outline.beats.flatMap(({ origin }, index) => (origin === 'model' ? [index + 1] : []));
  if (known.length > 0)
    outline.warnings.push({
      code: 'general_knowledge',
      message: `Scenes ${known.join(', ')} tell general knowledge of the language model: it is in no source. Please check it.`,
    });
  const finished = finishStoryboard(outline, frameOf(treated, packs), brief);
  // In the record of each scene stands where its words come from.
  finished.scenes = finished.scenes.map((scene, index) => (outline.beats[index]?.origin === 'model' ? { ...scene, origin: 'model' as const } : scene));
  const checked = StoryboardSchema.safeParse(finished);
  if (!checked.success) return { faults: checked.error.issues.slice(0, 6).map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const mended = mendStory(checked.data, source);
  return { value: mended.storyboard, findings: [...invented, ...mended.findings] };
} // prettier-ignore

/** An image that nobody gave cannot be shown. */
function ownImages(outline: Outline, { images }: Brief): Outline {
  const given = new Set(images.map(({ asset }) => asset));
  const beats = outline.beats.map((beat) =>
    beat.evidence.type === 'image' && !given.has(beat.evidence.image)
      ? { ...beat, evidence: { type: 'picture' as const } }
      : beat,
  );
  return { ...outline, beats };
}
