import type { RenderRequest, VideoRenderer } from '../../src/rendering/video-renderer.js';

/** A renderer that draws nothing and reports each frame as done: for tests of what stands around it. */
export function createCountingRenderer(): VideoRenderer & { requests: RenderRequest[] } {
  const requests: RenderRequest[] = [];
  return {
    requests,
    async render(request, { signal, onProgress } = {}) {
      signal?.throwIfAborted();
      requests.push(request);
      const { timeline } = request;
      const progress = { framesTotal: timeline.frames, segmentsDone: 0, segmentsTotal: 1 };
      onProgress?.({ ...progress, stage: 'preparing', framesDone: 0 });
      await Promise.resolve();
      signal?.throwIfAborted();
      onProgress?.({ ...progress, stage: 'probing', framesDone: timeline.frames, segmentsDone: 1 });
      return {
        file: request.outFile,
        bytes: 0,
        ...(request.output ?? timeline.output),
        fps: timeline.fps,
        frames: timeline.frames,
        durationSeconds: timeline.frames / timeline.fps,
        hasSound: timeline.sound.length > 0,
        segments: { reused: 0, rendered: 1 },
        timings: { prepare: 0, capture: 0, encode: 0, sound: 0, mux: 0 },
      };
    },
    async stills(stills, { signal } = {}) {
      signal?.throwIfAborted();
      return stills.map(() => new Uint8Array());
    },
    async close() {},
  };
}
