import type { Asset, WordTime } from '../assets/assets.js';
import { canonicalJson } from '../determinism/canonical-json.js';
import type { MediaFile } from '../generation/media-file.js';
import type { MadeAsset } from '../assets/storage.js';
import type { Warning } from '../errors/warning.js';
import type { PlanPorts } from './video-ports.js';

type Made = MediaFile & { words?: WordTime[]; warnings?: Warning[] };

/** Takes what was made for the same request before, or makes it and keeps it. */
export async function cached(
  ports: Pick<PlanPorts, 'assets' | 'index' | 'digest'>,
  kind: Asset['kind'],
  request: unknown,
  make: () => Promise<Made>,
): Promise<MadeAsset> {
  const key = ports.digest(canonicalJson({ kind, request }));
  const known = await ports.index.find(key);
  if (known && (await ports.assets.has(known.asset.digest))) return known;

  const { bytes, mimeType, seconds, width, height, words, warnings = [] } = await make();
  const { digest } = await ports.assets.put(bytes);
  const asset: Asset = { key: `${kind}-${key.slice(0, 16)}`, kind, digest, mimeType, bytes: bytes.byteLength };
  if (seconds !== undefined) asset.seconds = seconds;
  if (width !== undefined) asset.width = width;
  if (height !== undefined) asset.height = height;
  if (words !== undefined) asset.words = words;
  const made = { asset, warnings };
  await ports.index.remember(key, made);
  return made;
}
