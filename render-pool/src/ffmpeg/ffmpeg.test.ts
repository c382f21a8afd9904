import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../testing/pool/stage.js';
import { cleanErrorText, saysDiskFull } from './clean-error-text.js';
import { locateFfmpeg } from './locate-ffmpeg.js';
import { runProgram } from './run-program.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ffmpeg-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function script(text: string): Promise<string> {
  const path = join(folder, 'program');
  await writeFile(path, `#!/bin/sh\n${text}\n`);
  await chmod(path, 0o755);
  return path;
}

test('the included ffmpeg is found and runs', async () => {
  const { ffmpeg, ffprobe } = await locateFfmpeg({}, {});
  expect(String(await runProgram(ffmpeg, ['-version'], { stage: 'encode' }))).toContain('ffmpeg version');
  expect(String(await runProgram(ffprobe, ['-version'], { stage: 'probe' }))).toContain('ffprobe version');
});

test('a program that was named is used, and one that cannot run is an error, not a reason to take another', async () => {
  const path = await script('exit 0');
  expect(await locateFfmpeg({}, { SCENEWRIGHT_FFMPEG: path })).toMatchObject({ ffmpeg: path });
  const missing = { stage: 'encode', kind: 'missing_ffmpeg', remedy: expect.stringContaining('SCENEWRIGHT_FFMPEG') };
  await expect(locateFfmpeg({}, { SCENEWRIGHT_FFMPEG: join(folder, 'none') })).rejects.toMatchObject(missing);
  await chmod(path, 0o644);
  await expect(locateFfmpeg({ ffmpeg: path }, {})).rejects.toMatchObject(missing);
  await expect(locateFfmpeg({ ffmpeg: 'ffmpeg' }, {})).rejects.toMatchObject(missing);
});

test('a program sees nothing of the environment but what it takes to run', async () => {
  process.env['A_SECRET'] = 'hunter2';
  const seen = String(await runProgram(await script('env'), [], { stage: 'encode' }));
  delete process.env['A_SECRET'];
  expect(seen).toContain('LC_ALL=C');
  expect(seen).not.toContain('hunter2');
});

test('an abort ends the whole group, one that ignores the polite signal too', async () => {
  const pidFile = join(folder, 'pid');
  const program = await script(`trap '' TERM\nsleep 60 & echo $! > ${pidFile}\nwait\nsleep 60`);
  const abort = new AbortController();
  const reason = new Error('enough');
  const run = runProgram(program, [], { stage: 'encode', signal: abort.signal });
  run.catch(() => undefined);
  expect(await until(async () => (await readFile(pidFile, 'utf8').catch(() => '')).endsWith('\n'), 20)).toBe(true);
  abort.abort(reason);
  await expect(run).rejects.toBe(reason);
  const pid = (await readFile(pidFile, 'utf8')).trim();
  // An orphan that ended and that nobody has asked for yet is listed as Z.
  const state = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
  expect(state).toMatch(/^(Z.*)?$/);
});

test('failures say what happened: no space, an error of the program, a kill, a program that is not there', async () => {
  const run = async (text: string) => runProgram(await script(text), [], { stage: 'mux', folder: '/data' });
  await expect(run('echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1')).rejects.toMatchObject({
    kind: 'disk_full',
    retryable: false,
    message: expect.stringContaining('/data'),
  });
  await expect(run('echo "[mp4 @ 0x5581] Invalid data in /home/me/secret/a.mp4" >&2; exit 3')).rejects.toMatchObject({
    kind: 'ffmpeg_failed',
    message: expect.stringMatching(/Invalid data in a\.mp4/),
  });
  await expect(run('kill -9 $$')).rejects.toMatchObject({ kind: 'killed', retryable: true });
  const none = runProgram(join(folder, 'none'), [], { stage: 'mux' });
  await expect(none).rejects.toMatchObject({ kind: 'missing_ffmpeg' });
});

test('error text keeps what tells and drops folders, addresses and colours', () => {
  const text =
    '\u001b[31mInput #0\n[libx264 @ 0x55d] using cpu\nError opening /srv/cache/jobs/12-3/x.mp4: Permission denied\n';
  expect(cleanErrorText(text)).toBe('Error opening x.mp4: Permission denied');
  expect(cleanErrorText('')).toBe('');
  expect(saysDiskFull({ code: 'ENOSPC' })).toBe(true);
  expect(saysDiskFull('all fine')).toBe(false);
});
