import type { CallOptions } from '@scenewright/core/generation';
import { stylePack } from '@scenewright/core/style';
import { sceneStills, smallSize, type SceneStillPorts } from '@scenewright/core/video';
import {
  createModelClient,
  rememberedEnhancer,
  type LanguageModelSettings,
  type PromptEnhancer,
  type ReviewOptions,
} from '@scenewright/providers';
import { sha256 } from '../ids/ids.js';
import type { PlanningThreads } from '../planning-threads/planning-threads.js';
import type { Planning } from './planning-parts.js';
import type { Studio } from './studio.js';

/** `studio` is asked for with the first plan that is looked at, when it stands. */
export function createPlanning(
  settings: LanguageModelSettings | null,
  threads: PlanningThreads,
  studio: () => Studio,
): Planning {
  const enhance: PromptEnhancer = (brief, call) => threads.enhance(brief, call);
  if (settings === null) return { planner: threads, infographics: threads.infographics, enhance };
  const client = createModelClient(settings);
  const draw: SceneStillPorts['draw'] = async (timeline, frames) =>
    (await studio().stills(timeline, frames, smallSize(timeline.canvas).width)).map(({ bytes }) => bytes);
  const ports = { stylePack, digest: sha256, now: () => performance.now() / 1000, draw };
  const stills = settings.review
    ? (plan: Parameters<ReviewOptions['stills']>[0], call: CallOptions) => sceneStills(plan, ports, call)
    : undefined;
  const model = threads.withModel({ client, stills });
  return {
    planner: model,
    infographics: { ...threads.infographics, plan: (brief) => model.planGraphic(brief) },
    enhance: rememberedEnhancer((brief, call) => model.enhance(brief, call)),
    editor: model,
  };
}
