import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = fileURLToPath(new URL('node-run.mjs', import.meta.url));
const prepared = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');

export interface ClusterNode {
  url: string;
  process: ChildProcess;
  /** What it has written to standard output and error. */
  words(): string;
  /** A counter of `/metrics`, by the start of its line; 0 when it is not there. */
  metric(line: string): Promise<number>;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** How long the work of a node that was killed waits for another: a third of the usual, and a test does not sit it out. */
const leaseSeconds = 10;

/** Starts a node with a cache of its own, so that segments reach it only through the service. */
export async function startNode(folder: string, name: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [script, root, JSON.stringify({ leaseSeconds })], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      TMPDIR: process.env['TMPDIR'] ?? '/tmp',
      SCENEWRIGHT_CACHE: ownCache(join(folder, name)),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const said = /listens on (\S+)/.exec(words);
      if (said) resolve(said[1] as string);
    };
    child.stdout.on('data', look);
    child.once('exit', (code) => reject(new Error(`The node ended with ${code}: ${words}`)));
  });
  const node: ClusterNode = {
    url,
    process: child,
    words: () => words,
    async metric(line) {
      const headers = { authorization: `Bearer ${environment['ADMIN_TOKEN']}` };
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      const found = text.split('\n').find((each) => each.startsWith(line));
      return found ? Number(found.slice(found.lastIndexOf(' ') + 1)) : 0;
    },
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
  };
  return node;
}

function ownCache(path: string): string {
  mkdirSync(path, { recursive: true });
  for (const name of ['browser', 'bundle']) {
    mkdirSync(join(prepared, name), { recursive: true });
    symlinkSync(join(prepared, name), join(path, name));
  }
  return path;
}
