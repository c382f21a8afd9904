import { readFile, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { dirname, join } from 'node:path';
import { StageFailure, type QualityProfile, type Size } from '@scenewright/core';
import { megabytes, tooLittleRoom } from './disk-full.js';

/** Bits a pixel of the worst content seen, per quality; graphics usually take a third of it. */
const bitsPerPixel: Readonly<Record<QualityProfile, number>> = { draft: 0.06, standard: 0.12, high: 0.2, archive: 0.5 };
/** Sound, lists and the file system's own needs. */
const SPARE_DISK_BYTES = 64e6;

/**
 * Memory of one browser with one tab and one encoder: 430, 550, 1150 and 3430 MB were measured at 720p,
 * 1080p, 4K and 8K, close to a line.
 */
export function memoryForWorker({ width, height }: Size): number {
  return 340e6 + 93 * width * height;
}

export function diskForFrames(size: Size, frames: number, quality: QualityProfile): number {
  return (size.width * size.height * frames * bitsPerPixel[quality]) / 8;
}

/**
 * Refuses a render that this machine cannot hold, before anything is started.
 * @throws StageFailure `disk_full` or `memory`
 */
export async function requireRoom(need: {
  output: Size;
  frames: number;
  quality: QualityProfile;
  /** Where the segments and the finished file are written. */
  cacheFolder: string;
  outFolder: string;
  /** Browsers that are warm already have their memory. */
  freshWorkers: number;
}): Promise<void> {
  const file = diskForFrames(need.output, need.frames, need.quality);
  const perFolder = new Map<string, { folder: string; bytes: number; free: number }>();
  for (const folder of [need.cacheFolder, need.outFolder]) {
    const { bavail, bsize, type, blocks } = await statfs(folder);
    // Two folders of one file system share its room.
    const id = `${type}:${blocks}:${bavail}`;
    const known = perFolder.get(id) ?? { folder, bytes: SPARE_DISK_BYTES, free: bavail * bsize };
    perFolder.set(id, { ...known, bytes: known.bytes + file });
  }
  for (const { folder, bytes, free } of perFolder.values())
    if (free < bytes) throw tooLittleRoom(folder, { bytes, free });

  if (need.freshWorkers === 0) return;
  const memory = memoryForWorker(need.output);
  const free = await availableMemory();
  if (free < memory)
    throw new StageFailure(
      'validate',
      'memory',
      `Rendering at ${need.output.width}×${need.output.height} takes about ${megabytes(memory)} of memory and ${megabytes(free)} are free.`,
      { retryable: true, remedy: 'Render at a lower resolution, or free some memory.' },
    );
}

/** Bytes that can be used: the machine's, or what is left of the control group's limit when that is less. */
export async function availableMemory(): Promise<number> {
  const machine = await readFile('/proc/meminfo', 'utf8').then(
    (text) => Number(/^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1] ?? NaN) * 1024,
    () => NaN,
  );
  const free = Number.isFinite(machine) ? machine : freemem();
  const group = await groupMemoryLeft();
  return Math.min(free, group);
}

async function groupMemoryLeft(): Promise<number> {
  const number = (path: string): Promise<number> =>
    readFile(path, 'utf8').then(
      (text) => (/^\d+$/.test(text.trim()) ? Number(text) : NaN),
      () => NaN,
    );
  for (const [limit, used] of [
    ['/sys/fs/cgroup/memory.max', '/sys/fs/cgroup/memory.current'],
    ['/sys/fs/cgroup/memory/memory.limit_in_bytes', '/sys/fs/cgroup/memory/memory.usage_in_bytes'],
  ] as const) {
    const left = (await number(limit)) - (await number(used));
    if (Number.isFinite(left)) return left + (await reclaimable(dirname(used)));
  }
  return Infinity;
}

/** File cache that the group gives back when asked. */
async function reclaimable(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'memory.stat'), 'utf8').catch(() => '');
  return Number(/^(?:total_)?inactive_file (\d+)$/m.exec(text)?.[1] ?? 0);
}
