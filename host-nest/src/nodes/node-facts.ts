import { statfs } from 'node:fs/promises';
import { availableParallelism, freemem, hostname, loadavg, totalmem } from 'node:os';
import type { Configuration } from '../configuration/configuration.js';
import type { WorkInHand } from './work-in-hand.js';

/** What a process of the service tells of itself and of its machine. Bytes; times in milliseconds since 1970. */
export interface NodeFacts {
  role: 'all' | 'api' | 'render';
  host: string;
  /** Of Node.js. */
  runtime: string;
  /** Videos that it makes at the same time. */
  concurrency: number;
  processors: number;
  /** Mean of the last minute; 0 where the system does not tell. */
  load: number;
  memory: { total: number; free: number };
  /** Of the process itself, without browsers and encoders. */
  processMemory: number;
  /** Where DATA_DIR lies; null where the file system does not tell. */
  disk: { total: number; free: number } | null;
  work: WorkInHand[];
}

export async function nodeFacts({ role, concurrency, dataDir }: Configuration, work: WorkInHand[]): Promise<NodeFacts> {
  const disk = await statfs(dataDir).then(
    ({ blocks, bavail, bsize }) => (blocks === 0 ? null : { total: blocks * bsize, free: bavail * bsize }),
    () => null,
  );
  return {
    role,
    host: hostname(),
    runtime: process.version,
    concurrency: role === 'api' ? 0 : concurrency,
    processors: availableParallelism(),
    load: loadavg()[0] ?? 0,
    memory: { total: totalmem(), free: freemem() },
    processMemory: process.memoryUsage.rss(),
    disk,
    work,
  };
}
