import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { dimensionErrors, type Size } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import { cutSegments, type QualityProfile, type RenderRequest, type Segment } from '@scenewright/core/rendering';
import type { Timeline } from '@scenewright/core/timeline';
import { requireRenderCapacity } from '../limits/render-capacity.js';
import { encodingProfile, type EncodingProfile } from '../quality/encoding-profile.js';
import { chooseHardwareEncoder } from '../quality/hardware-encoder.js';

export interface PreparedRender {
  output: Size;
  quality: QualityProfile;
  encoding: EncodingProfile;
  warnings: { code: string; message: string }[];
  segments: Segment[];
}

/** Seconds of a segment at most. Short enough that two workers end together, long enough that starting an encoder is nothing. */
const SEGMENT_SECONDS = 4;

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/**
 * All that can be refused is refused here, before a process is started: the size, the folder of the
 * file, the assets, the room on disk and in memory.
 * @throws StageFailure `validate`
 */
export async function prepareRender(
  request: RenderRequest,
  place: {
    cacheRoot: string;
    assetFolder: string;
    rendererVersion: string;
    ffmpeg: string;
    signal?: AbortSignal;
    freshWorkers: number;
    memoryBytes?: number;
  },
): Promise<PreparedRender> {
  const { timeline, outFile, quality = 'standard' } = request;
  const output = request.output ?? timeline.output;
  const wrong = dimensionErrors(output)[0];
  if (wrong) throw new StageFailure('validate', 'output_size', `${wrong.side} ${output[wrong.side]} ${wrong.message}.`);
  await requireWritable(outFile);
  await requireAssets(timeline, place.assetFolder);
  await mkdir(place.cacheRoot, { recursive: true });
  await requireRenderCapacity({
    output,
    quality,
    frames: timeline.frames,
    cacheFolder: place.cacheRoot,
    outFolder: dirname(outFile),
    freshWorkers: place.freshWorkers,
    memoryBytes: place.memoryBytes,
  });
  const chosen = request.hardware
    ? await chooseHardwareEncoder(place.ffmpeg, { quality, size: output, fps: timeline.fps, signal: place.signal })
    : null;
  const encoding = chosen?.encoding ?? encodingProfile(quality, output, timeline.fps);
  const warnings =
    chosen && !chosen.encoding
      ? [{ code: 'no_hardware_encoder', message: `${chosen.reason} The video is encoded in software.` }]
      : [];
  const segments = cutSegments(timeline, {
    output,
    encodingKey: encoding.key,
    rendererVersion: place.rendererVersion,
    digest: sha256,
    maxFrames: SEGMENT_SECONDS * timeline.fps,
  });
  return { output, quality, encoding, warnings, segments };
}

async function requireWritable(outFile: string): Promise<void> {
  const remedy = 'Choose a file in a folder that exists and that you can write to.';
  const refuse = (message: string, cause?: unknown): StageFailure =>
    new StageFailure('validate', 'out_file', message, { retryable: false, remedy, cause });
  if (!isAbsolute(outFile)) throw refuse(`${outFile} is not an absolute path.`);
  await access(dirname(outFile), constants.W_OK | constants.X_OK).catch((cause: unknown) => {
    throw refuse(`${dirname(outFile)} does not exist or cannot be written to.`, cause);
  });
  const taken = await stat(outFile).catch(() => undefined);
  if (taken && !taken.isFile()) throw refuse(`${outFile} is not a file.`);
}

async function requireAssets(timeline: Timeline, assetFolder: string): Promise<void> {
  await Promise.all(
    Object.values(timeline.assets).map(async ({ key, digest, bytes }) => {
      const held = await stat(join(assetFolder, digest)).catch(() => undefined);
      if (held?.size === bytes) return;
      throw new StageFailure(
        'validate',
        'missing_asset',
        `The file of asset ${key} is ${held ? 'damaged' : 'not in the asset store'}.`,
        { retryable: false, remedy: 'Make the video again from its request.' },
      );
    }),
  );
}
