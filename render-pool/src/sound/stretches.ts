import { createHash } from 'node:crypto';
import { toPcm16 } from '@scenewright/core/audio';
import { LIMITER_MEMORY, limiterGains, LOOK_AHEAD } from './limiter.js';
import { LoudnessMeter, MIX_RATE, type StepEnergies } from './loudness-meter.js';
import type { SoundBoard } from './sound-board.js';
import type { StereoPiece } from './sound-source.js';
import { remembered, soundStoreKey, type SoundStore } from './sound-store.js';
import { PACKET, STRETCH, stretchCount, SWING_IN } from './stretch-grid.js';
import { highestTruePeak, raiseToTruePeaks, TRUE_PEAK_REACH } from './true-peak.js';

/** Raised when the same mix is mastered to other samples. */
const MASTER_VERSION = 1;
/** dBTP, kept by the limiter. The lossy codec that follows adds up to 1.2 dB; −1 dBTP is the promise. */
export const CEILING_DBTP = -2.5;
/** Seconds over which whatever still sounds at the last frame ends. */
const LAST_FADE = 0.03;
/** True peaks below this need not be known exactly. */
const QUIET_PEAK = 0.5;
/** Stretches that stay in memory, about 0.9 MB each as a mix and 0.3 MB mastered: those of 77 s. */
const RECENT = 48;

/** Packets of a neighbour that an encoded stretch depends on: those in which the encoder forgets, and looks ahead. */
export const PACKETS_BEFORE = 24;
export const PACKETS_AFTER = 8;

const linear = (db: number) => 10 ** (db / 20);

/** What a mastered stretch measures. */
export interface StretchFacts extends StepEnergies {
  /** Linear. */
  truePeak: number;
  /** Digests of its samples: of all of them, of those that the next stretch's encoding needs, and the one's before. */
  whole: string;
  tail: string;
  head: string;
}

interface Draft extends StereoPiece {
  /** True peaks of the mix, exact from `floor` on. */
  peaks?: Float32Array;
  floor: number;
}

/** The stretches of a mix, before and after mastering. Each is made when it is asked for, from what lies around it alone. */
export class Stretches {
  readonly count: number;
  readonly total: number;
  readonly #drafts = new Map<number, Promise<Draft>>();
  readonly #mastered = new Map<string, Promise<{ pcm: Int16Array; facts: StretchFacts }>>();

  constructor(
    private readonly board: SoundBoard,
    private readonly store: SoundStore,
    private readonly signal?: AbortSignal,
  ) {
    this.total = board.total;
    this.count = stretchCount(board.total);
  }

