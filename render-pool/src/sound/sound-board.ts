import { createHash } from 'node:crypto';
import { StageFailure } from '@scenewright/core/errors';
import type { SoundClip, Timeline } from '@scenewright/core/timeline';
import { ClipVoice, isSpeech, type ClipMeasure } from './clip-voice.js';
import { CURVE_RATE, duckCurve, speechSpans } from './ducking.js';
import { MIX_RATE } from './loudness-meter.js';
import { openSound, type SoundSource, type StereoPiece } from './sound-source.js';
import { remembered, soundStoreKey, type SoundStore } from './sound-store.js';

/** Raised when clips are measured or added up in another way. */
const BOARD_VERSION = 1;

export interface BoardRequest {
  timeline: Pick<Timeline, 'sound' | 'frames' | 'fps' | 'assets'>;
  /** Where the file of a digest lies. */
  assetPath: (digest: string) => string;
  /** Absolute path of ffmpeg: decodes what isn't WAV. */
  ffmpeg: string;
  /** For decoded recordings; deleted by the caller. */
  folder: string;
  store: SoundStore;
  signal?: AbortSignal;
}

/** The clips of a timeline, balanced, with what gives way to the voice: any part of the mix can be had from it. */
export class SoundBoard {
  private constructor(
    private readonly voices: readonly ClipVoice[],
    private readonly sources: readonly SoundSource[],
    private readonly duck: Float32Array | null,
    /** Samples of the whole. */
    readonly total: number,
  ) {}

  /** @throws StageFailure `sound` / `unreadable_sound` (names the asset), `missing_asset` */
  static async open(request: BoardRequest): Promise<SoundBoard> {
    const { timeline, store, signal } = request;
    const seconds = timeline.frames / timeline.fps;
    const total = Math.round(seconds * MIX_RATE);
    const sources = new Map<string, SoundSource>();
    const voices: ClipVoice[] = [];
    try {
      for (const clip of timeline.sound) {
        const { digest, source } = await sourceOf(clip, request, sources);
        voices.push(new ClipVoice(clip, digest, source, total));
      }
      for (const voice of voices) {
        const key = soundStoreKey('clip', BOARD_VERSION, ...voice.measured);
        voice.balance(await remembered<ClipMeasure>(store, key, () => voice.measure(signal)));
      }
      const speech = voices.filter(({ clip }) => isSpeech(clip));
      return new SoundBoard(
        voices,
        [...sources.values()],
        speech.length > 0 ? duckingOf(speech, seconds) : null,
        total,
      );
    } catch (cause) {
      await closeAll([...sources.values()]);
      throw cause;
    }
  }

  /** Names all that the mix between two samples is made from, with its places counted from sample `origin`. */
  contentOf(origin: number, from: number, to: number): readonly unknown[] {
    const heard = this.voices.filter((voice) => voice.from < to && voice.to > from);
    const ducked = this.duck !== null && heard.some(({ clip }) => !isSpeech(clip));
    return [
      BOARD_VERSION,
      Math.min(to, this.total) - origin,
      heard.map((voice) => voice.placedAt(origin)),
      ducked ? curveMark(this.duck, Math.max(0, from), to) : null,
    ];
  }

  /** The mix between two samples; silence before its start and after its end. */
  async mix(from: number, to: number): Promise<StereoPiece> {
    const piece: StereoPiece = { left: new Float32Array(to - from), right: new Float32Array(to - from) };
    for (const voice of this.voices) await voice.addTo(piece, from, this.duck);
    return piece;
  }

  close(): Promise<void> {
    return closeAll(this.sources);
  }
}

async function closeAll(sources: readonly SoundSource[]): Promise<void> {
  await Promise.allSettled(sources.map((source) => source.close()));
}

/** The recording of a clip; a recording that several clips use is opened once. */
async function sourceOf(
  clip: SoundClip,
  { timeline, assetPath, ffmpeg, folder, signal }: BoardRequest,
  sources: Map<string, SoundSource>,
): Promise<{ digest: string; source: SoundSource }> {
  signal?.throwIfAborted();
  const asset = timeline.assets[clip.asset];
  if (!asset) throw new StageFailure('sound', 'missing_asset', `the timeline has no asset "${clip.asset}"`);
  const { digest } = asset;
  const opened = sources.get(digest);
  if (opened) return { digest, source: opened };
  const decodedFile = `${folder}/${digest}.wav`;
  const source = await openSound(clip, assetPath(digest), { folder, decodedFile, ffmpeg, signal });
  sources.set(digest, source);
  return { digest, source };
}

function duckingOf(speech: readonly ClipVoice[], seconds: number): Float32Array {
  const powers = new Float32Array(Math.ceil(seconds * CURVE_RATE) + 1);
  for (const voice of speech) voice.addPowers(powers);
  return duckCurve(speechSpans(powers.map(Math.sqrt)), seconds);
}

function curveMark(curve: Float32Array, from: number, to: number): string {
  const step = MIX_RATE / CURVE_RATE;
  const part = curve.subarray(Math.floor(from / step), Math.ceil(to / step) + 1);
  return createHash('sha256')
    .update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
    .digest('base64');
}
