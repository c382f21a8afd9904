import { createHash } from 'node:crypto';
import { canonicalJson } from '@scenewright/core/determinism';
import type { Timeline } from '@scenewright/core/timeline';

/** Raised when a change to the mix or its encoding makes another sound from the same clips. */
const SOUND_VERSION = 2;

/** Names what is heard, whatever is seen: a re-render at another size or with other pictures takes the same track. */
export function soundKey(timeline: Timeline): string {
  const { sound, assets, frames, fps } = timeline;
  const heard = sound.map(({ asset, ...clip }) => ({ ...clip, digest: assets[asset]?.digest ?? asset }));
  return createHash('sha256')
    .update(canonicalJson({ sound: SOUND_VERSION, heard, frames, fps }))
    .digest('hex');
}