  /** Energies of a stretch of the mix as it is. */
  mixEnergies(index: number): Promise<StepEnergies> {
    const start = index * STRETCH;
    const key = soundStoreKey('mix', ...this.board.contentOf(start, start - SWING_IN, start + STRETCH));
    return remembered(this.store, key, async () => {
      const [before, here] = [await this.#draft(index - 1), await this.#draft(index)];
      const meter = new LoudnessMeter();
      const [first, last] = [TRUE_PEAK_REACH, TRUE_PEAK_REACH + STRETCH];
      meter.swingIn(before.left, before.right, last - SWING_IN, last);
      meter.add(here.left, here.right, first, first + this.lengthOf(index));
      return energiesOf(meter);
    });
  }

  /** What the stretch measures when the mix is amplified by that many decibels and limited. */
  facts(index: number, gainDb: number): Promise<StretchFacts> {
    const start = index * STRETCH;
    const from = start - SWING_IN - LIMITER_MEMORY - TRUE_PEAK_REACH;
    const content = this.board.contentOf(start, from, start + STRETCH + LOOK_AHEAD + 2 * TRUE_PEAK_REACH);
    const key = soundStoreKey('master', MASTER_VERSION, gainDb, ...content);
    return remembered(this.store, key, async () => (await this.#master(index, gainDb)).facts);
  }

  /** Its samples, left and right in turn. */
  async pcm(index: number, gainDb: number): Promise<Int16Array> {
    return (await this.#master(index, gainDb)).pcm;
  }

  lengthOf(index: number): number {
    return Math.min(STRETCH, this.total - index * STRETCH);
  }

  #draft(index: number): Promise<Draft> {
    return recent(this.#drafts, index, async () => {
      this.signal?.throwIfAborted();
      const start = index * STRETCH;
      return { ...(await this.board.mix(start - TRUE_PEAK_REACH, start + STRETCH + TRUE_PEAK_REACH)), floor: Infinity };
    });
  }

  #master(index: number, gainDb: number): Promise<{ pcm: Int16Array; facts: StretchFacts }> {
    return recent(this.#mastered, `${index} ${gainDb}`, async () => {
      const around = [await this.#draft(index - 1), await this.#draft(index), await this.#draft(index + 1)] as const;
      const length = this.lengthOf(index);
      const gain = linear(gainDb);
      const end = length + TRUE_PEAK_REACH;
      const { left, right } = cut(around, -SWING_IN, end);
      const gains = limiterGains(
        peaksAround(around, -SWING_IN - LIMITER_MEMORY, end + LOOK_AHEAD, linear(CEILING_DBTP) / gain),
        linear(CEILING_DBTP) / gain,
      ).subarray(LIMITER_MEMORY);
      const last = this.total - 1 - index * STRETCH + SWING_IN;
      const fadeFrom = last - LAST_FADE * MIX_RATE;
      for (let i = 0; i < left.length; i++) {
        let by = gain * gains[i]!;
        if (i > fadeFrom) by *= Math.max(0, (last - i) / (LAST_FADE * MIX_RATE));
        left[i]! *= by;
        right[i]! *= by;
      }
      const pcm = new Int16Array(length * 2);
      for (let i = 0; i < length; i++) {
        pcm[2 * i] = toPcm16(left[SWING_IN + i]!);
        pcm[2 * i + 1] = toPcm16(right[SWING_IN + i]!);
      }
      const meter = new LoudnessMeter();
      meter.swingIn(left, right, 0, SWING_IN);
      meter.add(left, right, SWING_IN, SWING_IN + length);
      const [first, beyond] = [SWING_IN, SWING_IN + length];
      const truePeak = highestTruePeak(right, first, beyond, highestTruePeak(left, first, beyond, QUIET_PEAK));
      const tail = digest(pcm.subarray(Math.max(0, pcm.length - PACKETS_BEFORE * PACKET * 2)));
      const head = digest(pcm.subarray(0, PACKETS_AFTER * PACKET * 2));
      return { pcm, facts: { ...energiesOf(meter), truePeak, whole: digest(pcm), tail, head } };
    });
  }
}

const energiesOf = ({ steps, restEnergy, restFrames }: StepEnergies): StepEnergies => ({
  steps,
  restEnergy,
  restFrames,
});

const digest = (samples: Int16Array): string =>
  createHash('sha256')
    .update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
    .digest('base64');

/** Samples of a stretch and its neighbours, counted from its start. */
function cut(around: readonly [Draft, Draft, Draft], from: number, to: number): StereoPiece {
  const piece: StereoPiece = { left: new Float32Array(to - from), right: new Float32Array(to - from) };
  for (const side of ['left', 'right'] as const)
    placeAround(piece[side], from, to, (at) => around[at]![side], TRUE_PEAK_REACH);
  return piece;
}

/** True peaks of both channels of a stretch and its neighbours, counted from its start. */
function peaksAround(around: readonly [Draft, Draft, Draft], from: number, to: number, floor: number): Float32Array {
  const peaks = new Float32Array(to - from);
  placeAround(peaks, from, to, (at) => peaksOf(around[at]!, floor), 0);
  return peaks;
}

/** Puts together what lies from `from` to `to` of three stretches that follow each other. */
function placeAround(
  target: Float32Array,
  from: number,
  to: number,
  part: (at: 0 | 1 | 2) => Float32Array,
  margin: number,
): void {
  for (const at of [0, 1, 2] as const) {
    const start = (at - 1) * STRETCH;
    const [first, last] = [Math.max(from, start), Math.min(to, start + STRETCH)];
    if (last > first) target.set(part(at).subarray(first - start + margin, last - start + margin), first - from);
  }
}

function peaksOf(draft: Draft, floor: number): Float32Array {
  if (!draft.peaks || draft.floor > floor) {
    draft.peaks = new Float32Array(STRETCH);
    draft.floor = floor;
    for (const side of [draft.left, draft.right]) raiseToTruePeaks(side, TRUE_PEAK_REACH, draft.peaks, floor);
  }
  return draft.peaks;
}

/** The value of a key, made when it isn't there; the one that was asked for longest ago goes. */
function recent<K, V>(held: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const value = held.get(key) ?? make();
  held.delete(key);
  held.set(key, value);
  if (held.size > RECENT) held.delete(held.keys().next().value!);
  return value;
}
