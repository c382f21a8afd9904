import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outputSize } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { locateFfmpeg } from '../ffmpeg/locate-ffmpeg.js';
import { createSegmentPool } from '../worker/segment-pool.js';
import { assembleVideoRenderer } from '../video/assemble-video-renderer.js';
import { benchTimeline, type BenchName } from './bench-compositions.js';
import type { BenchPlace } from './bench-place.js';
import { median } from './bench-report.js';
import type { SeriesRow, SeriesOptions } from './series.js';

/** Between two jobs, as a service has it now and then. */
const PAUSE_MILLISECONDS = 600;

/** From the call to the first frame and to a still, from cold and from warm, of timelines that were never seen. */
export async function measureLatency(place: BenchPlace, options: SeriesOptions): Promise<SeriesRow[]> {
  const { size, runs } = options;
  const output = outputSize('16:9', size);
  const figures = new Map<string, number[]>();
  const note = (at: string, seconds: number): void => void figures.set(at, [...(figures.get(at) ?? []), seconds]);
  const outFile = join(place.folder, 'latency.mp4');

  for (let run = 0; run < runs; run++) {
    const cacheRoot = await place.cache();
    // Looked for once, as the product does.
    const tools = locateFfmpeg();
    const renderer = assembleVideoRenderer({
      cacheRoot,
      assetFolder: place.folder,
      makeSoundTrack: async () => undefined,
      tools: () => tools,
      drawing: async () => ({ bundleFolder: place.bundleFolder, rendererVersion: 'bench' }),
      openPool: ({ ffmpeg }) => createSegmentPool({ cacheRoot, ffmpeg }),
    });
    const firstFrame = async (timeline: Timeline): Promise<number> => {
      const started = performance.now();
      let seconds = NaN;
      await renderer.render(
        { timeline, output, quality: 'standard', outFile },
        {
          onProgress: ({ framesDone }) => {
            if (framesDone > 0 && Number.isNaN(seconds)) seconds = (performance.now() - started) / 1000;
          },
        },
      );
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
      return seconds;
    };
    const still = async (timeline: Timeline, frame: number): Promise<number> => {
      const started = performance.now();
      await renderer.stills([{ timeline, frame, output, format: 'jpeg' }]);
      const seconds = (performance.now() - started) / 1000;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
      return seconds;
    };
    const fresh = (name: BenchName): Timeline => firstSecond(benchTimeline(name, place.photo), `${name} ${run}`);
    try {
      note('first frame, cold', await firstFrame(fresh('example')));
      note('first frame, warm', await firstFrame(fresh('charts')));
      note('still, warm, another timeline', await still(fresh('text'), 20));
      note('still, warm, the same timeline', await still(fresh('text'), 25));
      note('still, warm, one more timeline', await still(fresh('motion'), 20));
    } finally {
      await renderer.close();
      await rm(cacheRoot, { recursive: true, force: true });
    }
  }
  return [...figures].map(([at, seconds]) => ({
    series: 'latency',
    size,
    at,
    seconds: median(seconds),
    fps: null,
    peakBytes: null,
  }));
}

function firstSecond(timeline: Timeline, title: string): Timeline {
  const frames = timeline.fps;
  return { ...timeline, title, frames, scenes: timeline.scenes.filter(({ from }) => from < frames) };
}
