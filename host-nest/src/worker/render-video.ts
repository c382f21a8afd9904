import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exportMinutes } from '@scenewright/core/billing';
import type { Resolution } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import type { FinishedRender, RenderTarget } from '@scenewright/core/jobs';
import type { Timeline } from '@scenewright/core/timeline';
import type { SegmentShare } from '@scenewright/render-pool';
import { putNamedFile } from '../files/put-named-file.js';
import { newId } from '../ids/ids.js';
import type { Job, JobWork } from './job-work.js';
import { putStills, takeStills } from './keep-stills.js';

/** From the stored timeline to an MP4 in the file store, with the pictures of its filmstrip. Afterwards the job is completed. */
export async function renderVideo(work: JobWork, job: Job<'rendering'>): Promise<void> {
  const timeline = await work.jobs.document<Timeline>(job.id, 'timeline');
  if (timeline === null) throw new StageFailure('store', 'timeline_missing', `The timeline of ${job.id} is gone.`);
  const id = newId('rnd', work.now());
  const folder = join(work.temporaryDir, randomUUID());
  const outFile = join(folder, 'video.mp4');
  await mkdir(folder, { recursive: true });
  try {
    const progress = work.progress();
    const draw = (share?: SegmentShare) =>
      work.studio.render(timeline, job.target, outFile, {
        signal: work.signal,
        share,
        onProgress: ({ detail }) => progress.report({ detail }),
      });
    const startedAt = work.now();
    const rendered = work.cluster ? work.cluster.share({ id: job.id, fence: work.fence }, draw) : draw();
    const outcome = await rendered.finally(() => progress.stop());
    work.signal.throwIfAborted();
    work.rendered((work.now() - startedAt) / 1000, outcome.durationSeconds);
    const key = `videos/${job.id}/${id}`;
    const render: FinishedRender = {
      ...outcome,
      resolution: job.target.resolution,
      id,
      file: `${key}.mp4`,
      exportMinutes: exportMinutes(outcome.durationSeconds, sizeOfCharge(job.target)),
      createdAt: work.now(),
    };
    const taken = await takeStills(work, { job, timeline, render, outFile, path: join(folder, 'stills.mjpeg') });
    await putNamedFile(work.files, { key: render.file, path: outFile }, async () => {
      // In one record with the MP4: whatever stops here leaves both of them without a name, to be swept, or none.
      const stills = taken && (await putStills(work, taken, `${key}.mjpeg`));
      const stored = stills ? { ...render, stills } : render;
      const isStored = await work.offer({ kind: 'render_finished', fence: work.fence, render: stored });
      // One that was canceled meanwhile ends without the files.
      const isNamed = isStored && work.job.renders.some((entry) => entry.id === id);
      if (stills && !isNamed) await work.files.remove(stills.file);
      return isNamed;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Export minutes are priced by the named resolution, or by the exact size. */
function sizeOfCharge(target: RenderTarget): Resolution | { width: number; height: number } {
  return (target.resolution as Resolution | null) ?? { width: target.width, height: target.height };
}
