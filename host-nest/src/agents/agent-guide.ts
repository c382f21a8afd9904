import { longestWaitSeconds } from './tools/tool-inputs.js';

/** What a client tells its model of this server, whatever it is asked. */
export const agentInstructions = [
  'Scenewright makes finished videos from prompts: scenes, narration, captions, music.',
  `To make one: create_video with render true, then get_video_status with wait_seconds ${longestWaitSeconds} until it is completed, then preview_video to see it, and give the user download_url.`,
  'To change one: edit_video with the change in words. It makes a new video and leaves the old one.',
  'Making costs credits and MP4s cost export minutes: tell the user the estimate of an answer, and ask before several videos or 4K.',
  'Nothing is invented: what must be seen or said has to stand in the prompt or in the documents.',
].join('\n');

/** The guide for agents, as a resource. */
export const agentGuide = `# Making videos with Scenewright

${agentInstructions}

## A good prompt
- Says what the video is about, for whom, and gives every fact, figure, name and quote that is to be shown. None is added.
- May say length, shape ("vertical"), mood, voice and language in words; the inputs of create_video win over words.
- Is written in the language of the video, or narration_language names one.
- What must not be shown or said can be said too ("no prices").

## From a prompt to an MP4
1. Optional: list_models, list_animation_styles, list_voices, list_brand_kits, when the user cares about them. get_credit_balance before costly work.
2. create_video answers at once with id and estimate. Send an idempotency_key, so that a repeat after a lost answer starts nothing twice.
3. get_video_status with wait_seconds until status is completed. Show warnings to the user.
4. preview_video: look at the pictures yourself. What is wrong is told to edit_video in words.
5. render_video for an MP4 or another resolution. download_url lasts 15 minutes; get_video_status gives a fresh one.

## Reviews
With ai_video full and storyboard true the video waits twice (status awaiting_approval): show preview_video to the user, then
approve_video, with changes or without.

## Errors
An error has code, message, fields, remedy and retryable. Do what remedy says; send the same call again only when retryable is true.
`;
