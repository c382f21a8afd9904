import type { VideoRenderer } from '../../src/rendering/video-renderer.js';
import type { Timeline } from '../../src/timeline/timeline.js';
import { abortedSignal, afterAll, describe, expect, test } from './test-globals.js';

export interface RendererSetup {
  renderer: VideoRenderer;
  /** A silent timeline of a second or so. */
  timeline: Timeline;
  /** An absolute path that nothing stands at yet; another each time. */
  freshFile: () => string;
  /** Bytes of a file, or null when there is none. */
  fileBytes: (path: string) => Promise<number | null>;
}

/** What every renderer holds to. One is made for the whole suite, because it holds browsers. */
export function describeVideoRenderer(name: string, make: () => Promise<RendererSetup>, timeout = 120_000): void {
  describe(`${name} is a video renderer`, () => {
    let made: Promise<RendererSetup> | undefined;
    const setup = (): Promise<RendererSetup> => (made ??= make());
    afterAll(async () => (await made)?.renderer.close());

    test(
      'writes a file of the length and size of the timeline, and says so',
      async () => {
        const { renderer, timeline, freshFile, fileBytes } = await setup();
        const outFile = freshFile();
        const stages: string[] = [];
        const video = await renderer.render({ timeline, outFile }, { onProgress: ({ stage }) => stages.push(stage) });
        expect(video).toMatchObject({ file: outFile, ...timeline.output, fps: timeline.fps, frames: timeline.frames });
        expect(Math.abs(video.durationSeconds - timeline.frames / timeline.fps)).toBeLessThan(0.05);
        expect(await fileBytes(outFile)).toBe(video.bytes);
        expect(stages).toContain('probing');
      },
      timeout,
    );

    test(
      'draws at another size when asked',
      async () => {
        const { renderer, timeline, freshFile } = await setup();
        const output = { width: timeline.output.width / 2, height: timeline.output.height / 2 };
        const video = await renderer.render({ timeline, output, outFile: freshFile() });
        expect(video).toMatchObject(output);
      },
      timeout,
    );

    test(
      'takes the segments of a timeline that it has rendered before from its store',
      async () => {
        const { renderer, timeline, freshFile } = await setup();
        await renderer.render({ timeline, outFile: freshFile() });
        const { segments } = await renderer.render({ timeline, outFile: freshFile() });
        expect(segments.rendered).toBe(0);
        expect(segments.reused).toBeGreaterThan(0);
      },
      timeout,
    );

    test(
      'leaves no file when it is aborted, and renders again afterwards',
      async () => {
        const { renderer, timeline, freshFile, fileBytes } = await setup();
        const outFile = freshFile();
        const { signal, reason } = abortedSignal();
        await expect(renderer.render({ timeline, outFile }, { signal })).rejects.toBe(reason);
        expect(await fileBytes(outFile)).toBe(null);
        expect((await renderer.render({ timeline, outFile })).frames).toBe(timeline.frames);
      },
      timeout,
    );

    test(
      'gives stills in the order and format asked for',
      async () => {
        const { renderer, timeline } = await setup();
        const stills = await renderer.stills([
          { timeline, frame: 0, format: 'png' },
          { timeline, frame: timeline.frames - 1, format: 'jpeg' },
        ]);
        expect(stills.map((still) => [...still.subarray(0, 3)])).toEqual([
          [0x89, 0x50, 0x4e],
          [0xff, 0xd8, 0xff],
        ]);
      },
      timeout,
    );
  });
}
