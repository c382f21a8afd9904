import { appendFile, copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderProgress, Segment } from '@scenewright/core/rendering';
import { locateFfmpeg, type FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { assembleVideoRenderer } from './assemble-video-renderer.js';
import type { SegmentSession } from './segment-session.js';
import type { SegmentShare } from './segment-share.js';
import { numberedFramesPool, readFrameNumbers } from './testing/numbered-frames-pool.js';
import { titleTimeline } from './testing/title-timeline.js';

let folder: string;
let tools: FfmpegTools;
beforeAll(async () => {
  tools = await locateFfmpeg();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const size = { width: 320, height: 180 };
const timeline = titleTimeline([
  { text: 'one', frames: 60 },
  { text: 'two', frames: 130, overlap: 1 },
  { text: 'three', frames: 50, overlap: 12 },
]);
const upTo = (frames: number): number[] => Array.from({ length: frames }, (_, frame) => frame);

/** A node with a cache of its own. */
function node(name: string, pauseMilliseconds: number, rendererVersion = 'numbers') {
  const numbers = numberedFramesPool(tools, { size: 1, pauseMilliseconds });
  const cacheRoot = join(folder, name);
  const renderer = assembleVideoRenderer({
    cacheRoot,
    assetFolder: join(folder, 'assets'),
    tools: async () => tools,
    drawing: async () => ({ bundleFolder: folder, rendererVersion }),
    openPool: () => numbers.pool,
    makeSoundTrack: async () => undefined,
  });
  return { renderer, drawn: numbers.rendered, jobs: () => readdir(join(cacheRoot, 'jobs')).catch(() => []) };
}

/** A share with one other node at work, whose results lie in a folder. `spoil` damages its first result. */
function shareWith(session: SegmentSession, { spoil = false } = {}) {
  const spoilt = new Set<string>();
  const refused: string[] = [];
  const lost = new Set<string>();
  const calls = { closed: 0 };
  const share: SegmentShare = {
    async open(segments, events) {
      const waiting = [...segments].sort((a, b) => b.to - b.from - (a.to - a.from));
      const left = new Set(segments.map(({ key }) => key));
      const exchange = (segment: Segment) => join(folder, `${segment.key}.exchanged`);
      let open = true;
      const other = (async () => {
        while (open) {
          const segment = waiting.shift();
          if (!segment) {
            await sleep(5);
            continue;
          }
          try {
            let reported = 0;
            const onFrames = (frames: number) => {
              reported += frames;
              events.frames(frames);
            };
            const once = spoil && spoilt.size === 0;
            await session.draw(segment.key, exchange(segment), { onFrames });
            events.frames(-reported);
            if (once) {
              spoilt.add(segment.key);
              const whole = exchange(segment);
              await copyFile(whole, `${whole}.copy`);
              await rm(whole);
              await copyFile(`${whole}.copy`, whole);
              await appendFile(whole, 'torn');
            }
            await events.drawnElsewhere(segment);
            // Not before: what came torn is still to be drawn.
            if (!lost.delete(segment.key)) left.delete(segment.key);
          } catch (error) {
            refused.push((error as { kind: string }).kind);
            waiting.unshift(segment);
            return;
          }
        }
      })();
      return {
        async next(signal) {
          while (left.size > 0) {
            signal.throwIfAborted();
            const segment = waiting.shift();
            if (segment) return segment;
            await sleep(5);
          }
          return null;
        },
        drawn: () => undefined,
        async deliver(segment, file) {
          await copyFile(file, exchange(segment));
          left.delete(segment.key);
        },
        fetch: (segment, file) =>
          copyFile(exchange(segment), file).then(
            () => true,
            () => false,
          ),
        async lost(segment) {
          lost.add(segment.key);
          waiting.push(segment);
        },
        async close() {
          calls.closed += 1;
          open = false;
          await other;
        },
      };
    },
  };
  return { share, spoilt, refused, calls };
}

test('a video whose segments two nodes draw is the same, frame for frame, and each segment is drawn once', async () => {
  const [here, there] = [node('here', 30), node('there', 20)];
  const session = await there.renderer.openSession({ timeline });
  const { share, calls } = shareWith(session);
  const seen: RenderProgress[] = [];
  const outFile = join(folder, 'out.mp4');
  const video = await here.renderer.render(
    { timeline, outFile },
    { share, onProgress: (progress) => seen.push(progress) },
  );
  expect(await readFrameNumbers(tools, outFile, size)).toEqual(upTo(227));
  expect(here.drawn.length).toBeGreaterThan(0);
  expect(there.drawn.length).toBeGreaterThan(0);
  const ranges = [...here.drawn, ...there.drawn].map(({ from }) => from).sort((a, b) => a - b);
  expect(ranges).toEqual(session.segments.map(({ from }) => from));
  expect(video.segments).toEqual({ reused: 0, rendered: session.segments.length, here: here.drawn.length });
  expect(seen.at(-1)).toMatchObject({ framesDone: 227, segmentsDone: session.segments.length });
  expect(Math.max(...seen.map(({ framesDone }) => framesDone))).toBe(227);
  expect(calls.closed).toBe(1);
  await session.close();
  expect([await here.jobs(), await there.jobs()]).toEqual([[], []]);
  await Promise.all([here.renderer.close(), there.renderer.close()]);
});

test('what another node drew is kept here too, and a file that came torn is drawn again', async () => {
  const [here, there] = [node('here', 30), node('there', 5)];
  const session = await there.renderer.openSession({ timeline });
  const { share, spoilt } = shareWith(session, { spoil: true });
  const outFile = join(folder, 'out.mp4');
  await here.renderer.render({ timeline, outFile }, { share });
  expect(await readFrameNumbers(tools, outFile, size)).toEqual(upTo(227));
  expect(spoilt.size).toBe(1);
  const again = await here.renderer.render({ timeline, outFile });
  expect(again.segments).toEqual({ reused: session.segments.length, rendered: 0 });
  await session.close();
});

test('a node of another version draws nothing, and the video is made without it', async () => {
  const [here, there] = [node('here', 5), node('there', 5, 'others')];
  const session = await there.renderer.openSession({ timeline });
  const { share, refused } = shareWith(session);
  const outFile = join(folder, 'out.mp4');
  await here.renderer.render({ timeline, outFile }, { share });
  expect(refused).toEqual(['other_version']);
  expect(there.drawn).toEqual([]);
  expect(await readFrameNumbers(tools, outFile, size)).toEqual(upTo(227));
  await session.close();
});

test('two segments that show the same are drawn once', async () => {
  // One text at one local time: every second scene is the same file.
  const twice = titleTimeline([
    { text: 'same', frames: 60 },
    { text: 'same', frames: 60 },
  ]);
  for (const scene of twice.scenes) Object.assign(scene, { id: 's', seed: 1, transition: null });
  const here = node('here', 5);
  const outFile = join(folder, 'out.mp4');
  const frames: number[] = [];
  const video = await here.renderer.render(
    { timeline: twice, outFile },
    { onProgress: ({ framesDone }) => frames.push(framesDone) },
  );
  expect(video).toMatchObject({ frames: 120, segments: { rendered: 2 } });
  expect(here.drawn).toHaveLength(1);
  expect(frames.at(-1)).toBe(120);
});

it('whoever observes the drawing is told of each segment, around its drawing alone', async () => {
  const { renderer } = node('observed', 0);
  const seen: [number, number][] = [];
  let atWork = 0;
  await renderer.render(
    { timeline, output: size, outFile: join(folder, 'observed.mp4') },
    {
      drawing: async ({ from, to }, draw) => {
        atWork += 1;
        await draw();
        atWork -= 1;
        seen.push([from, to]);
      },
    },
  );
  expect(atWork).toBe(0);
  const covered = seen
    .toSorted(([a], [b]) => a - b)
    .flatMap(([from, to]) => upTo(to - from).map((frame) => from + frame));
  expect(covered).toEqual(upTo(timeline.frames));
  await renderer.close();
});
