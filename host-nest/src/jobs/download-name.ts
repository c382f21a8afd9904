import type { FinishedRender, VideoJob } from '@scenewright/core/jobs';

/** A file name that every system takes: the first words of the video and its size. */
export function downloadName(job: VideoJob, render: FinishedRender): string {
  const words = (job.scenes[0]?.title || job.prompt)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const title = (words ?? []).join('-').slice(0, 48).replace(/-+$/, '') || 'video';
  return `${title}-${render.resolution ?? `${render.width}x${render.height}`}.mp4`;
}
