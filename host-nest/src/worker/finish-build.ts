import { generationCredits } from '@scenewright/core/billing';
import { outputSize, type Size } from '@scenewright/core/canvas';
import type { JobEdit } from '@scenewright/core/jobs';
import { isSocialLink, type CreateRequest } from '@scenewright/core/requests';
import type { BuiltVideo } from '../studio/studio.js';
import type { Job, JobWork } from './job-work.js';
import { committedCredits } from './job-progress.js';

/** What an edit job has otherwise than a job that starts from a prompt. */
export interface EditOutcome {
  edit: JobEdit;
  credits: { completed: number; stopped: number };
  exactDimensions: Size | null;
}

/** Stores what was built, with its cost, and what comes next. */
export async function finishBuild(
  work: JobWork,
  job: Job<'processing'>,
  built: BuiltVideo,
  edited?: EditOutcome,
): Promise<void> {
  const request = job.request as unknown as CreateRequest;
  const committed = { seconds: built.durationSeconds, footageSeconds: built.footageSeconds };
  // What was asked for stays in the record; the size of each file stands in its render (decisions, fine point 16).
  const canvas = (edited ? edited.exactDimensions : request.dimensions) ?? built.dimensions;
  await work.report({
    aspectRatio: built.aspectRatio ?? undefined,
    dimensions: canvas,
    enhancedPrompt: built.enhancedPrompt ?? undefined,
  });
  await work.apply(
    {
      kind: 'generation_finished',
      fence: work.fence,
      scenes: built.scenes,
      durationSeconds: built.durationSeconds,
      credits: edited?.credits ?? {
        completed: generationCredits({
          ...committed,
          model: job.model,
          aiVideo: request.aiVideo,
          covered: request.covered,
          enhancePrompt: built.enhancedPrompt !== null,
          socialAudioImports: request.audio.filter(({ url }) => isSocialLink(url)).length,
          completed: true,
        }),
        stopped: committedCredits(job, committed),
      },
      warnings: built.warnings,
      ...(edited && { edit: edited.edit }),
      ...(job.autoRender !== null && {
        target: { resolution: request.resolution, ...outputSize(canvas, request.resolution) },
      }),
    },
    { storyboard: built.storyboard, timeline: built.timeline, ...(built.plan && { plan: built.plan }) },
  );
}
