import sharp from 'sharp';
import type { Size } from '@scenewright/core/canvas';
import { structuralSimilarity } from '../capture/picture-likeness.js';
import { FrameConverter } from '../convert/frame-converter.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { informationFidelity } from './information-fidelity.js';

/** Frames that are compared, spread over the video. */
const SAMPLES = 8;

export function sampleFrames(frames: number): number[] {
  return Array.from({ length: SAMPLES }, (_, index) => Math.floor(((index + 0.5) * frames) / SAMPLES));
}

/** Means over the frames that were compared. */
export interface Likeness {
  ssim: number;
  vif: number;
}

/**
 * How like the luma of some frames of a file is to lossless pictures of them (PNG). The file's own
 * colour tags decide how it is read, so that none is judged by another's colours.
 */
export async function likenessToLossless(
  ffmpeg: string,
  file: string,
  size: Size,
  fps: number,
  lossless: ReadonlyMap<number, Uint8Array>,
): Promise<Likeness> {
  const converter = new FrameConverter(size);
  const toI420 = async (picture: Uint8Array): Promise<Buffer> =>
    converter.convert(await sharp(picture).ensureAlpha().raw().toBuffer());
  let [ssim, vif] = [0, 0];
  for (const [frame, png] of lossless) {
    const picture = await runFfmpeg(
      ffmpeg,
      (command) =>
        command
          .input(file)
          .seekInput(String(Math.max(0, frame - 0.5) / fps))
          .videoCodec('png')
          .frames(1)
          .format('image2pipe')
          .output('pipe:1'),
      { stage: 'probe' },
    );
    const [found, wanted] = [await toI420(picture), await toI420(png)];
    ssim += structuralSimilarity(found, wanted, size);
    vif += informationFidelity(wanted, found, size);
  }
  return { ssim: ssim / lossless.size, vif: vif / lossless.size };
}
