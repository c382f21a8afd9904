import { open, type FileHandle } from 'node:fs/promises';
import { decodeFrames, wavFrameBytes, wavLayout, type WavLayout } from '@scenewright/core/audio';
import { StageFailure } from '@scenewright/core/errors';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { MIX_RATE } from './loudness-meter.js';

/** Enough for the header of any recorder, with its notes and cover. */
const HEADER_BYTES = 1 << 16;

/** What a message calls a recording. */
export interface Named {
  role: string;
  asset: string;
}

export interface StereoPiece {
  left: Float32Array;
  right: Float32Array;
}

/** A recording at 48 kHz that is read piece by piece. A single channel is heard on both sides. */
export class SoundSource {
  private constructor(
    private readonly file: FileHandle,
    private readonly layout: WavLayout,
  ) {}

  static async open(path: string): Promise<SoundSource> {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const start = new Uint8Array(Math.min(size, HEADER_BYTES));
      await file.read(start, 0, start.length, 0);
      const layout = wavLayout(start, size);
      decodeFrames(layout, new Uint8Array(0));
      return new SoundSource(file, layout);
    } catch (cause) {
      await file.close();
      throw cause;
    }
  }

  get sampleRate(): number {
    return this.layout.sampleRate;
  }

  /** Frames in the file. */
  get frames(): number {
    return Math.floor(this.layout.dataBytes / wavFrameBytes(this.layout));
  }

  /** `count` frames from `first` on; silence beyond the ends. */
  async read(first: number, count: number): Promise<StereoPiece> {
    const piece = { left: new Float32Array(count), right: new Float32Array(count) };
    const from = Math.max(0, first);
    const available = Math.min(this.frames, first + count) - from;
    if (available <= 0) return piece;
    const width = wavFrameBytes(this.layout);
    const bytes = new Uint8Array(available * width);
    let got = 0;
    while (got < bytes.length) {
      const { bytesRead } = await this.file.read(
        bytes,
        got,
        bytes.length - got,
        this.layout.dataAt + from * width + got,
      );
      if (bytesRead === 0) break;
      got += bytesRead;
    }
    const channels = decodeFrames(this.layout, bytes.subarray(0, got));
    piece.left.set(channels[0]!, from - first);
    piece.right.set(channels[1] ?? channels[0]!, from - first);
    return piece;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

/**
 * Opens the recording of a clip. What isn't plain 48 kHz WAVE with one or two channels is decoded to it by
 * ffmpeg into `decodedFile` first.
 * @throws StageFailure `sound` / `unreadable_sound`, naming the asset
 */
export async function openSound(
  clip: Named,
  path: string,
  context: { folder: string; decodedFile: string; ffmpeg: string; signal?: AbortSignal },
): Promise<SoundSource> {
  const direct = await SoundSource.open(path).catch((cause: unknown) => {
    if (cause instanceof RangeError) return undefined;
    throw unreadable(clip, cause);
  });
  if (direct && direct.sampleRate === MIX_RATE && direct.frames > 0) return direct;
  await direct?.close();
  try {
    await runFfmpeg(
      context.ffmpeg,
      (command) =>
        command
          .input(path)
          .audioCodec('pcm_s24le')
          // One channel stays one: spread over two, ffmpeg would take 3 dB away. More than two become two.
          .audioFilters('aformat=channel_layouts=mono|stereo')
          .audioFrequency(MIX_RATE)
          .outputOptions('-map', '0:a:0')
          .format('wav')
          .output(context.decodedFile),
      { stage: 'sound', signal: context.signal, folder: context.folder },
    );
    const source = await SoundSource.open(context.decodedFile);
    if (source.frames > 0) return source;
    await source.close();
  } catch (cause) {
    context.signal?.throwIfAborted();
    if (cause instanceof StageFailure && ['disk_full', 'missing_ffmpeg', 'killed'].includes(cause.kind)) throw cause;
    throw unreadable(clip, cause);
  }
  throw unreadable(clip, new Error('there is no sound in it'));
}

function unreadable(clip: Named, cause: unknown): StageFailure {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StageFailure('sound', 'unreadable_sound', `the ${clip.role} "${clip.asset}" can't be decoded: ${reason}`, {
    retryable: false,
    remedy: 'Use a WAV, MP3, AAC, FLAC, Ogg or Opus file that a player can play.',
    cause,
  });
}
