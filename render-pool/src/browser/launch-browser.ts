import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { StageFailure } from '@scenewright/core/errors';
import { browserFlags, type BrowserMode } from './browser-flags.js';
import { DevtoolsPipe } from './devtools-pipe.js';
import { makeProfileFolder } from './profile-folder.js';

export interface LaunchOptions {
  executable: string;
  /** Besides a path and a home, all that the browser's environment holds: none of the host's secrets. */
  environment: Record<string, string>;
  mode: BrowserMode;
  port: number;
  /** Whose profile folder it is: see `deleteProfileFolders`. */
  owner: string;
  /** Room the profile folder must have beside the browser's own files. */
  needBytes: number;
}

export interface Browser {
  readonly devtools: DevtoolsPipe;
  readonly mode: BrowserMode;
  /** Also the id of the process group that holds everything the browser started. */
  readonly pid: number;
  readonly profileFolder: string;
  readonly closed: boolean;
  /** Ends every process of the group and deletes the profile. */
  close(): Promise<void>;
}

/** Room for the browser's own files in its profile. */
const PROFILE_BYTES = 64 << 20;

/**
 * Runs the browser as one process group that a shell watches: when our end of the shell's standard
 * input closes, for whatever reason, SIGKILL included, the shell kills the group.
 */
const WATCHDOG =
  'exec 5<&0; "$@" 5<&- & child=$!; exec 3<&- 4>&-; { cat <&5 >/dev/null; kill -KILL 0; } & wait $child; kill -KILL 0';

export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const profileFolder = await makeProfileFolder(options.needBytes + PROFILE_BYTES, options.owner);
  const flags = browserFlags({
    mode: options.mode,
    port: options.port,
    profileFolder,
    root: process.getuid?.() === 0,
  });
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', options.executable, ...flags], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', HOME: profileFolder, TMPDIR: profileFolder, LANG: 'C.UTF-8', ...options.environment },
  });
  const lastWords = keepLast(child.stderr!, 2000);
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const devtools = new DevtoolsPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  child.once('error', (error) => devtools.fail(`the browser could not be started: ${error.message}`));
  child.once('exit', () => devtools.fail(`the browser ended: ${lastWords()}`));
  child.stdin!.on('error', () => undefined);

  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      devtools.fail('the browser was closed');
      killGroup(child);
      await exited;
      await rm(profileFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    })();
    return closing;
  };
  try {
    await devtools.send('Browser.getVersion');
  } catch (error) {
    await close();
    throw new StageFailure('capture', 'browser_start', `The browser did not start: ${lastWords() || String(error)}`, {
      retryable: true,
      remedy: 'Check the configured browser, or leave it out to use the one that ships with the packages.',
      cause: error,
    });
  }
  return {
    devtools,
    mode: options.mode,
    pid: child.pid!,
    profileFolder,
    get closed() {
      return closing !== null || child.exitCode !== null || child.signalCode !== null;
    },
    close,
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}

function keepLast(stream: Readable, characters: number): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text = (text + chunk.toString('utf8')).slice(-characters)));
  return () => text.trim();
}
