import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contest } from './contender.js';
import { watchProcess, type Usage } from './watch-process.js';

/** Browser and bundle are there, as after the first video; segments are not. */
export async function freshCache(folder: string, cacheRoot: string): Promise<string> {
  const fresh = await mkdtemp(join(folder, 'cache-'));
  for (const shared of ['browser', 'bundle', 'probe']) {
    await mkdir(join(cacheRoot, shared), { recursive: true });
    await symlink(join(cacheRoot, shared), join(fresh, shared));
  }
  return fresh;
}

/** What the contest's process measured, and what it and all that it started used. */
export interface Outcome extends Usage {
  /** Of the render, from the call to the finished file. */
  seconds: number;
  /** Until the first frame was drawn; ours only. */
  firstFrameSeconds: number | null;
  /** Of the edited version after it; ours only. */
  editSeconds: number | null;
}

/** What the contest's process prints. */
type ContenderReport = Pick<Outcome, 'seconds' | 'firstFrameSeconds' | 'editSeconds'>;

/** One render in a process of its own, ended with the signal. */
export async function compete(
  contest: Contest,
  environment: Record<string, string>,
  signal?: AbortSignal,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [contenderFile(), JSON.stringify(contest)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Remotion hands its environment on to the browser, which needs its libraries there.
    env: { ...process.env, ...environment, SCENEWRIGHT_CACHE: contest.cacheRoot },
  });
  // Its end is its sign to stop; a render in hand ends what it started.
  const stop = (): void => void child.stdin.end();
  signal?.addEventListener('abort', stop, { once: true });
  const watch = watchProcess(child.pid!);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let usage: Usage;
  let report: ContenderReport;
  try {
    let text = '';
    report = await new Promise<ContenderReport>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
        const found = /^\{"seconds":.*\}$/m.exec(text);
        if (found) resolve(JSON.parse(found[0]) as Outcome);
      });
      child.once('close', (code) => {
        reject(signal?.aborted ? signal.reason : new Error(`${contest.contender} ended with ${code}`));
      });
    });
  } finally {
    signal?.removeEventListener('abort', stop);
    usage = await watch.stop();
    child.stdin.end();
    await closed;
  }
  return { ...report, ...usage };
}

/** Runs from built files, as `npm run bench` does. */
function contenderFile(): string {
  return fileURLToPath(new URL('./contender.js', import.meta.url));
}
