import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createYtDlpAudio, ytDlpWhenInstalled } from './yt-dlp.js';

let folder: string;
let temporaryFolder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-fetcher-'));
  temporaryFolder = await mkdtemp(join(tmpdir(), 'scenewright-imports-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(temporaryFolder, { recursive: true, force: true });
});

/** A program that takes the place of yt-dlp; `$out` is the file that it is told to write. */
async function program(name: string, lines: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(
    file,
    `#!/bin/sh\nout=""; prev=""\nfor a in "$@"; do [ "$prev" = "--output" ] && out="$a"; prev="$a"; url="$a"; done\nout=$(echo "$out" | sed 's/%(ext)s/m4a/')\n${lines}\n`,
  );
  await chmod(file, 0o755);
  return file;
}
const fetchWith = (
  file: string,
  options: { seconds?: number; maxBytes?: number; signal?: AbortSignal; url?: string },
) =>
  createYtDlpAudio({ program: file, temporaryFolder, seconds: options.seconds ?? 10 }).fetch(
    options.url ?? 'https://youtu.be/x',
    { maxBytes: options.maxBytes ?? 1000, signal: options.signal },
  );

describe('sound from platforms by an installed program', () => {
  afterEach(async () => expect(await readdir(temporaryFolder)).toEqual([]));

  it('gives the bytes that the program wrote, with the address as one argument and no shell', async () => {
    const seen = join(folder, 'seen');
    const file = await program(
      'good',
      `for a in "$@"; do echo "$a" >> ${seen}; done; env >> ${seen}.env; printf sound > "$out"`,
    );
    process.env['S3_SECRET_ACCESS_KEY'] = 'secret-of-the-server';
    const url = 'https://youtu.be/x?a=$(touch%20/tmp/no)&b=;id';
    const sound = await fetchWith(file, { url });
    delete process.env['S3_SECRET_ACCESS_KEY'];
    expect(Buffer.from(sound.bytes).toString()).toBe('sound');
    const said = (await readFile(seen, 'utf8')).trim().split('\n');
    expect(said.slice(-2)).toEqual(['--', url]);
    expect(said).toContain('--no-playlist');
    expect(await readFile(`${seen}.env`, 'utf8')).not.toContain('secret-of-the-server');
  });

  it('gives the film of a link in pictures no larger than a video usually is', async () => {
    const seen = join(folder, 'seen-film');
    const file = await program('film', `for a in "$@"; do echo "$a" >> ${seen}; done; printf film > "$out"`);
    const fetcher = createYtDlpAudio({ program: file, temporaryFolder, seconds: 10 });
    const film = await fetcher.fetchFilm!('https://youtu.be/x', { maxBytes: 1000 });
    expect([Buffer.from(film.bytes).toString(), film.mimeType]).toEqual(['film', 'video/m4a']);
    expect(await readFile(seen, 'utf8')).toContain('bestvideo[height<=1080]');
  });

  it.each([
    [
      'fails with a reason',
      'echo "ERROR: [youtube] x: Video unavailable." >&2; exit 1',
      /could not be imported: \[youtube\] x: Video unavailable$/,
    ],
    ['writes nothing', 'exit 0', /could not be imported$/],
    ['leaves a link in place of a file', 'ln -s /etc/passwd "$out"', /no file came/],
    ['writes too much', 'head -c 2000 /dev/zero > "$out"', /larger than/],
    ['writes without end', 'cat /dev/zero > "$out"', /larger than/],
    ['never ends', 'sleep 60 & sleep 60', /did not arrive within 3 s/],
  ])('one that %s is refused within its bounds', async (name, lines, reason) => {
    const file = await program(name.replaceAll(' ', '-'), lines);
    const started = Date.now();
    const failed = await fetchWith(file, { seconds: 3 }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ stage: 'fetch', retryable: false, message: expect.stringMatching(reason) });
    expect(Date.now() - started).toBeLessThan(8000);
  });

  it('one that meets a full disk is not taken for a link that cannot be used', async () => {
    const file = await program('full', 'echo "ERROR: unable to write: [Errno 28] No space left on device" >&2; exit 1');
    const failed = await fetchWith(file, {}).catch((error: unknown) => error);
    expect(failed).toMatchObject({ stage: 'fetch', kind: 'disk_full', retryable: true });
  });

  it('is ended with all it started when the caller gives up', async () => {
    const pid = join(folder, 'pid');
    const file = await program('slow', `sleep 60 & echo $! > ${pid}; wait`);
    const stop = new AbortController();
    const work = fetchWith(file, { signal: stop.signal });
    work.catch(() => undefined);
    const begun = async () => (await readFile(pid, 'utf8').catch(() => '')).endsWith('\n');
    for (let i = 0; i < 200 && !(await begun()); i++) await sleep(20);
    stop.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
    const child = Number(await readFile(pid, 'utf8'));
    // A zombie that nobody has collected yet counts as ended.
    const state = await readFile(`/proc/${child}/stat`, 'utf8').catch(() => ') Z');
    expect(state.split(') ')[1]?.[0]).toBe('Z');
  });

  it('is there when a probe has worked, and found when it is installed later', async () => {
    const missing = join(folder, 'later');
    const find = ytDlpWhenInstalled({ program: missing });
    expect(await find()).toBeNull();
    await program('later', 'exit 0');
    expect(await find()).not.toBeNull();
  });
});
