import type { Size } from '@scenewright/core/canvas';

interface H264Level {
  name: string;
  /** Macroblocks a second, macroblocks a frame, kbit/s in High profile (1.25 × MaxBR). ITU-T H.264, table A-1. */
  blocksPerSecond: number;
  blocksPerFrame: number;
  kilobits: number;
}

const levels: readonly H264Level[] = [
  { name: '3.0', blocksPerSecond: 40_500, blocksPerFrame: 1_620, kilobits: 12_500 },
  { name: '3.1', blocksPerSecond: 108_000, blocksPerFrame: 3_600, kilobits: 17_500 },
  { name: '3.2', blocksPerSecond: 216_000, blocksPerFrame: 5_120, kilobits: 25_000 },
  { name: '4.0', blocksPerSecond: 245_760, blocksPerFrame: 8_192, kilobits: 25_000 },
  { name: '4.2', blocksPerSecond: 522_240, blocksPerFrame: 8_704, kilobits: 62_500 },
  { name: '5.0', blocksPerSecond: 589_824, blocksPerFrame: 22_080, kilobits: 168_750 },
  { name: '5.1', blocksPerSecond: 983_040, blocksPerFrame: 36_864, kilobits: 300_000 },
  { name: '5.2', blocksPerSecond: 2_073_600, blocksPerFrame: 36_864, kilobits: 300_000 },
  { name: '6.0', blocksPerSecond: 4_177_920, blocksPerFrame: 139_264, kilobits: 300_000 },
  { name: '6.1', blocksPerSecond: 8_355_840, blocksPerFrame: 139_264, kilobits: 600_000 },
  { name: '6.2', blocksPerSecond: 16_711_680, blocksPerFrame: 139_264, kilobits: 1_000_000 },
];

/** The lowest H.264 level that holds a size at a frame rate. A long side has a limit of its own: sqrt(8 × blocks a frame). */
export function h264Level(size: Size, fps: number): { name: string; kilobits: number } {
  const wide = Math.ceil(size.width / 16);
  const high = Math.ceil(size.height / 16);
  const blocks = wide * high;
  const holds = (level: H264Level): boolean =>
    blocks <= level.blocksPerFrame &&
    blocks * fps <= level.blocksPerSecond &&
    Math.max(wide, high) <= Math.sqrt(8 * level.blocksPerFrame);
  return levels.find(holds) ?? levels.at(-1)!;
}
