import type { JobScene, VideoJob } from './video-job.js';

/**
 * Scenes as a job reports them. A single-scene model makes one scene, however many beats follow each other inside it.
 * Interface 1.3, 2.1.
 */
export function reportedScenes(job: Pick<VideoJob, 'multiScene'>, scenes: readonly JobScene[]): JobScene[] {
  const [first] = scenes;
  if (job.multiScene || first === undefined) return [...scenes];
  const durationSeconds = scenes.reduce((sum, scene) => sum + scene.durationSeconds, 0);
  return [{ ...first, durationSeconds: Math.round(durationSeconds * 1000) / 1000 }];
}

/** The same of its progress: the one scene is committed when its last beat is. */
export function reportedProgress(
  job: Pick<VideoJob, 'multiScene'>,
  progress: VideoJob['progress'],
): VideoJob['progress'] {
  if (job.multiScene || progress.scenesPlanned <= 1) return progress;
  return { scenesCommitted: progress.scenesCommitted >= progress.scenesPlanned ? 1 : 0, scenesPlanned: 1 };
}
