import type { Brief } from '@scenewright/core/brief';
import { estimateSpeechSeconds } from '@scenewright/core/language';
import type { Beat } from '@scenewright/core/outline';
import type { CreateRequest } from '@scenewright/core/requests';
import { longestOf, revealsOf, secondsOf } from '../outline/pace.js';
import { crowdingOf, writeOutline, type Crowding } from '../outline/write-outline.js';
import { readBrief } from '../reading/read-brief.js';
import type { AskedLength } from '../treatment/asked-length.js';
import { workedOut } from '../outline/verdicts/chosen-verdicts.js';
import { treat } from '../treatment/treat.js';

/** Characters of a prompt that may hold too little for the default length. */
const longestThin = 600;
/** Characters of a prompt that is told in full where nobody gave a length: of what is longer, a film is the gist. */
const longestFull = 1800;
/** Lengths that are tried, in seconds, for what finds no room in the default. */
const longer = [45, 60, 75, 90];
/** A film grows to so many seconds for sentences that only have to share a list: nothing of them is lost. */
const longestForShared = 60;
/** A film that can fill this share of its length at its own pace keeps it: the rest of it are breaths, and no views without a word. */
const fullShare = 0.88;
/** One that has told what its figures come to has nothing more to fill it with. */
const fullShareJudged = 0.97;
/** Seconds that the eye takes for a picture and a few words. */
const shortestLook = 4.2;
/** Seconds that a voice takes for a digit beyond the estimate, and of the breath behind what it tells. */
const [secondsPerDigit, breath] = [0.15, 0.6];
/** Seconds of a film that only names or asks something. */
const bareSeconds = 10;
/** One view, however little is in it, is no longer than it holds the eye; what takes longer to tell is told over two. */
const oneView = { least: 6, most: 7, second: 2.5 };

/**
 * Of a prompt that asks for no length, a film as long as what it holds: half a minute for one line would be a line and a
 * wait, and ten steps in half a minute would be five. A length that is given or asked for stays, and so does that of a
 * film with files of its own.
 */
export function withFittingLength(
  brief: Brief,
  { prompt, durationGiven }: Pick<CreateRequest, 'prompt' | 'durationGiven'>,
): AskedLength {
  const same = { brief, warnings: [] };
  const hasFiles = brief.documents.length + brief.images.length + brief.audio.length > 0;
  if (durationGiven || hasFiles || !brief.multiScene || brief.aiVideo === 'full' || prompt.length > longestFull) return same; // prettier-ignore
  const reading = readBrief(brief);
  if (reading.wishes.seconds !== undefined) return same;
  const crowdingAt = (seconds: number): Crowding => {
    const own = { ...brief, durationSeconds: seconds };
    return crowdingOf(treat(reading, own), own);
  };
  const now = { seconds: brief.durationSeconds, ...crowdingAt(brief.durationSeconds) };
  if (now.left + now.shared > 0) {
    let best = now;
    for (const seconds of longer.filter((each) => each > brief.durationSeconds)) {
      if (best.left === 0 && (best.shared === 0 || seconds > longestForShared)) break;
      const next = { seconds, ...crowdingAt(seconds) };
      if (next.left < best.left || (next.left === best.left && next.shared < best.shared && seconds <= longestForShared)) best = next; // prettier-ignore
    }
    return best === now ? same : fitted(pacedWithin(best));
  }
  const { beats, warnings } = writeOutline(treat(reading, brief), brief);
  if (prompt.length > longestThin) return same;
  const isBare = warnings.some(({ code }) => code === 'no_facts');
  const own = pacedSeconds(beats, reading.language);
  const [only] = beats.length === 1 && revealsOf(beats[0]!) < 3 ? beats : [];
  const seconds = Math.ceil(only ? viewsSeconds(only, reading.language) : isBare ? bareSeconds : Math.max(bareSeconds, own)); // prettier-ignore
  // What the default has room for is not pressed for the sake of its pace.
  const { left, shared } = crowdingAt(seconds);
  const share = warnings.some(({ code }) => code === workedOut) ? fullShareJudged : fullShare;
  return seconds > brief.durationSeconds * share || left + shared > 0 ? same : fitted(seconds);

  /** A length between two that were tried, where all that the longer one tells is at its own pace. */
  function pacedWithin(best: Crowding & { seconds: number }): number {
    const longerBrief = { ...brief, durationSeconds: best.seconds };
    const { beats: all } = writeOutline(treat(reading, longerBrief), longerBrief);
    const paced = Math.ceil(pacedSeconds(all, reading.language));
    if (paced <= brief.durationSeconds || paced >= best.seconds) return best.seconds;
    const then = crowdingAt(paced);
    return then.left <= best.left && then.shared <= best.shared ? paced : best.seconds;
  }

  function fitted(seconds: number): AskedLength {
    const message = `The prompt holds enough for about ${seconds} s, so the film lasts that long instead of the default ${brief.durationSeconds} s. A "duration" sets another length.`;
    const longestSeconds = Math.max(seconds, brief.durationSeconds);
    return {
      brief: { ...brief, durationSeconds: seconds, longestSeconds },
      warnings: [{ code: 'length_fitted', message }],
    };
  }
}

/** Seconds that a beat is held in an edit that neither hurries nor waits: time to read it and to look at its picture. */
function ownSeconds(one: Beat, language: string): number {
  const read = Math.min(longestOf(one), Math.max(shortestLook, secondsOf(one, language) * 1.15));
  // A voice is not shortened by what the eye has had enough of; long numbers take it longer than their digits say.
  const digits = one.spoken?.match(/\p{Nd}/gu)?.length ?? 0;
  const spoken = one.spoken === null ? 0 : estimateSpeechSeconds(one.spoken, language) * 1.1 + digits * secondsPerDigit;
  return Math.max(read, spoken + breath);
}

/** The same for all beats of a film. */
const pacedSeconds = (beats: readonly Beat[], language: string): number =>
  beats.reduce((sum, one) => sum + ownSeconds(one, language), 0);

/** The same for a film of one beat. */
function viewsSeconds(only: Beat, language: string): number {
  const own = Math.max(oneView.least, secondsOf(only, language) * 1.15);
  return own <= oneView.most ? own : Math.max(bareSeconds, own + oneView.second);
}
