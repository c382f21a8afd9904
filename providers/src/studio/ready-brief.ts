import { buildBrief, stylePictureNotes, type Brief, type FetchedInputs } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import type { CreateRequest } from '@scenewright/core/requests';
import type { EnhancedPrompt, PromptEnhancer } from '../language-model/enhancer.js';
import type { AskedLength } from '../treatment/asked-length.js';
import type { ReadUserAudio, UserAudioRequest } from '../voiceover/read-user-audio.js';

export interface BriefOrder {
  request: CreateRequest;
  inputs: FetchedInputs;
  enhance: PromptEnhancer;
  /**
   * How long the video becomes where nobody gave its length: the brief as it is planned, and as the user wrote it. A host
   * that has quoted a price before it read the prompt keeps the length, and says so.
   */
  settleLength: (asked: Brief, written: Brief) => AskedLength | Promise<AskedLength>;
  /** Another number gives another choice where several are as good. */
  seed?: number;
  /** Hears the user's sounds (`readUserAudio`), in the thread that the host has for it. */
  listen: (heard: Pick<UserAudioRequest, 'brief' | 'audio'>) => Promise<ReadUserAudio>;
  signal?: AbortSignal;
}

export interface ReadyBrief extends Pick<ReadUserAudio, 'brief' | 'userAudio'> {
  /** What was decided or left out on the way. */
  warnings: Warning[];
  enhanced: EnhancedPrompt | null;
}

/** From a checked request and its files to what is planned: the prompt made fuller, the length settled, the user's sounds heard. */
export async function readyBrief(order: BriefOrder): Promise<ReadyBrief> {
  const { request, inputs, enhance, settleLength, seed, listen, signal } = order;
  const written = buildBrief(request, inputs);
  const enhanced = request.enhancePrompt ? await enhance(written, { signal }) : null;
  const asked = enhanced?.prompt ? buildBrief(request, { ...inputs, enhancedPrompt: enhanced.prompt }) : written;
  const lasting = await settleLength(asked, written);
  const heard = await listen({
    brief: seed === undefined ? lasting.brief : { ...lasting.brief, seed },
    audio: inputs.audio ?? [],
  });
  const pictures = stylePictureNotes(inputs.images ?? [], request.brandSettings);
  return {
    brief: heard.brief,
    userAudio: heard.userAudio,
    enhanced,
    warnings: [...(enhanced?.warnings ?? []), ...lasting.warnings, ...heard.warnings, ...pictures],
  };
}
