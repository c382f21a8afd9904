import { readFile, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import type { Size } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import type { QualityProfile } from '@scenewright/core/rendering';
import { megabytes, tooLittleRoom } from './disk-full.js';
import { groupMemoryLeft } from './group-memory.js';

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

/** Where an output goes, and what is there already. */
export interface CapacityNeed {
  output: Size;
  /** Where the work is kept on the way and where the finished file goes. */
  cacheFolder: string;
  outFolder: string;
  /** Browsers to come. None: those that are warm have drawn pictures of this size and hold their memory. */
  freshWorkers: number;
  /** What all workers together may use, when that was set. */
  memoryBytes?: number;
}

/**
 * Refuses a render that this machine cannot hold, before anything is started.
 * @throws StageFailure `disk_full` or `memory`
 */
export async function requireRenderCapacity(
  need: CapacityNeed & { frames: number; quality: QualityProfile },
): Promise<void> {
  await requireFileCapacity({ ...need, fileBytes: diskForFrames(need.output, need.frames, need.quality) });
}

/** The same for anything that fills `fileBytes` in both folders. */
export async function requireFileCapacity(need: CapacityNeed & { fileBytes: number }): Promise<void> {
  const perFolder = new Map<string, { folder: string; bytes: number; free: number }>();
  for (const folder of [need.cacheFolder, need.outFolder]) {
    const { bavail, bsize, type, blocks } = await statfs(folder);
    // Two folders of one file system share its room.
    const id = `${type}:${blocks}:${bavail}`;
    const known = perFolder.get(id) ?? { folder, bytes: SPARE_DISK_BYTES, free: bavail * bsize };
    perFolder.set(id, { ...known, bytes: known.bytes + need.fileBytes });
  }
  for (const { folder, bytes, free } of perFolder.values())
    if (free < bytes) throw tooLittleRoom(folder, { bytes, free });
  await requireMemory(need);
}

async function requireMemory({ output, freshWorkers, memoryBytes }: CapacityNeed): Promise<void> {
  const memory = memoryForWorker(output);
  const refuse = (available: number, what: string, remedy: string): StageFailure =>
    new StageFailure(
      'validate',
      'memory',
      `Rendering at ${output.width}×${output.height} takes about ${megabytes(memory)} of memory, and ${megabytes(available)} ${what}.`,
      { retryable: true, remedy },
    );
  if (memoryBytes !== undefined && memoryBytes < memory)
    throw refuse(memoryBytes, 'are allowed', 'Render at a lower resolution, or allow more memory.');
  if (freshWorkers === 0) return;
  const free = await availableMemory();
  if (free < memory) throw refuse(free, 'are available', 'Render at a lower resolution, or free some memory.');
}

/** Bytes that can be used: the machine's, or what is left of a control group's limit when that is less. */
export async function availableMemory(): Promise<number> {
  const machine = await readFile('/proc/meminfo', 'utf8').then(
    (text) => Number(/^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1] ?? NaN) * 1024,
    () => NaN,
  );
  const free = Number.isFinite(machine) ? machine : freemem();
  return Math.min(free, await groupMemoryLeft());
}
