import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { AssetStore } from '@scenewright/core/assets';
import type { ClipIntake, FootageMaker } from '@scenewright/core/footage';
import type { Effects, Music, Speech } from '@scenewright/core/generation';
import type { VideoRenderer } from '@scenewright/core/rendering';
import { stylePack } from '@scenewright/core/style';
import type { PlanPorts } from '@scenewright/core/video';
import { DiskAssetIndex } from '../assets/disk-asset-store.js';
import { createEffects } from '../effects/effects.js';
import { guardFootageMaker } from '../footage/guard-footage-maker.js';
import { createComposer } from '../music/composer.js';

/** What a host brings to the making of videos; null leaves a part out, absent takes the offline one. */
export interface StudioParts {
  /** Folder of what may be lost: what was made for which request is remembered in it. */
  cacheRoot: string;
  assets: AssetStore;
  renderer: Pick<VideoRenderer, 'stills'>;
  /** Takes in the clips that `footage` films. */
  takeIn: ClipIntake;
  speech: Speech | null;
  music?: Music | null;
  effects?: Effects | null;
  footage?: FootageMaker | null;
  /** Seconds that one clip may take; 15 minutes when absent. */
  footageDeadlineSeconds?: number;
}

/** The parts as core's use cases take them, for every host alike; who thinks the videos out is the host's choice. */
export function planPorts(parts: StudioParts): Omit<PlanPorts, 'planner'> {
  const { cacheRoot, assets, renderer, takeIn, speech, footage, footageDeadlineSeconds } = parts;
  return {
    speech,
    music: parts.music === undefined ? createComposer() : parts.music,
    effects: parts.effects === undefined ? createEffects() : parts.effects,
    footage: footage
      ? {
          maker: guardFootageMaker(footage, { deadlineSeconds: footageDeadlineSeconds }),
          takeIn,
          stills: (requests, call) => renderer.stills(requests, call),
        }
      : null,
    assets,
    index: new DiskAssetIndex(join(cacheRoot, 'made')),
    digest: sha256,
    stylePack,
    now: monotonicSeconds,
  };
}

/** Names what is kept by its content, in hex. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Seconds of a clock that never goes back. */
export const monotonicSeconds = (): number => performance.now() / 1000;
