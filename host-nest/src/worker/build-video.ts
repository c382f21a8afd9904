import { generationCredits, isSocialLink, outputSize, type CreateRequest, type FetchedInputs } from '@scenewright/core';
import type { BuiltVideo } from '../studio/studio.js';
import type { Job, JobWork } from './job-work.js';

/** From the request to a stored storyboard and timeline. Afterwards the job is rendering or completed. */
export async function buildVideo(work: JobWork, job: Job<'processing'>): Promise<void> {
  const request = job.request as unknown as CreateRequest;
  const inputs = (await work.jobs.document<FetchedInputs>(job.id, 'inputs')) ?? {};
  const progress = work.progress();
  const built = await work.studio
    .build(request, inputs, { signal: work.signal, onProgress: progress.report })
    .finally(() => progress.stop());
  work.signal.throwIfAborted();
  await finishBuild(work, job, built);
}

/** Stores what was built, with its cost, and what comes next. */
export async function finishBuild(work: JobWork, job: Job<'processing'>, built: BuiltVideo): Promise<void> {
  const request = job.request as unknown as CreateRequest;
  const charge = {
    model: job.model,
    seconds: built.durationSeconds,
    footageSeconds: built.footageSeconds,
    aiVideo: request.aiVideo,
    enhancePrompt: built.enhancedPrompt !== null,
    socialAudioImports: request.audio.filter(({ url }) => isSocialLink(url)).length,
  };
  await work.report({
    aspectRatio: built.aspectRatio ?? undefined,
    dimensions: built.dimensions,
    enhancedPrompt: built.enhancedPrompt ?? undefined,
  });
  await work.apply(
    {
      kind: 'generation_finished',
      fence: work.fence,
      scenes: built.scenes,
      durationSeconds: built.durationSeconds,
      credits: {
        completed: generationCredits({ ...charge, completed: true }),
        stopped: generationCredits({ ...charge, completed: false }),
      },
      warnings: built.warnings,
      ...(job.autoRender !== null && {
        target: {
          resolution: request.resolution,
          ...outputSize(request.dimensions ?? built.dimensions, request.resolution),
        },
      }),
    },
    { storyboard: built.storyboard, timeline: built.timeline },
  );
}
