import { cpus, totalmem } from 'node:os';
import { usableCores } from '../worker/worker-count.js';
import type { BenchName } from './bench-compositions.js';

export const BENCH_SIZES = ['720p', '1080p', '4K', '8K'] as const;
export type BenchSize = (typeof BENCH_SIZES)[number];
export const CONTENDERS = ['plain', 'tuned', 'ours'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** Medians of one contender. */
export interface BenchFigures {
  fps: number;
  cpuSecondsPerFrame: number;
  peakBytes: number;
  bytes: number;
  /** Of the luma, against lossless frames. */
  ssim: number;
  /** Visual information fidelity against lossless frames: a part of what VMAF weighs. */
  vif: number;
}

export interface BenchRow {
  size: BenchSize;
  /** `all`: the geometric means of the ratios of the size. */
  composition: BenchName | 'all';
  frames: number;
  ratio_to_plain: number;
  ratio_to_tuned: number;
  plain?: BenchFigures;
  tuned?: BenchFigures;
  ours?: BenchFigures;
  /** Frames a second of our encoder alone, on the same frames from a file: the limit of what drawing may win. */
  encoder_alone_fps?: number;
}

export interface BenchMachine {
  cpu: string;
  cores: number;
  memoryBytes: number;
  platform: string;
  node: string;
}

export function thisMachine(): BenchMachine {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model.trim() || 'unknown',
    cores: usableCores(),
    memoryBytes: totalmem(),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

export function medians(runs: readonly BenchFigures[]): BenchFigures {
  const of = (figure: (figures: BenchFigures) => number): number => median(runs.map(figure));
  return {
    fps: of(({ fps }) => fps),
    cpuSecondsPerFrame: of(({ cpuSecondsPerFrame }) => cpuSecondsPerFrame),
    peakBytes: of(({ peakBytes }) => peakBytes),
    bytes: of(({ bytes }) => bytes),
    ssim: of(({ ssim }) => ssim),
    vif: of(({ vif }) => vif),
  };
}

/** The row of all compositions of a size. */
export function overall(size: BenchSize, rows: readonly BenchRow[]): BenchRow {
  const mean = (of: (row: BenchRow) => number): number =>
    Math.exp(rows.reduce((sum, row) => sum + Math.log(of(row)), 0) / rows.length);
  return {
    size,
    composition: 'all',
    frames: rows.reduce((sum, row) => sum + row.frames, 0),
    ratio_to_plain: mean((row) => row.ratio_to_plain),
    ratio_to_tuned: mean((row) => row.ratio_to_tuned),
  };
}

export const HEADING =
  'composition  contender   frames/s  CPU ms/frame  peak MB   file kB    SSIM     VIF   ratio of ours';

export function tableLines({ composition, plain, tuned, ours, ...row }: BenchRow): string[] {
  const line = (name: string, figures: BenchFigures, note: string): string =>
    [
      composition.padEnd(12),
      name.padEnd(10),
      figures.fps.toFixed(1).padStart(9),
      (figures.cpuSecondsPerFrame * 1000).toFixed(1).padStart(13),
      (figures.peakBytes / 1e6).toFixed(0).padStart(8),
      (figures.bytes / 1000).toFixed(0).padStart(9),
      figures.ssim.toFixed(4).padStart(8),
      figures.vif.toFixed(3).padStart(7),
      note,
    ].join(' ');
  const limit = row.encoder_alone_fps;
  return [
    line('plain', plain!, `  ${row.ratio_to_plain.toFixed(1)} ×`),
    line('tuned', tuned!, `  ${row.ratio_to_tuned.toFixed(1)} ×`),
    line('ours', ours!, limit ? `  encoder alone ${limit.toFixed(0)} frames/s` : ''),
  ];
}

export function overallLine({ size, ratio_to_plain, ratio_to_tuned }: BenchRow): string {
  return `all ${size}: ${ratio_to_plain.toFixed(1)} × plain, ${ratio_to_tuned.toFixed(1)} × tuned (geometric means)`;
}
