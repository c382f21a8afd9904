import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stylePack } from '@scenewright/core/style';
import type { PlanPorts } from '@scenewright/core/video';
import { createComposer, createEffects, createEspeakSpeech, guardFootageMaker } from '@scenewright/providers';
import { createClipIntake, createVideoRenderer, locateFfmpeg, type WarmRenderer } from '@scenewright/render-pool';
import { DiskAssetIndex } from '../assets/disk-asset-store.js';
import { sha256 } from '../ids/ids.js';
import type { PipelineOptions } from './pipeline-options.js';

/** What draws, speaks and composes, whoever thinks the videos out. Nothing starts before the first call. */
export interface Machines {
  renderer: WarmRenderer;
  speech: ReturnType<typeof createEspeakSpeech>;
  ports: Omit<PlanPorts, 'planner'>;
}

export function openMachines(options: PipelineOptions): Machines {
  const { cacheRoot, assets } = options;
  const renderer: WarmRenderer = createVideoRenderer({
    cacheRoot,
    assetFolder: assets.folder,
    entry: compositionsEntry(),
    browser: options.browser ?? undefined,
    // Requests are answered by this process while it draws.
    background: true,
    log: (line: string) => options.logger?.debug(line),
  });
  const speech = createEspeakSpeech();
  const ports = {
    speech,
    music: createComposer(),
    effects: createEffects(),
    footage: options.footage
      ? {
          maker: guardFootageMaker(options.footage, { deadlineSeconds: options.footageDeadlineSeconds }),
          takeIn: createClipIntake({ cacheRoot, tools: () => locateFfmpeg() }),
          stills: (requests: Parameters<WarmRenderer['stills']>[0], call: Parameters<WarmRenderer['stills']>[1]) =>
            renderer.stills(requests, call),
        }
      : null,
    assets,
    index: new DiskAssetIndex(join(cacheRoot, 'made')),
    digest: sha256,
    stylePack,
    now: () => performance.now() / 1000,
  };
  return { renderer, speech, ports };
}

/** The file that the bundle is built from, found by its path: nothing of the compositions is loaded here. */
function compositionsEntry(): string {
  const manifest = createRequire(import.meta.url).resolve('@scenewright/compositions/package.json');
  return join(dirname(manifest), 'src', 'entry.tsx');
}
