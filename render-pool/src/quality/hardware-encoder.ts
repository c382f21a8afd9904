import { access, constants } from 'node:fs/promises';
import type { Size } from '@scenewright/core/canvas';
import type { QualityProfile } from '@scenewright/core/rendering';
import { listedNames } from '../ffmpeg/listed-names.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { encodingProfile, inputOf, type EncodingProfile, type HardwareCodec } from './encoding-profile.js';

export interface HardwareChoice {
  /** The encoding of the hardware; null when software must do it. */
  encoding: EncodingProfile | null;
  /** Why there is none, as a sentence. */
  reason: string;
}

const CODECS: readonly { codec: HardwareCodec; name: string }[] = [
  { codec: 'h264_nvenc', name: 'NVENC' },
  { codec: 'hevc_nvenc', name: 'NVENC for HEVC' },
  { codec: 'h264_vaapi', name: 'VAAPI' },
  { codec: 'h264_videotoolbox', name: 'VideoToolbox' },
];
/** The first one to draw on. */
const RENDER_DEVICE = '/dev/dri/renderD128';
const PROBE_SECONDS = 20;

/**
 * The first hardware encoder of this ffmpeg that encodes one frame of the size asked for. That a build
 * lists an encoder says nothing: the driver, the device or a chip for this size may be missing.
 */
export async function chooseHardwareEncoder(
  ffmpeg: string,
  wish: { quality: QualityProfile; size: Size; fps: number; signal?: AbortSignal },
): Promise<HardwareChoice> {
  const { quality, size, fps, signal } = wish;
  const encoders = await listedNames(ffmpeg, 'encoders', signal);
  const listed = CODECS.filter(({ codec }) => encoders.has(codec));
  if (listed.length === 0)
    return { encoding: null, reason: 'This ffmpeg has no encoder for NVENC, VAAPI or VideoToolbox.' };
  const tried: string[] = [];
  for (const { codec, name } of listed) {
    const encoding = encodingProfile(quality, size, fps, codec);
    const why = await failureOf(ffmpeg, encoding, signal);
    if (why === null) return { encoding, reason: '' };
    tried.push(`${name} (${why})`);
  }
  return { encoding: null, reason: `No hardware encoder of this ffmpeg works here: ${tried.join(', ')}.` };
}

/** Null when a grey frame became a picture, else why it did not. */
async function failureOf(ffmpeg: string, encoding: EncodingProfile, signal?: AbortSignal): Promise<string | null> {
  if (encoding.codec === 'h264_vaapi') {
    const usable = await access(RENDER_DEVICE, constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!usable) return `${RENDER_DEVICE} cannot be used`;
  }
  const { width, height } = encoding.size;
  const grey = Buffer.alloc((width * height * 3) / 2, 128);
  const patience = AbortSignal.timeout(PROBE_SECONDS * 1000);
  try {
    const { source, options } = inputOf(encoding);
    await runFfmpeg(
      ffmpeg,
      (command) =>
        command
          .input(source)
          .inputOptions(...options)
          .outputOptions(...encoding.args)
          .format('null')
          .output('-'),
      { stage: 'encode', input: grey, signal: signal ? AbortSignal.any([signal, patience]) : patience },
    );
    return null;
  } catch (error) {
    signal?.throwIfAborted();
    if (patience.aborted) return `no answer in ${PROBE_SECONDS} s`;
    const said = error instanceof Error ? error.message.replace(/^The media program failed: /, '') : String(error);
    return said
      .split('\n')[0]!
      .slice(0, 160)
      .replace(/[.\s]+$/, '');
  }
}
