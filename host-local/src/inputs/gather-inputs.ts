import type { Asset, AssetStore } from '@scenewright/core/assets';
import type { SocialAudio } from '@scenewright/core/generation';
import { gatherInputs as gather, type GatheredInputs, type InputDecoder } from '@scenewright/providers';
import type { FfmpegTools } from '@scenewright/render-pool';
import { renderPool } from '../studio/render-pool.js';
import type { CheckedRequest } from '../studio/video-request.js';
import { InvalidRequest } from './input-error.js';
import { readSource } from './read-source.js';

export interface GatherContext {
  assets: AssetStore;
  decoder: InputDecoder;
  tools: () => Promise<FfmpegTools>;
  temporaryFolder: string;
  baseFolder: string;
  allowPrivate: boolean;
  socialAudio: () => Promise<SocialAudio | null>;
  signal?: AbortSignal;
}

/**
 * Reads every file that a request names, local or behind a URL, checks it by its content and keeps it.
 * @throws InvalidRequest that names each file that cannot be used and why
 */
export async function gatherInputs(
  checked: Omit<CheckedRequest, 'request'>,
  context: GatherContext,
): Promise<GatheredInputs & { assets: Record<string, Asset> }> {
  const { assets, decoder, temporaryFolder, socialAudio, signal } = context;
  const { inputs, unusable } = await gather(checked, {
    read: (source, maxBytes) => readSource(source, { ...context, maxBytes }),
    decodeSound: async (source, wav, limits) =>
      (await renderPool()).decodeSound(await context.tools(), source, wav, limits),
    ...{ assets, decoder, temporaryFolder, socialAudio, signal },
  });
  if (unusable.length > 0) {
    throw new InvalidRequest(
      unusable.map(({ field, source, reason }) => ({ field, message: `${field} (${source}) ${reason}` })),
    );
  }
  const byKey = Object.fromEntries([...inputs.images, ...inputs.audio].map(({ asset }) => [asset.key, asset]));
  return { ...inputs, assets: byKey };
}
