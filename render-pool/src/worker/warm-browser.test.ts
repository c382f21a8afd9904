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

/** A browser under one's own hand, and the processes that it reports. */
function freshBrowser(mostMemory?: () => number) {
  const log: string[] = [];
  const started: number[] = [];
  const ended: number[] = [];
  const browser = new WarmBrowser({
    cacheRoot,
    owner: 'warm',
    log: (line) => log.push(line),
    onProcess: ({ pid }, running) => (running ? started : ended).push(pid),
    ...(mostMemory && { mostMemory }),
  });
  return { browser, log, started, ended };
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
  await browser.close();
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
  await browser.close();
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
  await browser.close();
});
