import type { Video } from '../../videos/video-answers.js';
import { longestWaitSeconds } from './tool-inputs.js';

/** A record in a sentence, and what there is to do about it. */
export function whatNext(video: Video): string {
  const { id, status, progress, warnings } = video;
  const noted = warnings.length === 0 ? '' : ` Tell the user: ${warnings.map(({ message }) => message).join(' ')}`;
  switch (status) {
    case 'completed': {
      const cost = video.credits_cost === undefined ? '' : ` It cost ${counted(video.credits_cost, 'credit')}.`;
      const failed = video.error ? ` The last render failed: ${video.error.message}` : '';
      const next = video.download_url
        ? `The MP4 is at ${video.download_url} for 15 minutes.`
        : 'There is no MP4 of it yet: call render_video for one, or preview_video to look at it.';
      return `Video ${id} is completed.${cost}${failed} ${next} Its page for the user is ${video.app_url}.${noted}`;
    }
    case 'failed':
      return `Video ${id} failed: ${video.error?.message ?? 'the reason is not known.'} Call create_video again, or edit_video to make it anew with a change.`;
    case 'canceled':
      return `Video ${id} was canceled.`;
    case 'awaiting_approval':
      return `Video ${id} waits for a review (${video.review?.gate ?? ''}): show the user preview_video, then call approve_video, with changes if they want some.`;
    default: {
      const scenes =
        progress.scenes_planned === 0
          ? ''
          : ` ${progress.scenes_committed} of ${progress.scenes_planned} scenes are made.`;
      const detail = video.phase_detail === '' ? '' : ` ${video.phase_detail}`;
      return `Video ${id} is ${status}.${detail}${scenes} Call get_video_status again with wait_seconds ${longestWaitSeconds}, or in ${video.poll_after_seconds} s.`;
    }
  }
}

export function videoLink(video: Video): { uri: string; name: string; mimeType: string }[] {
  return video.download_url ? [{ uri: video.download_url, name: `${video.id}.mp4`, mimeType: 'video/mp4' }] : [];
}

/** "1 credit", "7 credits". */
export const counted = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;
