// @cost 30
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';

jest.setTimeout(240_000);

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = fileURLToPath(new URL('fault-run.mjs', import.meta.url));
const prepared = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');

interface Outcome {
  frames?: number;
  segments?: { reused: number; rendered: number };
  failure?: { name: string; message: string; stage: string; kind: string; retryable: boolean; remedy?: string };
}
interface Report {
  pid: number;
  struck: string | null;
  first: Outcome;
  next: Outcome;
  left: {
    jobs: string[];
    out: string[];
    encoders: number;
    processes: string[];
    profiles: string[];
    jobsAtEnd: string[];
  };
  log: string[];
}

let folder: string;
let cacheRoot: string;
let outFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  cacheRoot = readyCache(join(folder, 'cache'));
  outFolder = join(folder, 'out');
  mkdirSync(outFolder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A cache of its own with the browser and the bundles that are there already. */
function readyCache(path: string): string {
  mkdirSync(path, { recursive: true });
  for (const name of ['browser', 'bundle']) {
    mkdirSync(join(prepared, name), { recursive: true });
    symlinkSync(join(prepared, name), join(path, name));
  }
  return path;
}

const argument = (fault: string, frames = 240): string => JSON.stringify({ root, cacheRoot, outFolder, fault, frames });

function run(fault: string, frames?: number): Report {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, argument(fault, frames)], {
    encoding: 'utf8',
    timeout: 200_000,
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return JSON.parse(stdout) as Report;
}

const NOTHING = { jobs: [], encoders: 0, processes: [], profiles: [], jobsAtEnd: [] };

test('a render that is canceled ends at once, leaves nothing, and the next is served', () => {
  const { struck, first, left, next } = run('cancel');
  expect(struck).toBe('cancel');
  expect(first.failure?.message).toBe('canceled by the test');
  expect(left).toEqual({ ...NOTHING, out: [] });
  expect(next.frames).toBe(30);
});

test.each([
  ['browser', /again: .*browser/i],
  ['encoder', /again: .*encoder was ended by SIGKILL/i],
])('a killed %s costs its segment alone', (fault, line) => {
  const { struck, first, left, next, log } = run(fault);
  expect(struck).toBe(fault);
  expect(first).toMatchObject({ frames: 240 });
  expect(log.filter((each) => line.test(each))).toHaveLength(1);
  expect(left).toEqual({ ...NOTHING, out: ['a.mp4'] });
  expect(next.frames).toBe(30);
});

test('when the whole process is killed its browsers and encoders end, and the next run sweeps its files', async () => {
  const child = spawn(process.execPath, [script, argument('wait', 1800)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => child.stdout.on('data', (text) => /drawing/.test(String(text)) && resolve()));
  const profiles = (): string[] =>
    ['/dev/shm', tmpdir()].flatMap((place) =>
      existsSync(place) ? readdirSync(place).filter((name) => name.includes(`scenewright-browser-${child.pid}-`)) : [],
    );
  const alive = (): string[] =>
    readdirSync('/proc').filter((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return command.includes(`scenewright-browser-${child.pid}-`) || command.includes(cacheRoot);
      } catch {
        return false;
      }
    });
  expect([alive().length > 1, profiles().length > 0, readdirSync(join(cacheRoot, 'jobs'))]).toEqual([
    true,
    true,
    [expect.any(String)],
  ]);
  child.kill('SIGKILL');
  for (let tries = 0; tries < 100 && alive().length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(alive()).toEqual([]);

  const { first, left } = run('none', 60);
  expect(first.frames).toBe(60);
  expect(left).toEqual({ ...NOTHING, out: ['a.mp4'] });
  expect(profiles()).toEqual([]);
});

/** A file system of a few megabytes, where this user may make one. */
const canMount = ((): boolean => {
  const place = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status !== 0) return false;
    return spawnSync('umount', [place]).status === 0;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
})();

(canMount ? describe : describe.skip)('a small disk', () => {
  let small: string;
  const mount = (megabytes: number): void => {
    small = join(folder, 'small');
    mkdirSync(small);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', small]).status).toBe(0);
    cacheRoot = readyCache(small);
  };
  afterEach(() => void spawnSync('umount', ['-l', small]));

  test('one that becomes full on the way is a clear failure, without rests, and the next render is served', () => {
    mount(120);
    const { struck, first, left, next } = run('full-disk');
    expect(struck).toBe('full-disk');
    expect(first.failure).toMatchObject({ name: 'StageFailure', kind: 'disk_full', remedy: expect.any(String) });
    expect(left).toEqual({ ...NOTHING, out: [] });
    expect(next.frames).toBe(30);
  });

  test('one that is too small is refused before anything is drawn, with the figures', () => {
    mount(8);
    const { struck, first, left } = run('none');
    expect(struck).toBeNull();
    expect(first.failure).toMatchObject({
      stage: 'validate',
      kind: 'disk_full',
      message: expect.stringMatching(/about \d+ MB are needed and \d+ MB are free/),
    });
    expect(left).toEqual({ ...NOTHING, out: [] });
  });
});
