import { stylePack } from '@scenewright/core/style';
import { sceneStills, smallSize, type SceneStillPorts } from '@scenewright/core/video';
import {
  createModelClient,
  createModelEditor,
  createModelEnhancer,
  createModelInfographer,
  createModelPlanner,
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
  const review: ReviewOptions | undefined = settings.review
    ? { stills: (plan, call) => sceneStills(plan, ports, call) }
    : undefined;
  // A model is waited for on the event loop; what it cannot plan, the rules plan beside it.
  const planner = createModelPlanner({ client, fallback: threads, review });
  return {
    planner,
    infographics: {
      ...threads.infographics,
      plan: createModelInfographer({ client, fallback: (brief) => threads.infographics.plan(brief) }),
    },
    enhance: rememberedEnhancer(createModelEnhancer(client, enhance)),
    editor: createModelEditor({ client, planner }),
  };
}
