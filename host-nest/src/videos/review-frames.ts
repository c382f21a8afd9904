import { boardFrame, boardTitle } from '@scenewright/core/footage';
import type { PausedJob } from '@scenewright/core/jobs';
import type { Timeline } from '@scenewright/core/timeline';
import type { JobStore } from '../jobs/job-store.js';
import { spread } from '../stills/spread.js';
import type { Studio } from '../studio/studio.js';
import type { Frames } from './frames-answer.js';

/** Pixels of the longer side: what is reviewed is looked at closely. */
const longSide = 960;

/** What a paused job shows: its cast sheets, or one still a shot. Interface 4.1; decisions, `frames`. */
export async function reviewFrames(job: PausedJob, max: number, jobs: JobStore, studio: Studio): Promise<Frames> {
  const source = job.review.gate;
  const board = await jobs.document<Timeline>(job.id, 'board');
  if (board === null) return { video_id: job.id, source, frames: [] };
  const scenes = spread(board.scenes, max);
  const { width, height } = board.canvas;
  const pictures = await studio.stills(
    board,
    scenes.map(({ from }) => from + boardFrame),
    Math.round((longSide / Math.max(width, height)) * width),
  );
  return {
    video_id: job.id,
    source,
    frames: scenes.map((scene, index) => {
      const picture = pictures[index];
      if (!picture) throw new Error(`No picture of ${scene.id}.`);
      return {
        scene_id: scene.id,
        title: boardTitle(scene, board.scenes.indexOf(scene)),
        time_seconds: source === 'storyboard' ? startOf(job, scene.id) : 0,
        mime_type: 'image/jpeg',
        width: picture.width,
        height: picture.height,
        data: Buffer.from(picture.bytes).toString('base64'),
      };
    }),
  };
}

/** Seconds at which a shot is planned to begin. */
function startOf(job: PausedJob, id: string): number {
  const at = job.scenes.findIndex((scene) => scene.id === id);
  return (
    Math.round(job.scenes.slice(0, Math.max(0, at)).reduce((sum, scene) => sum + scene.durationSeconds, 0) * 1000) /
    1000
  );
}
