import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import type { VideoRenderer } from '@scenewright/core/rendering';
import {
  createCountingRenderer,
  createSilentEffects,
  createSilentMusic,
  createSilentSpeech,
} from '@scenewright/core/testing';
import { createStudio } from '../studio/create-studio.js';
import { main, type CommandWorld } from './main.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The command in a folder of its own: real planning, no browser. */
function run(argv: string[], over: { renderer?: VideoRenderer; interruptOn?: RegExp } = {}) {
  let out = '';
  let err = '';
  let interrupt: ((signal: 'SIGINT') => void) | undefined;
  const world: CommandWorld = {
    environment: {},
    workingFolder: folder,
    out: { write: (text) => (out += text) },
    err: {
      write: (text) => {
        err += text;
        if (over.interruptOn?.test(text)) interrupt?.('SIGINT');
      },
    },
    onInterrupt(listener) {
      interrupt = listener;
      return () => (interrupt = undefined);
    },
    createStudio: (options) =>
      createStudio({
        ...options,
        cacheRoot: join(folder, 'cache'),
        speech: createSilentSpeech(),
        music: createSilentMusic(),
        effects: createSilentEffects(),
        renderer: over.renderer ?? createCountingRenderer(),
      }),
  };
  return main(argv, world).then((status) => ({ status, out, err, listens: interrupt !== undefined }));
}
const failing = (error: unknown): VideoRenderer => ({
  ...createCountingRenderer(),
  render: () => Promise.reject(error),
  close: () => Promise.resolve(),
});
const prompt = 'Revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%.';

test('the last line of standard output is the path of the MP4', async () => {
  const { status, out, err, listens } = await run([prompt, '--out', 'q3.mp4']);
  expect(status).toBe(0);
  expect(out).toBe(`${join(folder, 'q3.mp4')}\n`);
  expect(err).toMatch(/1280×720, \d+ scenes/);
  expect(listens).toBe(false);
});

test('with --json standard output is one object with the fields of the command line', async () => {
  const { status, out } = await run([
    prompt,
    '--json',
    '--out',
    'q3.mp4',
    '--aspect-ratio',
    '9:16',
    '--duration',
    '15',
  ]);
  expect(status).toBe(0);
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(report).toMatchObject({ video_path: join(folder, 'q3.mp4'), width: 720, height: 1280, fps: 30 });
  expect(Math.abs((report['duration_seconds'] as number) - 15)).toBeLessThan(0.8);
  expect(Object.keys(report).sort()).toEqual(
    ['video_path', 'duration_seconds', 'width', 'height', 'fps', 'scenes', 'warnings', 'timings_seconds'].sort(),
  );
  expect(Object.keys(report['timings_seconds'] as object)).toEqual(
    expect.arrayContaining(['plan', 'speech', 'music', 'capture', 'encode', 'mux']),
  );
});

test('without --out the file is named after the prompt, and no file is overwritten', async () => {
  const first = await run([prompt]);
  expect(first.out).toBe(`${join(folder, 'revenue-grew-24-to-4-2m-churn-fell-from-5.mp4')}\n`);
  await writeFile(first.out.trim(), 'mine');
  expect((await run([prompt])).out).toBe(`${join(folder, 'revenue-grew-24-to-4-2m-churn-fell-from-5-2.mp4')}\n`);
});

test('wrong usage is status 2 and names the option, whichever part finds it', async () => {
  await writeFile(join(folder, 'notes.txt'), 'no picture');
  const cases: [string[], RegExp][] = [
    [['--frobnicate'], /^--frobnicate:/],
    [['--duration', '500'], /^--duration: must be from 5 to 120/],
    [['--animation-style', 'none-such'], /^--animation-style: must be one of/],
    [['--model', 'gen-4', '--music'], /^--music: is for multi-scene models only/],
    [['--image', 'none.png'], /^--image 1: \(none\.png\) does not exist/],
    [['--image', 'notes.txt'], /^--image 1: .*PNG, JPEG, WebP and SVG/],
    [['--document', '.'], /^--document 1: .*is not a file/],
    [['--audio', 'notes.txt'], /^--audio 1: .*no audio file|^--audio 1: .*no sound/],
    [['--primary-color', 'red'], /^--primary-color: must be a hex colour/],
    [['--storyboard', '--ai-video', 'full'], /^--storyboard: .*service/],
  ];
  for (const [argv, message] of cases) {
    const { status, out, err } = await run([prompt, ...argv]);
    expect([argv, status, out]).toEqual([argv, 2, '']);
    expect(err).toMatch(message);
  }
});

