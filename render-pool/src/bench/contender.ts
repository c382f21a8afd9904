import { readFile } from 'node:fs/promises';
import { renderMedia, selectComposition } from '@remotion/renderer';
import type { Size } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { locateFfmpeg } from '../ffmpeg/locate-ffmpeg.js';
import { encodingProfile } from '../quality/encoding-profile.js';
import { assembleVideoRenderer } from '../video/assemble-video-renderer.js';
import { makeSoundTrack } from '../video/make-sound-track.js';
import { createSegmentPool } from '../worker/segment-pool.js';

/** One render, measured in a process of its own. */
export interface Contest {
  contender: 'plain' | 'tuned' | 'ours';
  timelineFile: string;
  /** Drawn first, by ours alone, and not measured: a service that is at work has its browsers up. */
  warmUpFile?: string;
  /** An edited version, drawn last, by ours alone, and measured by itself. */
  editFile?: string;
  output: Size;
  outFile: string;
  cacheRoot: string;
  assetFolder: string;
  /** Address under which the Remotion contenders find the assets. */
  assetBase: string;
  bundleFolder: string;
  browser: string;
  cores: number;
  /** Browsers of ours; as many as fit when absent. */
  workers?: number;
}

/** Renders once, prints the seconds it took as JSON, and waits to be told to end. */
async function main(): Promise<void> {
  const contest = JSON.parse(process.argv[2] ?? '') as Contest;
  const timeline = JSON.parse(await readFile(contest.timelineFile, 'utf8')) as Timeline;
  let end: () => void = () => process.exit(1);
  process.stdin.once('end', () => end()).resume();
  let started = performance.now();
  let firstFrameSeconds: number | null = null;
  let seconds = 0;
  let editSeconds: number | null = null;
  const since = (): number => (performance.now() - started) / 1000;
  const finish = await (contest.contender === 'ours'
    ? renderScenewright(contest, timeline, {
        begins: () => (started = performance.now()),
        drewFirst: () => (firstFrameSeconds ??= since()),
        isWhole: () => (seconds = since()),
      })
    : renderRemotion(contest, timeline));
  if (contest.editFile === undefined) seconds = since();
  else editSeconds = since();
  await new Promise<void>((resolve) => {
    end = resolve;
    process.stdout.write(`${JSON.stringify({ seconds, firstFrameSeconds, editSeconds })}\n`);
  });
  await finish();
  process.exit(0);
}

async function renderScenewright(
  contest: Contest,
  timeline: Timeline,
  { begins, drewFirst, isWhole }: { begins: () => void; drewFirst: () => void; isWhole: () => void },
): Promise<() => Promise<void>> {
  const { cacheRoot, assetFolder, bundleFolder, output, outFile, workers } = contest;
  // As createVideoRenderer puts it together, with the bundle that the others use.
  const renderer = assembleVideoRenderer({
    cacheRoot,
    assetFolder,
    makeSoundTrack,
    tools: () => locateFfmpeg(),
    drawing: async () => ({ bundleFolder, rendererVersion: 'bench' }),
    openPool: ({ ffmpeg }) => createSegmentPool({ cacheRoot, ffmpeg, workers }),
  });
  const onProgress = ({ framesDone }: { framesDone: number }): void => {
    if (framesDone > 0) drewFirst();
  };
  if (contest.warmUpFile !== undefined) {
    const warmUp = JSON.parse(await readFile(contest.warmUpFile, 'utf8')) as Timeline;
    await renderer.render({ timeline: warmUp, output, quality: 'standard', outFile });
    begins();
  }
  await renderer.render({ timeline, output, quality: 'standard', outFile }, { onProgress });
  if (contest.editFile !== undefined) {
    const edited = JSON.parse(await readFile(contest.editFile, 'utf8')) as Timeline;
    isWhole();
    begins();
    await renderer.render({ timeline: edited, output, quality: 'standard', outFile });
  }
  return () => renderer.close();
}

async function renderRemotion(contest: Contest, timeline: Timeline): Promise<() => Promise<void>> {
  const { bundleFolder, browser, output, contender } = contest;
  const inputProps = { timeline, output, assetBase: contest.assetBase };
  const common = { serveUrl: bundleFolder, inputProps, browserExecutable: browser, logLevel: 'error' as const };
  const composition = await selectComposition({ ...common, id: 'video' });
  await renderMedia({
    ...common,
    composition,
    codec: 'h264',
    muted: true,
    outputLocation: contest.outFile,
    ...(contender === 'plain' ? {} : tuning(contest, timeline.fps)),
  });
  return async () => undefined;
}

/** A tab for each core, and the encoder settings that ours has. */
function tuning({ cores, output }: Contest, fps: number): object {
  const encoder = encodingProfile('standard', output, fps).output;
  const valueOf = (option: string): string => encoder[encoder.indexOf(option) + 1]!;
  return {
    concurrency: cores,
    x264Preset: 'ultrafast',
    crf: Number(valueOf('-crf')),
    ffmpegOverride: ({ type, args }: { type: string; args: string[] }) =>
      type === 'stitcher' ? args : [...args.slice(0, -1), '-x264-params', valueOf('-x264-params'), args.at(-1)!],
  };
}

await main();
