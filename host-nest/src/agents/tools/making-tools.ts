import { Injectable } from '@nestjs/common';
import { defaultPriceBook as prices } from '@scenewright/core/billing';
import type { Outcome } from '../../http/repeat.interceptor.js';
import { ApproveVideo } from '../../videos/approve-video.js';
import { CreateVideo } from '../../videos/create-video.js';
import { EditVideo } from '../../videos/edit-video.js';
import { RenderAgain } from '../../videos/render-again.js';
import { CreatedVideo, EditStarted, RenderStarted, Video } from '../../videos/video-answers.js';
import { counted } from './present-video.js';
import { agentTool, videoTool, type AgentTool, type ToolMarks } from './agent-tool.js';
import {
  ApproveVideoInput,
  CreateVideoInput,
  EditVideoInput,
  longestWaitSeconds,
  RenderVideoInput,
} from './tool-inputs.js';

const perSecond = Object.entries(prices.perSecond)
  .map(([model, credits]) => `${model} ${credits}`)
  .join(', ');

const makes: ToolMarks = { readOnly: false, destructive: false, idempotent: false, openWorld: false };

/** Tools that begin work: each answers at once, and tells what to call until it is done. */
@Injectable()
export class MakingTools {
  readonly all: readonly AgentTool[];

  constructor(createVideo: CreateVideo, editVideo: EditVideo, approveVideo: ApproveVideo, renderAgain: RenderAgain) {
    const create = agentTool(
      {
        name: 'create_video',
        title: 'Create a video',
        description: [
          'Makes a new video from a prompt: scenes that move, narration, captions, music, and an MP4 with render true.',
          'Use it when the user wants a video that does not exist yet; to change one that exists, use edit_video.',
          'Put every fact, figure, name and quote that must be seen into the prompt, in the language of the video: none is invented.',
          'Files are given by public links (images, documents, audio). All other inputs are optional and are chosen to fit the prompt.',
          `Cost: ${perSecond} credits a second of video and ${prices.multiSceneMinimum} at least; the answer states the estimate, get_credit_balance what there is. An MP4 takes one export minute a minute, 4K two.`,
          'It answers at once with an id and goes on in the background, mostly for one to eight minutes: call get_video_status next.',
        ].join(' '),
        input: CreateVideoInput,
        answer: CreatedVideo,
        scope: 'videos:write',
        marks: { ...makes, openWorld: true },
        begins: true,
        alsoLimitedAs: 'videos',
      },
      async ({ caller, input, remember }) => {
        const record = recordOf(await createVideo.run(caller, input, remember));
        const quote = quoteOf(record);
        return { record, text: `Video ${record.id} is queued; ${quote}. ${askAgain(record.id)}` };
      },
    );

    const edit = videoTool(
      {
        name: 'edit_video',
        title: 'Edit a video',
        description: [
          'Changes a finished video as the words say ("change 24% to 26%", "drop the second scene", "make it blue", "use the voice of a woman").',
          'What the words do not name stays as it was. Only videos of multi-scene models that are completed, failed or canceled.',
          'The source stays; a new video with an id of its own is made. Several changes may stand in one prompt.',
          'Cost: only what is made again, so that changes of text and looks are cheap; the answer states the estimate.',
          'It answers at once: call get_video_status with the new id next, then preview_video to see what came of it.',
        ].join(' '),
        input: EditVideoInput,
        answer: EditStarted,
        scope: 'videos:write',
        marks: { ...makes, openWorld: true },
        begins: true,
      },
      async ({ caller, input, remember }, video) => {
        const record = recordOf(await editVideo.run(caller, video, input, remember));
        return {
          record,
          text: `The edit of ${video.id} makes video ${record.id}; ${quoteOf(record)}. ${askAgain(record.id)}`,
        };
      },
    );

    const render = videoTool(
      {
        name: 'render_video',
        title: 'Render a video',
        description: [
          'Makes an MP4 of a completed video: the first one when it was created without render, or one at another resolution or exact size.',
          'Not needed after create_video or edit_video with render true. To only look at a video use preview_video, which costs nothing.',
          'Cost: one export minute a minute of video, at least one; 4K two, 8K four. No credits.',
          'It answers at once: call get_video_status until status is completed again; download_url then leads to the file for 15 minutes.',
        ].join(' '),
        input: RenderVideoInput,
        answer: RenderStarted,
        scope: 'videos:write',
        marks: makes,
        begins: true,
      },
      async ({ caller, input, remember }, video) => {
        const record = recordOf(await renderAgain.run(caller, video, input, remember));
        const { width, height } = record.dimensions;
        return {
          record,
          text: `Video ${video.id} is being rendered at ${width}x${height}; it takes ${counted(record.estimated_export_minutes, 'export minute')}. ${askAgain(video.id)}`,
        };
      },
    );

    const approve = videoTool(
      {
        name: 'approve_video',
        title: 'Answer a review',
        description: [
          'Answers a video whose status is awaiting_approval (created with storyboard true): without changes it goes on, with changes it is drawn again as they say and waits once more.',
          'There are two reviews, first the cast, then the storyboard. Show the user preview_video before, and approve only what they agree to: what follows is the costly part.',
          'It answers at once: call get_video_status next.',
        ].join(' '),
        input: ApproveVideoInput,
        answer: Video,
        scope: 'videos:write',
        marks: makes,
        begins: true,
      },
      async ({ caller, input, remember }, video) => {
        const record = recordOf(await approveVideo.run(caller, video, input, remember));
        const done = input.changes ? 'is drawn again with your changes' : 'goes on';
        return { record, text: `Video ${video.id} ${done}. ${askAgain(video.id)}` };
      },
    );

    this.all = [create, edit, render, approve];
  }
}

/** A repeat gives its first answer again. */
function recordOf<A>(outcome: Outcome<A>): A {
  return 'answer' in outcome ? outcome.answer : (JSON.parse(outcome.replay.body) as A);
}

function quoteOf(record: { estimated_credits: number; estimated_export_minutes?: number }): string {
  const { estimated_credits: credits, estimated_export_minutes: minutes } = record;
  const file = minutes === undefined ? '' : ` and ${counted(minutes, 'export minute')}`;
  return `it is expected to cost ${counted(credits, 'credit')}${file}`;
}

function askAgain(id: string): string {
  return `Call get_video_status with id "${id}" and wait_seconds ${longestWaitSeconds} until it is completed.`;
}
