import { findModel } from '@scenewright/core/billing';
import type { Brief } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import { shortestVideoSeconds, type CreateRequest } from '@scenewright/core/requests';
import { readBrief } from '../reading/read-brief.js';

export interface AskedLength {
  brief: Brief;
  warnings: Warning[];
}

/**
 * The length that a prompt asks for in words ("20 seconds", "make it a minute") becomes that of the video, within what
 * its model makes. A duration that was given as such always wins. What is not followed is told in a warning.
 * @param follows false where the price of the default length was quoted before the prompt is read (interface 2.2, 4.2)
 */
export function withAskedLength(
  brief: Brief,
  { prompt, durationGiven }: Pick<CreateRequest, 'prompt' | 'durationGiven'>,
  { follows }: { follows: boolean },
): AskedLength {
  // A voiceover decides the length of its video.
  if (brief.audio.some(({ role }) => role === 'voiceover')) return { brief, warnings: [] };
  const asked = readBrief({ prompt, documents: brief.documents }).wishes.seconds;
  if (asked === undefined || asked === brief.durationSeconds) return { brief, warnings: [] };
  const warning = (code: string, message: string): Warning[] => [{ code, message }];
  const { durationSeconds } = brief;
  if (durationGiven)
    return {
      brief,
      warnings: warning('length_differs', `The prompt asks for ${asked} s; the duration that was given counts: ${durationSeconds} s.`), // prettier-ignore
    };
  const longest = findModel(brief.model)?.maxDurationSeconds ?? durationSeconds;
  const seconds = Math.min(longest, Math.max(shortestVideoSeconds, asked));
  if (!follows)
    return {
      brief,
      warnings: warning('length_not_followed', `The prompt asks for ${asked} s; the video was quoted and made with the default of ${durationSeconds} s. A "duration" of ${seconds} follows it.`), // prettier-ignore
    };
  return {
    brief: { ...brief, durationSeconds: seconds },
    warnings:
      seconds === asked
        ? []
        : warning('length_limited', `The prompt asks for ${asked} s; a video lasts ${shortestVideoSeconds} to ${longest} s, so this one is made for ${seconds} s.`), // prettier-ignore
  };
}
