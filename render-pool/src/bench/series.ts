import type { BenchPlaceOptions } from './bench-place.js';
import type { BenchSize } from './bench-report.js';

/** What the renderer's cost depends on. */
export const SERIES = ['length', 'workers', 'edit', 'latency', 'profile'] as const;
export type SeriesName = (typeof SERIES)[number];

export interface SeriesOptions extends BenchPlaceOptions {
  series: SeriesName;
  size: BenchSize;
  /** Renders of each; the medians count. */
  runs: number;
  /** Of the length series. */
  lengths?: readonly number[];
}

/** One figure: what was rendered, and what it took. */
export interface SeriesRow {
  series: SeriesName;
  size: BenchSize;
  /** Seconds of video, number of workers, or what was measured. */
  at: string;
  seconds: number;
  /** Frames a second; null where a single picture was measured. */
  fps: number | null;
  /** Proportional share of memory, at its highest; null where it was not measured. */
  peakBytes: number | null;
}
