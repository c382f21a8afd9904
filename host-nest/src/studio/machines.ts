import type { PlanPorts } from '@scenewright/core/video';
import { planPorts } from '@scenewright/providers';
import {
  compositionsEntry,
  createClipIntake,
  createVideoRenderer,
  locateFfmpeg,
  type WarmRenderer,
} from '@scenewright/render-pool';
import { SoundThread } from '../sound-thread/sound-thread.js';
import type { PipelineOptions } from './pipeline-options.js';

/** What draws, speaks and composes, whoever thinks the videos out. Nothing starts before the first call. */
export interface Machines {
  renderer: WarmRenderer;
  sounds: SoundThread;
  ports: Omit<PlanPorts, 'planner'>;
}

export function openMachines(options: PipelineOptions): Machines {
  const { cacheRoot, assets } = options;
  const renderer: WarmRenderer = createVideoRenderer({
    cacheRoot,
    assetFolder: assets.folder,
    entry: compositionsEntry(import.meta.url),
    browser: options.browser ?? undefined,
    // Requests are answered by this process while it draws.
    background: true,
    log: (line: string) => options.logger?.debug(line),
  });
  const sounds = new SoundThread();
  const { speech, music, effects } = sounds;
  const ports = planPorts({
    ...{ cacheRoot, assets, renderer, speech, music, effects, footage: options.footage },
    footageDeadlineSeconds: options.footageDeadlineSeconds,
    takeIn: createClipIntake({ cacheRoot, tools: () => locateFfmpeg() }),
  });
  return { renderer, sounds, ports };
}
