import { spawn } from 'node:child_process';
import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import type { SocialAudio } from '@scenewright/core/generation';

export interface YtDlpOptions {
  /** The program; `yt-dlp` on PATH when absent or empty. */
  program?: string;
  /** Seconds that one import may take; a live stream has no end. */
  seconds?: number;
  /** Folder for private folders; that of the system when absent. */
  temporaryFolder?: string;
}

/** Sound alone where the platform keeps it apart; the decoder takes it out of a video otherwise. */
const soundFormat = 'bestaudio/best';
/** Pictures alone, no larger than a video usually is. */
const filmFormat = 'bestvideo[height<=1080]/best[height<=1080]/best';

/** Milliseconds between two looks at what has arrived. */
const watchMs = 200;

/**
 * Sounds and films from video and social platforms by yt-dlp, when it is installed: null until a probe of it has worked. The
 * probe is made at the first question and, while it fails, at each further one, so that it can be installed meanwhile.
 */
export function ytDlpWhenInstalled(options: YtDlpOptions = {}): () => Promise<SocialAudio | null> {
  let found: SocialAudio | null = null;
  return async () => {
    if (found) return found;
    const probe = await run(options.program || 'yt-dlp', ['--ignore-config', '--version'], { seconds: 20 });
    if (probe.code === 0) found = createYtDlpAudio(options);
    return found;
  };
}

/** Fetches with the program, as a process without a shell, in a folder of its own, bounded in time and size. */
export function createYtDlpAudio(options: YtDlpOptions = {}): SocialAudio {
  const { program, seconds = 120, temporaryFolder = tmpdir() } = options;
  const fetchAs =
    (kind: 'audio' | 'video', format: string): SocialAudio['fetch'] =>
    async (url, { maxBytes, signal }) => {
      const folder = await mkdtemp(join(temporaryFolder, 'scenewright-import-'));
      try {
        const outcome = await run(program || 'yt-dlp', argumentsFor(url, folder, maxBytes, format), {
          seconds,
          folder,
          maxBytes,
          signal,
        });
        signal?.throwIfAborted();
        const megabytes = Math.round(maxBytes / 1e6);
        if (outcome.stopped === 'size')
          throw failure('too_large', `is larger than the ${megabytes} MB that are accepted`);
        if (outcome.stopped === 'time') throw failure('too_slow', `did not arrive within ${seconds} s`);
        const file = (await readdir(folder)).find((name) => name.startsWith('sound'));
        if (outcome.code !== 0 && /no space left on device|disk quota exceeded/i.test(outcome.words)) {
          throw new StageFailure('fetch', 'disk_full', 'The disk is full.', { retryable: true });
        }
        if (outcome.code !== 0 || file === undefined) {
          throw failure('import_failed', `could not be imported${saidBy(outcome.words, folder)}`);
        }
        const facts = await lstat(join(folder, file));
        if (!facts.isFile()) throw failure('import_failed', 'could not be imported: no file came');
        if (facts.size > maxBytes) throw failure('too_large', `is larger than the ${megabytes} MB that are accepted`);
        const bytes = new Uint8Array(await readFile(join(folder, file)));
        return { bytes, mimeType: `${kind}/${extname(file).slice(1) || 'mpeg'}` };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };
  return { fetch: fetchAs('audio', soundFormat), fetchFilm: fetchAs('video', filmFormat) };
}

const failure = (kind: string, message: string) => new StageFailure('fetch', kind, message, { retryable: false });

function argumentsFor(url: string, folder: string, maxBytes: number, format: string): string[] {
  const calm = '--ignore-config --no-cache-dir --no-progress --no-warnings --quiet --no-mtime --no-part'.split(' ');
  const bounds = `--no-playlist --playlist-items 1 --socket-timeout 15 --retries 2 --max-filesize ${maxBytes}`.split(
    ' ',
  );
  return [...calm, ...bounds, '--format', format, '--output', join(folder, 'sound.%(ext)s'), '--', url];
}

interface Outcome {
  code: number | null;
  words: string;
  stopped: 'time' | 'size' | null;
}

/** What starting such a program takes, and the way out of a closed network; nothing of the server's secrets. */
const kept = [
  'PATH',
  'HOME',
  'LANG',
  'TMPDIR',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

async function run(
  program: string,
  args: readonly string[],
  limits: { seconds: number; folder?: string; maxBytes?: number; signal?: AbortSignal },
): Promise<Outcome> {
  const { seconds, folder, maxBytes = Infinity, signal } = limits;
  const group = process.platform !== 'win32';
  const child = spawn(program, args, {
    cwd: folder,
    env: Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    detached: group,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  let stopped: Outcome['stopped'] = null;
  // The program starts others (a downloader, a decoder): the whole group ends.
  const end = (why: Outcome['stopped']): void => {
    stopped ??= why;
    if (child.pid === undefined) return;
    try {
      if (group) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // Already gone.
    }
  };
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-4000);
  });
  const late = setTimeout(() => end('time'), seconds * 1000);
  const watch = setInterval(() => {
    if (folder) void bytesIn(folder).then((bytes) => bytes > maxBytes && end('size'));
  }, watchMs);
  const onAbort = () => end(null);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await new Promise<Outcome>((resolve) => {
      child.once('error', () => resolve({ code: null, words: 'the importing program could not be started', stopped }));
      child.once('close', (code) => resolve({ code, words, stopped }));
    });
  } finally {
    clearTimeout(late);
    clearInterval(watch);
    signal?.removeEventListener('abort', onAbort);
    end(null);
  }
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      lstat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The last line of what the program said, without places of this machine. */
function saidBy(words: string, folder: string): string {
  const line = words.trim().split('\n').at(-1) ?? '';
  const clean = line
    .replaceAll(folder, '')
    .replace(/^ERROR:\s*/, '')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\.$/, '')
    .slice(0, 200);
  return clean === '' ? '' : `: ${clean}`;
}
