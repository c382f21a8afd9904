import type { CallOptions } from '@scenewright/core/generation';
import type { Infographic, InfographicBrief } from '@scenewright/core/infographics';
import { checkStory, storyWarnings, type StoryFinding } from '@scenewright/core/story-check';
import { stylePacks } from '@scenewright/core/style'; // prettier-ignore
import { asVideoRequest, withoutSource } from '../infographic/infographic-prompt.js';
import { planInfographic } from '../infographic/plan-infographic.js';
import { silentBrief } from '../infographic/infographic-beats.js';
import { readPrompt } from '../reading/read.js';
import { storySourceOf } from '../storyboard/story-source.js';
import { treat } from '../treatment/treat.js';
import { askWithRepairs, failureReason } from './ask-with-repairs.js';
import type { ModelClient } from './model-client.js';
import { condenseDocuments } from './condense.js';
import { instructionsFor, materialOf } from './instructions.js';
import { ModelFailure } from './model-failure.js';
import { readAnswer } from './outline-answer.js';
import { outlineJsonSchema } from './outline-schema.js';
import { noUsage, withUsage, type ModelUsage } from './settings.js';

/** @throws StageFailure of the fallback, or the signal's reason */
export type Infographer = (brief: InfographicBrief, call?: CallOptions) => Promise<Infographic>;

export interface ModelInfographerOptions {
  client: ModelClient;
  /** Who plans when the model cannot; the rules when absent. */
  fallback?: Infographer;
  /** Seconds in all, for a graphic is answered at once (interface 1.6); 60 when absent. */
  deadlineSeconds?: number;
}

/** What holds for one picture too; time, narration and openings are a film's. */
const checked: ReadonlySet<StoryFinding['code']> = new Set(['forbidden_shown', 'direction_shown', 'figure_invented', 'figure_lost', 'item_lost', 'headline_fragment']); // prettier-ignore

/** Plans graphics with a language model that writes the same Outline as for a film; the rules plan where it fails. */
export function createModelInfographer({ client, fallback = async (brief) => planInfographic(brief), deadlineSeconds = 60 }: ModelInfographerOptions): Infographer {
  return async (brief, call = {}) => {
    const usage = noUsage(client.model);
    const late = AbortSignal.timeout(deadlineSeconds * 1000);
    const signal = call.signal ? AbortSignal.any([call.signal, late]) : late;
    try {
      return withUsage(await planWithModel(brief, client, usage, signal), usage);
    } catch (error) {
      call.signal?.throwIfAborted();
      const reason = failureReason(late.aborted ? new ModelFailure(`It took longer than ${deadlineSeconds} s.`) : error);
      const ruled = withUsage(await fallback(brief, call), usage);
      const message = `The language model gave no usable graphic, so the rules planned. ${reason}`;
      return { ...ruled, warnings: [...ruled.warnings, { code: 'language_model_failed', message }] };
    }
  };
} // prettier-ignore

async function planWithModel(graphic: InfographicBrief, client: ModelClient, usage: ModelUsage, signal: AbortSignal): Promise<Infographic> {
  const film = silentBrief({ ...graphic, prompt: asVideoRequest(withoutSource(graphic.prompt).prompt) });
  const reading = readPrompt(film.prompt);
  const treated = { ...treat(reading, film, stylePacks), narrated: false };
  const source = storySourceOf(reading, film);
  const { documents } = await condenseDocuments(film, client, usage, signal);
  const question = { system: instructionsFor(treated, film, 'graphic'), material: materialOf(film, treated, documents), schema: outlineJsonSchema, usage, signal };
  const best = await askWithRepairs(client, question, 'outline', (answer) => {
    const read = readAnswer(answer, treated, film, source);
    if ('faults' in read) return read;
    const findings = checkStory(read.storyboard, source).filter(({ code }) => checked.has(code));
    return { value: read.outline, findings: [...read.invented, ...findings] };
  });
  const { title, beats } = best.value;
  const known = beats.some(({ origin }) => origin === 'model')
    ? [{ code: 'general_knowledge', message: 'The graphic tells general knowledge of the language model: it is in no source. Please check it.' }]
    : [];
  const topic = { title, subtitle: '', short: title, used: [] };
  return planInfographic(graphic, () => ({ topic, beats, style: treated.style, styleAsked: treated.styleAsked, warnings: [...known, ...storyWarnings(best.findings)] }));
} // prettier-ignore
