import { readdir, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { cacheRoot, openStage } from '../../testing/pool/stage.js';
import { strategies } from '../capture/strategies.js';
import { readPageSource } from '../page/page-source.js';
import { WarmBrowser } from './warm-browser.js';

jest.setTimeout(120_000);

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Closed after a test that failed, too. */
const opened: WarmBrowser[] = [];
afterEach(() => Promise.all(opened.splice(0).map((browser) => browser.close())));

/** A browser under one's own hand, and the processes that it reports. */
function freshBrowser(mostMemory?: () => number) {
  const log: string[] = [];
  const started: number[] = [];
  const ended: number[] = [];
  const folders: string[] = [];
  const browser = new WarmBrowser({
    cacheRoot,
    owner: 'warm',
    log: (line) => log.push(line),
    onProcess: ({ pid, profileFolder }, running) => {
      (running ? started : ended).push(pid);
      if (running) folders.push(profileFolder);
    },
    ...(mostMemory && { mostMemory }),
  });
  opened.push(browser);
  return { browser, log, started, ended, folders };
}

const never = new AbortController().signal;
const canvas = strategies['html-in-canvas'];

test('the page of a source stays open for the next segment', async () => {
  const { browser, started } = freshBrowser();
  const source = await readPageSource(await stage.task('moving'));
  const first = await browser.session(canvas, source, 0, never);
  expect(await browser.session(canvas, source, 10, never)).toBe(first);
  const other = await readPageSource(await stage.task('patches'));
  expect(await browser.session(canvas, other, 0, never)).not.toBe(first);
  expect(started).toHaveLength(1);
});

test('a browser that holds too much memory is started anew', async () => {
  let most = Infinity;
  const { browser, log, started, ended } = freshBrowser(() => most);
  const source = await readPageSource(await stage.task('moving'));
  await browser.session(canvas, source, 0, never);
  await browser.session(canvas, source, 0, never);
  expect(started).toHaveLength(1);
  most = 1;
  await browser.session(canvas, source, 0, never);
  expect(started).toHaveLength(2);
  expect(ended).toEqual([started[0]]);
  expect(log).toEqual([expect.stringMatching(/too much memory/)]);
  await browser.close();
  expect(ended).toEqual(started);
});

test('who gives up while a browser starts leaves it to the next', async () => {
  const { browser, started } = freshBrowser();
  const source = await readPageSource(await stage.task('moving'));
  const abort = new AbortController();
  const given = browser.session(canvas, source, 0, abort.signal);
  given.catch(() => undefined);
  // Long enough to begin, not to be done.
  await new Promise((resolve) => setTimeout(resolve, 10));
  abort.abort(new Error('enough'));
  const taken = browser.session(canvas, source, 0, never);
  await expect(given).rejects.toThrow('enough');
  await taken;
  expect(started).toHaveLength(1);
});

test('a browser that is closed while a page is opened ahead does no harm', async () => {
  const { browser, started } = freshBrowser();
  const { bundleFolder } = await stage.task('moving');
  await browser.warm(bundleFolder);
  // The page of the other bundle makes room first: that is when the browser goes.
  const ahead = browser.warm(stage.folder);
  await new Promise((resolve) => setImmediate(resolve));
  await browser.closeBrowser();
  await ahead;
  const source = await readPageSource(await stage.task('moving'));
  await browser.session(canvas, source, 0, never);
  expect(started).toHaveLength(2);
});

/** Bytes of the files below a folder that are larger than a hundredth of a megabyte. */
async function largeFiles(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)));
  return (await Promise.all(sizes)).map(({ size }) => size).filter((size) => size > 10_000);
}

/** How many files below a folder this process holds open. */
async function heldOpen(folder: string): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder)).length;
}

test('pages come and go, and the folder of their browser stays as it is', async () => {
  const { browser, started, folders } = freshBrowser();
  const sources = await Promise.all(['moving', 'patches'].map(async (name) => readPageSource(await stage.task(name))));
  const { width, height } = sources[0]!.output;
  const ringBytes = 6 * 1.5 * width * height;
  const ringsAndRest = async (): Promise<[number, number]> => {
    const files = await largeFiles(folders[0]!);
    const rings = files.filter((size) => size === ringBytes).length;
    return [rings, files.reduce((sum, size) => sum + size, 0) - rings * ringBytes];
  };
  await browser.session(canvas, sources[0]!, 0, never);
  expect(await ringsAndRest()).toEqual([1, expect.any(Number)]);
  await browser.getAhead(sources[0]!.bundleFolder);
  // The way out of the next page lies ready.
  const [two, before] = await ringsAndRest();
  expect(two).toBe(2);
  for (const round of [1, 2, 3, 4, 5, 6]) {
    await browser.session(canvas, sources[round % 2]!, 0, never);
    await browser.getAhead(sources[0]!.bundleFolder);
  }
  const [rings, after] = await ringsAndRest();
  expect(rings).toBeLessThanOrEqual(3);
  // The bundle was kept once, by its one address.
  expect(after).toBeLessThan(1.5 * before + 200_000);
  expect(await heldOpen(folders[0]!)).toBe(2);
  expect(started).toHaveLength(1);
  await browser.close();
  expect(await heldOpen(folders[0]!)).toBe(0);
});

test('a page that was opened ahead for frames of one size gives those of another', async () => {
  const { browser, log, folders } = freshBrowser();
  const source = await readPageSource(await stage.task('moving'));
  const half = { ...source, key: 'half', output: { width: source.output.width / 2, height: source.output.height / 2 } };
  await browser.session(canvas, source, 0, never);
  await browser.getAhead(source.bundleFolder);
  const session = await browser.session(canvas, half, 0, never);
  const sizes: number[] = [];
  const sink = { frame: async (i420: Buffer) => void sizes.push(i420.length), hold: async () => undefined };
  await session.capture(0, 3, sink, never);
  expect(sizes[0]).toBe(1.5 * half.output.width * half.output.height);
  // That of the size which was not wanted is not left open.
  expect(await heldOpen(folders[0]!)).toBe(1);
  expect(log).toEqual([]);
});
