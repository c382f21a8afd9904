import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

export interface UnreapedProcess {
  pid: number;
  /** Kills it; resolves once it is a zombie. */
  kill(): Promise<void>;
  /** Ends its parent too, so that somebody else reaps it. */
  close(): Promise<void>;
}

/** A process whose parent takes no notice of its end. Linux. */
export async function startUnreaped(): Promise<UnreapedProcess> {
  // The shell becomes a program that knows nothing of the child it already has.
  const parent = spawn('/bin/sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  // Until it has become that program, the shell would reap its child.
  const became = Date.now() + 10_000;
  while ((await readFile(`/proc/${parent.pid}/comm`, 'utf8')).trim() !== 'sleep') {
    if (Date.now() > became) throw new Error(`${parent.pid} is a shell still.`);
    await sleep(5);
  }
  return {
    pid,
    async kill() {
      process.kill(pid, 'SIGKILL');
      const deadline = Date.now() + 10_000;
      while (!(await readFile(`/proc/${pid}/stat`, 'utf8')).includes(') Z ')) {
        if (Date.now() > deadline) throw new Error(`${pid} was killed and is no zombie.`);
        await sleep(5);
      }
    },
    async close() {
      if (parent.signalCode !== null) return;
      const ended = once(parent, 'exit');
      parent.kill('SIGKILL');
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
      await ended;
    },
  };
}