test('a failure is status 1 with its remedy', async () => {
  const renderer = failing(
    new StageFailure('capture', 'browser_missing', 'There is no browser.', {
      retryable: false,
      remedy: 'Install one.',
    }),
  );
  const { status, out, err } = await run([prompt], { renderer });
  expect([status, out]).toEqual([1, '']);
  expect(err).toContain('There is no browser.\nInstall one.');
});

test('Ctrl-C is status 130 and leaves no file but the cache', async () => {
  const { status, out, err } = await run([prompt, '--out', 'q3.mp4'], { interruptOn: /Planned/ });
  expect([status, out]).toEqual([130, '']);
  expect(err).toContain('Interrupted');
  expect((await readdir(folder)).filter((name) => name !== 'cache')).toEqual([]);
});

test('--help prints the options and --version a version, on standard output', async () => {
  const help = await run(['--help']);
  expect(help.status).toBe(0);
  expect(help.out).toContain('--aspect-ratio');
  expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

describe('--dry-run', () => {
  const untouched = failing(new Error('a dry run draws nothing'));

  test('prints what each scene shows and says, keeps the plan, and draws nothing', async () => {
    const argv = [
      prompt,
      '--dry-run',
      '--duration',
      '30',
      '--save',
      'plan.json',
      '--webhook-url',
      'https://example.org/hook',
    ];
    const { status, out, err } = await run(argv, { renderer: untouched });
    expect(status).toBe(0);
    expect(out).toMatch(/^.+\n30\.0 s, 1280×720, \d scenes, style \S+, mood \S+\n\n0\.0–/u);
    expect(out).toContain('24%');
    expect(out).toMatch(/“.*24%.*”/u);
    expect(err).toContain('note: Webhooks are sent by the service alone');
    expect((await readdir(folder)).filter((name) => name !== 'cache')).toEqual(['plan.json']);
    const edited = await run(['--edit', 'plan.json', 'Remove the last scene', '--out', 'b.mp4']);
    expect([edited.status, edited.out]).toEqual([0, `${join(folder, 'b.mp4')}\n`]);
  });

  test('with --json is one object', async () => {
    const { out } = await run([prompt, '--dry-run', '--json', '--duration', '30', '--aspect-ratio', '9:16'], { renderer: untouched }); // prettier-ignore
    const report = JSON.parse(out) as { scenes: { shown: string[]; narration: string | null }[] };
    expect(report).toMatchObject({ width: 720, height: 1280, duration_seconds: 30 });
    expect(report).toHaveProperty('warnings.0.code');
    expect(report.scenes[0]).toMatchObject({ id: 's1', start_seconds: 0 });
    expect(report.scenes.flatMap(({ shown }) => shown).join(' ')).toContain('$4.2M');
    expect(report.scenes.map(({ narration }) => narration).join(' ')).toContain('24%');
  });

  test('without narration says none', async () => {
    const { out } = await run([prompt, '--dry-run', '--no-narration'], { renderer: untouched });
    expect(out).not.toContain('“');
  });

  test('is wrong usage with --edit', async () => {
    const { status, err } = await run([prompt, '--dry-run', '--edit=plan.json']);
    expect([status, err]).toEqual([2, expect.stringMatching(/^--dry-run: goes with a new video or infographic/)]);
  });
});

test('the help names an opposite where there is one', async () => {
  const { out } = await run(['--help']);
  for (const flag of out.match(/--\[no-\][a-z-]+/gu)!)
    expect([flag, (await run([flag.replace(/[[\]]/gu, ''), '--frobnicate', prompt])).err]).toEqual([
      flag,
      expect.stringMatching(/^--frobnicate/),
    ]);
});
