import { Injectable } from '@nestjs/common';
import { CancelVideo } from '../../videos/cancel-video.js';
import { Filmstrip } from '../../videos/filmstrip.js';
import { ListVideos } from '../../videos/list-videos.js';
import { Video, VideoList } from '../../videos/video-answers.js';
import { VideoPresenter } from '../../videos/video-presenter.js';
import { VideoPreview } from '../agent-answers.js';
import { previewViewUri } from '../preview-view.js';
import { agentTool, reads, videoTool, type AgentTool } from './agent-tool.js';
import { ListVideosInput, longestWaitSeconds, PreviewVideoInput, VideoInput, VideoStatusInput } from './tool-inputs.js';
import { counted, videoLink, whatNext } from './present-video.js';
import { WaitForVideo } from './wait-for-video.js';

/** Tools that follow, show, list and stop videos. */
@Injectable()
export class FollowingTools {
  readonly all: readonly AgentTool[];

  constructor(
    presenter: VideoPresenter,
    filmstrip: Filmstrip,
    listVideos: ListVideos,
    cancelVideo: CancelVideo,
    waitForVideo: WaitForVideo,
  ) {
    const status = videoTool(
      {
        name: 'get_video_status',
        title: 'Follow a video',
        description: [
          'Tells how a video is getting on, with its scenes, warnings, cost and, once rendered, a link to the MP4 that lasts 15 minutes (call again for a fresh one).',
          `Use it after create_video, edit_video, render_video and approve_video. wait_seconds up to ${longestWaitSeconds} holds the answer back until the video needs you, which saves calls; without it, wait poll_after_seconds before you ask again.`,
          'Free. The end is status completed, failed or canceled; awaiting_approval asks for preview_video and approve_video.',
        ].join(' '),
        input: VideoStatusInput,
        answer: Video,
        scope: 'videos:read',
        marks: reads,
      },
      async (call, video) => {
        const record = await presenter.present(await waitForVideo.run(call, video, call.input.wait_seconds));
        return { record, text: whatNext(record), links: videoLink(record) };
      },
    );

    const preview = videoTool(
      {
        name: 'preview_video',
        title: 'Look at a video',
        description: [
          'Shows a video as pictures, one of the middle of each scene, and links the MP4 when there is one. While a video waits for a review, it shows the cast or the storyboard that is to be approved.',
          'Use it to see what was made before you tell the user that it is done, and before edit_video or approve_video. Free; a few seconds.',
        ].join(' '),
        input: PreviewVideoInput,
        answer: VideoPreview,
        view: previewViewUri,
        scope: 'videos:read',
        marks: reads,
      },
      async ({ input }, job) => {
        const [video, { source, frames }] = await Promise.all([
          presenter.present(job),
          filmstrip.of(job, input.max_frames),
        ]);
        const record: VideoPreview = {
          video_id: job.id,
          status: job.status,
          source,
          frames: frames.map(({ data: _data, ...facts }) => facts),
          ...(video.download_url !== undefined && { download_url: video.download_url }),
        };
        const titles = frames.map(({ title }, at) => `${at + 1}. ${title || 'without a title'}`).join(' ');
        const shown = frames.length === 0 ? `There is nothing to see of ${job.id} yet.` : `Scenes shown: ${titles}.`;
        return {
          record,
          text: `${shown} ${whatNext(video)}`,
          pictures: frames.map(({ mime_type: mimeType, data }) => ({ mimeType, data })),
          links: videoLink(video),
        };
      },
    );

    const list = agentTool(
      {
        name: 'list_videos',
        title: 'List videos',
        description: [
          'Lists the videos of the account, newest first, with status and links. Use it to find the id of a video that the user means, or what is in progress (status).',
          'Free. next_cursor of an answer gives the next page.',
        ].join(' '),
        input: ListVideosInput,
        answer: VideoList,
        scope: 'videos:read',
        marks: reads,
      },
      async ({ caller, input }) => {
        const record = await listVideos.run(caller, input);
        const more = record.next_cursor === null ? '' : ' There are more: call again with cursor next_cursor.';
        return { record, text: `${counted(record.videos.length, 'video')}.${more}` };
      },
    );

    const cancel = videoTool(
      {
        name: 'cancel_video',
        title: 'Cancel a video',
        description: [
          'Stops a video that is queued, in progress, rendering or waiting for approval. It cannot be taken back; scenes that are made are charged. A canceled render leaves the video completed.',
          'Use it only when the user asks for it. Queued and paused ones end at once; for others call get_video_status until status is canceled.',
        ].join(' '),
        input: VideoInput,
        answer: Video,
        scope: 'videos:write',
        marks: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
      },
      async ({ caller }, { id }) => {
        const record = await cancelVideo.run(caller, id);
        return { record, text: whatNext(record) };
      },
    );

    this.all = [status, preview, list, cancel];
  }
}
