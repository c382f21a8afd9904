import { join } from 'node:path';
import { ServiceError } from '@scenewright/core/errors';
import type { Timeline } from '@scenewright/core/timeline';
import type { Response } from 'express';
import type { LocalAssets } from './local-assets.js';

/** Answers with a file that a timeline names: nothing in it runs. @throws ServiceError not_found for any other */
export async function sendAsset(
  response: Response,
  local: LocalAssets,
  assets: Timeline['assets'] | undefined,
  digest: string,
  cacheControl = 'private, max-age=31536000, immutable',
): Promise<void> {
  const asset = Object.values(assets ?? {}).find((one) => one.digest === digest);
  if (!asset) throw new ServiceError('not_found', 'This is no file of it.');
  await local.bring([digest]);
  response.set({
    'Content-Type': asset.mimeType,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cacheControl,
  });
  response.sendFile(join(local.folder, digest), { cacheControl: false, dotfiles: 'allow' });
}
