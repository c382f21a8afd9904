import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exportMinutes } from '@scenewright/core/billing';
import type { Resolution } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import type { JobEvent, RenderTarget } from '@scenewright/core/jobs';
import type { Timeline } from '@scenewright/core/timeline';
import type { SegmentShare } from '@scenewright/render-pool';
import { putNamedFile } from '../files/put-named-file.js';
import { newId } from '../ids/ids.js';
import type { Job, JobWork } from './job-work.js';

/** From the stored timeline to an MP4 in the file store. Afterwards the job is completed. */
export async function renderVideo(work: JobWork, job: Job<'rendering'>): Promise<void> {
  const timeline = await work.jobs.document<Timeline>(job.id, 'timeline');
  if (timeline === null) throw new StageFailure('store', 'timeline_missing', `The timeline of ${job.id} is gone.`);
  const id = newId('rnd', work.now());
  const folder = join(work.temporaryDir, randomUUID());
  const outFile = join(folder, 'video.mp4');
  await mkdir(folder, { recursive: true });
  try {
    const progress = work.progress();
    const render = (share?: SegmentShare) =>
      work.studio.render(timeline, job.target, outFile, {
        signal: work.signal,
        share,
        onProgress: ({ detail }) => progress.report({ detail }),
      });
    const startedAt = work.now();
    const rendered = work.cluster ? work.cluster.share({ id: job.id, fence: work.fence }, render) : render();
    const outcome = await rendered.finally(() => progress.stop());
    work.signal.throwIfAborted();
    work.rendered((work.now() - startedAt) / 1000, outcome.durationSeconds);
    const file = `videos/${job.id}/${id}.mp4`;
    const finished: JobEvent = {
      kind: 'render_finished',
      fence: work.fence,
      render: {
        ...outcome,
        resolution: job.target.resolution,
        id,
        file,
        exportMinutes: exportMinutes(outcome.durationSeconds, sizeOfCharge(job.target)),
        createdAt: work.now(),
      },
    };
    await putNamedFile(work.files, { key: file, path: outFile }, async () => {
      const taken = await work.offer(finished);
      // One that was canceled meanwhile ends without the file.
      return taken && work.job.renders.some((entry) => entry.id === id);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Export minutes are priced by the named resolution, or by the exact size. */
function sizeOfCharge(target: RenderTarget): Resolution | { width: number; height: number } {
  return (target.resolution as Resolution | null) ?? { width: target.width, height: target.height };
}
