import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderProgress, RenderRequest, RenderedVideo } from '@scenewright/core/rendering';
import { readyClips } from '../clips/ready-clips.js';
import type { SegmentPool } from '../capture/segment-renderer.js';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { joinSegments } from '../join/join-segments.js';
import { checkVideo } from '../probe/check-video.js';
import type { SegmentStore } from '../segments/segment-store.js';
import { prepareRender, type PreparedRender } from './prepare-render.js';
import { RenderClock } from './render-clock.js';
import { drawSegments } from './draw-segments.js';
import type { MissingSegment } from './render-missing.js';
import type { DrawingObserver } from './render-missing.js';
import type { SegmentShare } from './segment-share.js';
import { untilAborted } from './until-aborted.js';
import { soundKey } from './sound-key.js';
import type { Drawing, SoundTrackMaker } from './renderer-parts.js';

/** What a job works with. */
export interface RenderJob {
  request: RenderRequest;
  /** Private; deleted by the caller. */
  jobFolder: string;
  cacheRoot: string;
  assetFolder: string;
  store: SegmentStore;
  tools: () => Promise<FfmpegTools>;
  drawing: () => Promise<Drawing>;
  pool: (tools: FfmpegTools) => SegmentPool;
  /** Whether the browsers have drawn that many pixels before: then they have their memory. */
  hasDrawn: (pixels: number) => boolean;
  /** What all browsers together may use. */
  memoryBytes?: number;
  makeSoundTrack: SoundTrackMaker;
  /** Other nodes that draw segments too. */
  share?: SegmentShare;
  observeDrawing?: DrawingObserver;
  signal: AbortSignal;
  report: (progress: RenderProgress) => void;
  log: (line: string) => void;
}

