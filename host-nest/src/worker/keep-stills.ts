import { writeFile } from 'node:fs/promises';
import type { FinishedRender, RenderStills, VideoJob } from '@scenewright/core/jobs';
import type { Timeline } from '@scenewright/core/timeline';
import { framesOfAll } from '../stills/moments.js';
import { sampleMp4 } from '../stills/sample-mp4.js';
import type { JobWork } from './job-work.js';

interface TakenStills extends Omit<RenderStills, 'file'> {
  /** The local file that they lie in. */
  path: string;
}

interface LocalRender {
  job: VideoJob;
  timeline: Timeline;
  render: FinishedRender;
  /** The MP4. */
  outFile: string;
  /** Where the pictures go. */
  path: string;
}

/** The pictures of every filmstrip of an MP4 that lies here. Null when that fails: no reason to lose a video. */
export async function takeStills(
  work: JobWork,
  { job, timeline, render, outFile, path }: LocalRender,
): Promise<TakenStills | null> {
  try {
    const frames = framesOfAll(job, timeline);
    const pictures = await sampleMp4(outFile, { frames, of: timeline.frames, canvas: render }, work.signal);
    const [first] = pictures;
    if (!first) return null;
    await writeFile(path, Buffer.concat(pictures.map(({ bytes }) => bytes)));
    return {
      path,
      width: first.width,
      height: first.height,
      pictures: pictures.map(({ bytes }, at) => ({ frame: frames[at]!, bytes: bytes.length })),
    };
  } catch (error) {
    work.stillsFailed(error);
    return null;
  }
}

/** Stores them. Null when that fails. */
export async function putStills(
  work: JobWork,
  { path, ...taken }: TakenStills,
  file: string,
): Promise<RenderStills | null> {
  try {
    await work.files.putFile(file, path);
    return { file, ...taken };
  } catch (error) {
    work.stillsFailed(error);
    return null;
  }
}
