import { readdir, readFile } from 'node:fs/promises';

/** What a process of a render is there for. */
export type ProcessRole = 'host' | 'browser' | 'page' | 'encoder';

/** What a process and all that it started used. */
export interface Usage {
  cpuSeconds: number;
  /** The same, by what the processes are there for. */
  cpuByRole: Record<ProcessRole, number>;
  /** Proportional share of memory, at its highest sample. */
  peakBytes: number;
}

/** Clock ticks a second, as Linux has it everywhere. */
const TICKS = 100;
const SAMPLE_MILLISECONDS = 100;
/** Reading memory maps is dear: not with every sample. */
const MEMORY_EVERY = 8;

/**
 * Follows a process tree by samples of /proc. What a process used in the last 100 ms of its life is
 * not seen. Linux; elsewhere all is 0.
 */
export function watchProcess(root: number): { stop: () => Promise<Usage> } {
  const used = new Map<number, { role: ProcessRole; seconds: number }>();
  let peakBytes = 0;
  let samples = 0;
  let stopped = false;
  const sample = async (): Promise<void> => {
    const tree = await processTree(root);
    for (const { pid, seconds } of tree) {
      const known = used.get(pid);
      // A process that was just forked still has its parent's command line, one that ended has none.
      const settled = known?.role === 'page' || known?.role === 'encoder';
      const role = settled ? known.role : ((await roleOf(pid)) ?? known?.role ?? 'host');
      used.set(pid, { role, seconds: Math.max(known?.seconds ?? 0, seconds) });
    }
    if (samples++ % MEMORY_EVERY !== 0) return;
    const shares = await Promise.all(tree.map(({ pid }) => proportionalBytes(pid)));
    peakBytes = Math.max(
      peakBytes,
      shares.reduce((sum, bytes) => sum + bytes, 0),
    );
  };
  const loop = (async () => {
    while (!stopped) {
      await sample();
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MILLISECONDS));
    }
  })();
  return {
    async stop() {
      await sample();
      stopped = true;
      await loop;
      const cpuByRole = { host: 0, browser: 0, page: 0, encoder: 0 };
      for (const { role, seconds } of used.values()) cpuByRole[role] += seconds;
      return { cpuSeconds: Object.values(cpuByRole).reduce((sum, seconds) => sum + seconds, 0), cpuByRole, peakBytes };
    },
  };
}

/** By its command line. Of a browser, the process that draws pages counts by itself, all others together. */
async function roleOf(pid: number): Promise<ProcessRole | undefined> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command) return undefined;
  if (command.includes('--type=renderer')) return 'page';
  if (command.includes('--type=') || command.includes('--user-data-dir')) return 'browser';
  return command.includes('ffmpeg') ? 'encoder' : 'host';
}

/** Own time of a process and all below it. */
async function processTree(root: number): Promise<{ pid: number; seconds: number }[]> {
  const names = await readdir('/proc').catch(() => []);
  const all = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return {
          pid: Number(name),
          parent: Number(fields[1]),
          seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
        };
      }),
  );
  const inTree = new Set([root]);
  for (let before = 0; before !== inTree.size;) {
    before = inTree.size;
    for (const { pid, parent } of all) if (inTree.has(parent)) inTree.add(pid);
  }
  return all.filter(({ pid, seconds }) => inTree.has(pid) && Number.isFinite(seconds));
}

async function proportionalBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
}
