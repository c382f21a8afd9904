// @cost 18
import { mkdtemp, mkdir, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { describeVideoRenderer } from '@scenewright/core/testing';
import type { Timeline } from '@scenewright/core/timeline';
import { cacheRoot as prepared, decode, descendants, PAGES, stageSize, until } from '../../testing/pool/stage.js';
import { locateFfmpeg } from '../ffmpeg/locate-ffmpeg.js';
import { createVideoRenderer, type VideoRendererOptions } from './create-video-renderer.js';
import { titleTimeline } from './testing/title-timeline.js';

jest.setTimeout(180_000);

const entry = fileURLToPath(new URL('../../testing/stage/src/entry.tsx', import.meta.url));
let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const freshFile = (): string => join(folder, `video-${files++}.mp4`);

/** A renderer with a store of its own, on the browser and the bundles that are there already. */
async function freshRenderer(over: Partial<VideoRendererOptions> = {}) {
  const cacheRoot = await mkdtemp(join(folder, 'cache-'));
  for (const name of ['browser', 'bundle']) {
    await mkdir(join(prepared, name), { recursive: true });
    await symlink(join(prepared, name), join(cacheRoot, name));
  }
  return { cacheRoot, renderer: createVideoRenderer({ cacheRoot, entry, workers: 2, ...over }) };
}

/** The page of the test composition that moves in every frame. */
function movingTimeline(frames = [40, 35]): Timeline {
  const timeline = titleTimeline(frames.map((count, at) => ({ text: `scene ${at}`, frames: count, overlap: at && 8 })));
  const scenes = timeline.scenes.map((scene) => ({ ...scene, seed: PAGES.moving }));
  return { ...timeline, scenes, output: stageSize };
}

describeVideoRenderer('the renderer with browsers', async () => ({
  renderer: (await freshRenderer()).renderer,
  timeline: movingTimeline(),
  freshFile,
  fileBytes: (path) =>
    stat(path).then(
      ({ size }) => size,
      () => null,
    ),
}));

test('the same timeline is the same video, bit for bit, with one, two and three workers', async () => {
  const { ffmpeg } = await locateFfmpeg();
  const videos: Buffer[][] = [];
  for (const workers of [1, 2, 3]) {
    const { renderer } = await freshRenderer({ workers });
    const outFile = freshFile();
    await renderer.render({ timeline: movingTimeline(), outFile });
    await renderer.close();
    videos.push(await decode(ffmpeg, outFile, stageSize));
  }
  expect(videos[0]).toHaveLength(67);
  expect(videos[1]!.map((frame, at) => frame.equals(videos[0]![at]!))).toEqual(Array(67).fill(true));
  expect(videos[2]!.map((frame, at) => frame.equals(videos[0]![at]!))).toEqual(Array(67).fill(true));
});

/** How the pages and encoders of this process stand behind others. */
async function prioritiesBelow() {
  const running = await descendants(process.pid);
  const of = (mark: string): number[] =>
    running.flatMap(({ pid, command }) => {
      try {
        return command.includes(mark) ? [getPriority(pid)] : [];
      } catch {
        return []; // It has ended.
      }
    });
  // Where pages are drawn. A browser of the superuser lifts the thread that puts pictures together.
  return { browser: of('--type=renderer'), encoder: of('image2pipe') };
}

test('drawing in the background gives way to the host, pages and encoders with it', async () => {
  const { renderer } = await freshRenderer({ background: true });
  const rendered = new AbortController();
  const video = renderer
    .render({ timeline: movingTimeline([600]), outFile: freshFile() }, { signal: rendered.signal })
    .catch((failure: unknown) => expect(failure).toBe(rendered.signal.reason));
  // A page is lowered a moment after its start.
  const givesWay = async (): Promise<boolean> => {
    const { browser, encoder } = await prioritiesBelow();
    return browser.length > 0 && encoder.length > 0 && [...browser, ...encoder].every((priority) => priority === 10);
  };
  expect(await until(givesWay, 60)).toBe(true);
  rendered.abort(new Error('seen'));
  await video;
  await renderer.close();
  expect(getPriority()).toBe(0);
});

test('a browser that is killed in the middle costs its segment alone', async () => {
  const { renderer, cacheRoot } = await freshRenderer();
  let looked = false;
  let killed = 0;
  const outFile = freshFile();
  const video = await renderer.render(
    { timeline: movingTimeline([90, 90, 90]), outFile },
    {
      onProgress: ({ stage, framesDone }) => {
        if (stage !== 'capturing' || framesDone < 20 || looked) return;
        looked = true;
        void descendants(process.pid).then((children) => {
          const browser = children.find(({ command }) => command.includes('--user-data-dir'));
          if (browser) killed = browser.pid;
          if (browser) process.kill(browser.pid, 'SIGKILL');
        });
      },
    },
  );
  expect(killed).toBeGreaterThan(0);
  expect(video.frames).toBe(254);
  await renderer.close();
  expect(await readdir(join(cacheRoot, 'jobs'))).toEqual([]);
});

test('an abort in the middle of drawing leaves no process, no file and a renderer that works', async () => {
  const { renderer, cacheRoot } = await freshRenderer();
  const outFile = freshFile();
  const reason = new Error('enough');
  const abort = new AbortController();
  const render = renderer.render(
    { timeline: movingTimeline([200]), outFile },
    { signal: abort.signal, onProgress: ({ framesDone }) => framesDone > 10 && abort.abort(reason) },
  );
  await expect(render).rejects.toBe(reason);
  expect(await readdir(join(cacheRoot, 'jobs'))).toEqual([]);
  await expect(stat(outFile)).rejects.toMatchObject({ code: 'ENOENT' });
  expect((await renderer.render({ timeline: movingTimeline([30]), outFile })).frames).toBe(30);
  expect((await readFile(outFile)).length).toBeGreaterThan(1000);
  await renderer.close();
  const ended = async (): Promise<boolean> =>
    (await descendants(process.pid)).every(({ command }) => !/--user-data-dir|image2pipe/.test(command));
  expect(await until(ended, 5)).toBe(true);
});