/** One video: prepare, take what is stored, render the rest while the sound is mixed, join, examine, publish. */
export async function renderJob(job: RenderJob): Promise<RenderedVideo> {
  const { request, signal } = job;
  const { timeline, outFile } = request;
  const clock = new RenderClock();
  const progress = progressOf(job);

  progress.tell({});
  const { tools, drawing, prepared } = await clock.time('prepare', async () => {
    const [found, drawn] = await untilAborted(Promise.all([job.tools(), job.drawing()]), signal);
    const { width, height } = request.output ?? timeline.output;
    const freshWorkers = job.hasDrawn(width * height) ? 0 : 1;
    const place = { ...job, ffmpeg: found.ffmpeg, rendererVersion: drawn.rendererVersion, freshWorkers };
    return { tools: found, drawing: drawn, prepared: await prepareRender(request, place) };
  });
  signal.throwIfAborted();

  const files = prepared.segments.map(({ index }) => join(job.jobFolder, `segment-${index}.mp4`));
  const missing = await takeStored(job, prepared, drawing, files);
  const toDraw = missing.map(({ segment }) => segment);
  await clock.time('prepare', () => readyClips(timeline, toDraw, { ...job, tools }));
  const doneFrames = missing.reduce((sum, { task }) => sum - (task.to - task.from), timeline.frames);
  progress.tell({
    stage: 'capturing',
    framesDone: doneFrames,
    segmentsDone: files.length - missing.length,
    segmentsTotal: files.length,
  });

  // Pictures and sound are made at once; when one fails the other stops, and both are awaited.
  const failed = new AbortController();
  const both = AbortSignal.any([signal, failed.signal]);
  const guard = (work: Promise<void>): Promise<void> => work.catch((error: unknown) => failed.abort(error));
  const soundFile = timeline.sound.length > 0 ? join(job.jobFolder, 'sound.mp4') : null;
  const sound = async (): Promise<void> => {
    if (soundFile === null) return;
    const { assetFolder, jobFolder } = job;
    const soundFolder = join(job.cacheRoot, 'sound');
    const track = { timeline, assetFolder, soundFolder, jobFolder, outFile: soundFile, tools };
    const key = soundKey(timeline);
    await clock.time('sound', async () => {
      if (await job.store.take(key, timeline.frames, soundFile)) return;
      await job.makeSoundTrack(track, both);
      await job.store.keep(key, timeline.frames, soundFile);
    });
  };
  let drawnHere = 0;
  const pictures = async (): Promise<void> => {
    if (missing.length === 0) return;
    clock.mark('capture began');
    drawnHere = await drawSegments(missing, {
      pool: job.pool(tools),
      store: job.store,
      jobFolder: job.jobFolder,
      share: job.share,
      drawing: job.observeDrawing,
      signal: both,
      log: job.log,
      onFrames: (frames) => {
        if (frames === 0) return;
        clock.mark('last frame');
        progress.add({ framesDone: frames });
      },
      onPlaced: () => progress.add({ segmentsDone: 1 }),
    });
    clock.mark('encoded');
  };
  await Promise.all([guard(sound()), guard(pictures())]);
  both.throwIfAborted();

  const { fps, frames, title } = timeline;
  const bytes = await clock.time('mux', async () => {
    progress.tell({ stage: 'muxing' });
    const segments = prepared.segments.map(({ index, from, to }) => ({ file: files[index]!, frames: to - from }));
    const parts = { segments, fps, soundFile, title, jobFolder: job.jobFolder, outFile };
    const joined = await joinSegments(tools, parts, signal);
    try {
      progress.tell({ stage: 'probing' });
      const expected = { size: prepared.output, fps, frames, hasSound: soundFile !== null };
      await checkVideo(tools, joined.part, expected, signal);
      signal.throwIfAborted();
      return await joined.publish();
    } finally {
      await joined.discard();
    }
  });

  return {
    file: outFile,
    bytes,
    ...prepared.output,
    fps,
    frames,
    durationSeconds: frames / fps,
    hasSound: soundFile !== null,
    ...(prepared.warnings.length > 0 ? { warnings: prepared.warnings } : {}),
    segments: {
      reused: files.length - missing.length,
      rendered: missing.length,
      ...(job.share && { here: drawnHere }),
    },
    timings: {
      prepare: clock.seconds('prepare'),
      capture: clock.between('capture began', 'last frame'),
      encode: clock.between('last frame', 'encoded'),
      sound: clock.seconds('sound'),
      mux: clock.seconds('mux'),
    },
  };
}

/** Places the segments that the store has; gives the others as tasks. */
async function takeStored(
  job: RenderJob,
  { segments, output, encoding }: PreparedRender,
  { bundleFolder }: Drawing,
  files: readonly string[],
): Promise<MissingSegment[]> {
  const { assetFolder, jobFolder } = job;
  const timelineFile = join(jobFolder, 'timeline.json');
  const missing: MissingSegment[] = [];
  for (const segment of segments) {
    const { index, from, to, key } = segment;
    const outFile = files[index]!;
    if (await job.store.take(key, to - from, outFile)) continue;
    const task = { timelineFile, from, to, output, encoding, outFile, assetFolder, bundleFolder, jobFolder };
    missing.push({ segment, task });
  }
  if (missing.length > 0) await writeFile(timelineFile, JSON.stringify(job.request.timeline));
  return missing;
}

function progressOf({ request, report }: RenderJob) {
  let now: RenderProgress = {
    stage: 'preparing',
    framesDone: 0,
    framesTotal: request.timeline.frames,
    segmentsDone: 0,
    segmentsTotal: 0,
  };
  const tell = (change: Partial<RenderProgress>): void => {
    now = { ...now, ...change };
    report(now);
  };
  return {
    tell,
    add: ({ framesDone = 0, segmentsDone = 0 }: { framesDone?: number; segmentsDone?: number }): void =>
      tell({ framesDone: now.framesDone + framesDone, segmentsDone: now.segmentsDone + segmentsDone }),
  };
}
