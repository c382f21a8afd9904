import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Memory of a worker at 1080p, with its encoder: what the number of workers is planned with. */
const WORKER_BYTES = 550e6;

/** A worker for each core that this process may use, as far as the memory goes; at least one. */
export function workerCount(options: { cores: number; memoryBytes: number }): number {
  return Math.max(1, Math.min(Math.floor(options.cores), Math.floor(options.memoryBytes / WORKER_BYTES)));
}

/** Cores of this process: the machine's, or the share of them that the control group allows. */
export function usableCores(): number {
  return Math.max(1, Math.min(availableParallelism(), groupShare()));
}

/** cpu.max holds `quota period` in microseconds, or `max period`. */
function groupShare(): number {
  try {
    const [quota, period] = readFileSync('/sys/fs/cgroup/cpu.max', 'utf8').trim().split(' ');
    const share = Number(quota) / Number(period);
    return Number.isFinite(share) && share > 0 ? Math.ceil(share) : Infinity;
  } catch {
    return Infinity;
  }
}
