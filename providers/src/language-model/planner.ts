import {
  StoryboardSchema,
  storyWarnings,
  stylePacks,
  type Brief,
  type CallOptions,
  type Outline,
  type Planner,
  type StoryFinding,
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
import type { ModelClient, Question } from './client.js';
import { condenseDocuments } from './condense.js';
import { inventedWords, withOrigins } from './grounding.js';
import { instructionsFor, materialOf } from './instructions.js';
import { jsonOf } from './json-answer.js';
import { ModelFailure } from './model-failure.js';
import { outlineJsonSchema, readOutline } from './outline-schema.js';
import type { ModelUsage } from './settings.js';

export interface ModelPlannerOptions {
  client: ModelClient;
  packs?: readonly StyleHint[];
  /** Who plans when the model cannot; the rules when absent. */
  fallback?: Planner;
}

const repairs = 2;
/** With one of these left the plan is not used: it would show what is untrue or what was forbidden. */
const unforgivable: ReadonlySet<string> = new Set(['figure_invented', 'forbidden_shown', 'direction_shown']);

interface Attempt {
  storyboard: Storyboard;
  findings: StoryFinding[];
}

/**
 * Plans with a language model that writes the same Outline as the rules. What schema, sources and story check find
 * goes back to it at most twice; then, and whenever it fails, the rules plan and a warning says so.
 */
export function createModelPlanner({ client, packs = stylePacks, fallback = createRulePlanner({ packs }) }: ModelPlannerOptions): Planner {
  return {
    plan: async (brief, call = {}) => {
      const usage: ModelUsage = { model: client.model, calls: 0, inputTokens: 0, outputTokens: 0 };
      try {
        const planned = await planWithModel(brief, client, packs, usage, call);
        return { ...illustrate(filmStoryboard(planned, brief)), languageModel: usage };
      } catch (error) {
        call.signal?.throwIfAborted();
        const reason = error instanceof ModelFailure ? error.message : 'Its answer could not be used.';
        const ruled = await fallback.plan(brief, call);
        const warning = {
          code: 'language_model_failed',
          message: `The language model gave no usable plan, so the rules planned. ${reason}`,
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
  const messages: { role: 'user' | 'assistant'; content: string }[] = [
    { role: 'user', content: materialOf(brief, treated, documents) },
  ];
  const question: Question = { system: instructionsFor(treated, brief), messages, schema: outlineJsonSchema, usage, signal };
  let best: Attempt | undefined;
  let faults: string[] = [];
  for (let turn = 0; turn <= repairs; turn += 1) {
    const answer = await client.ask(question);
    const tried = attempt(answer, treated, brief, source, packs);
    if ('storyboard' in tried) {
      if (!best || weightOf(tried) < weightOf(best)) best = tried;
      if (tried.findings.length === 0) break;
      faults = tried.findings.slice(0, 12).map(({ message, remedy }) => `${message} ${remedy}`);
    } else faults = tried.faults;
    // The last answer and its faults are enough; earlier ones would fill the window.
    messages.splice(1, messages.length, { role: 'assistant', content: answer || '(nothing)' }, {
      role: 'user',
      content: `Mend these faults and answer with the whole outline again, as one JSON object:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    });
  }
  if (!best) throw new ModelFailure(`Its outline was wrong three times: ${faults[0] ?? 'no JSON object'}.`);
  const serious = best.findings.find(({ code }) => unforgivable.has(code));
  if (serious) throw new ModelFailure(`It kept a fault after two repairs: ${serious.message}`);
  const cut = isCut ? [{ code: 'document_condensed', message: 'The documents are longer than the language model takes; their last parts were left out.' }] : [];
  return { ...best.storyboard, warnings: [...best.storyboard.warnings, ...cut, ...storyWarnings(best.findings)] };
} // prettier-ignore

const weightOf = ({ findings }: Attempt): number =>
  findings.reduce((sum, { code }) => sum + (unforgivable.has(code) ? 100 : 1), 0);

function attempt(answer: string, treated: Treated, brief: Brief, source: StorySource, packs: readonly StyleHint[]): Attempt | { faults: string[] } {
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
  return { storyboard: mended.storyboard, findings: [...invented, ...mended.findings] };
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
