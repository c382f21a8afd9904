import { fullStop } from '../languages/marks.js';
import type { Beat } from '@scenewright/core/outline';
import { wordsIn } from '../reading/clauses.js';
import { beat } from './beats.js';
import { claimOf } from './claim.js';
import { leftOut } from './left-out.js';
import type { StoryNode } from './node.js';
import { longestOf, secondsOf, wordsOnScreen } from './pace.js';
import { joined, sentence, sentencesSpoken } from './spoken.js';
import type { StoryContext } from './story-context.js';

export interface Fitted {
  beats: Beat[];
  /** Beats that found no room, or only a part of them. */
  left: number;
  /** Beats that share a list, though each would have had a scene of its own, or are spoken of more shortly than they are written. */
  shared: number;
}

/** Seconds that beats want at least: what can be understood without a voice is only seen. */
export const readSeconds = (beats: readonly Beat[], language: string): number =>
  beats.reduce((sum, one) => sum + secondsOf(isSeen(one) ? { ...one, spoken: null } : one, language), 0);

/**
 * Tells each part of the story in as many beats as the time allows: more while there is time to spare, fewer and
 * shared while there is not. What finds no room at last is what weighs least, never a figure before plain words.
 * @param seconds for these beats, without opening and ending
 */
export function fit(nodes: readonly StoryNode[], seconds: number, context: StoryContext): Fitted {
  const { language } = context;
  const level = nodes.map(() => 0);
  const chosen = (): Beat[] => nodes.flatMap((node, at) => node.alternatives[level[at]!]!);
  const wanted = (beats: readonly Beat[]): number => beats.reduce((sum, one) => sum + secondsOf(one, language), 0);
  const held = (beats: readonly Beat[]): number => beats.reduce((sum, one) => sum + longestOf(one), 0);
  // Richer tellings first where the beats would else be held too long, then wherever they fit.
  for (let turn = 0; turn < 40; turn += 1) {
    const now = chosen();
    const choices = nodes
      .map((node, at) => ({ at, next: node.alternatives[level[at]! + 1], node }))
      .filter(({ at, next }) => {
        if (!next) return false;
        const with_ = nodes.flatMap((node, other) => (other === at ? next : node.alternatives[level[other]!]!));
        return wanted(with_) <= seconds * (held(now) < seconds ? 1.05 : 0.92);
      })
      .sort((a, b) => b.node.importance - a.node.importance);
    if (choices.length === 0) break;
    level[choices[0]!.at]! += 1;
  }
  const whole = chosen();
  let beats = whole;
  let shared = nodes.reduce((sum, node, at) => sum + (level[at] === 0 ? sharingOne(node) : 0), 0);
  for (let turn = 0; turn < 60 && wanted(beats) > seconds * 1.02 && beats.length > 1; turn += 1) {
    const together = shareList(beats, context);
    if (together) {
      shared += beats.length - together.length + 1;
      beats = together;
      continue;
    }
    const shorter = shortenSpeech(beats, language);
    if (shorter) {
      shared += 1;
      beats = shorter;
      continue;
    }
    const weakest = [...beats].filter((one) => one.purpose !== 'close').sort((a, b) => a.importance - b.importance)[0];
    if (!weakest) break;
    if (wanted(beats) <= seconds * 1.35 || readSeconds(beats, language) <= seconds) {
      // Time enough to read it: what says itself on screen is named, or seen without a voice.
      const seen = [...beats].filter((one) => isSeen(one) && one.spoken !== namedOnly(one, beats, context)).sort((a, b) => a.importance - b.importance)[0]; // prettier-ignore
      if (!seen || beats.filter(({ spoken }) => spoken !== null).length < 2) break;
      shared += 1;
      beats = beats.map((one) => (one === seen ? { ...one, spoken: namedOnly(one, beats, context) } : one));
      continue;
    }
    // What is left beside the opening is what the film is for.
    if (weakest.purpose === 'evidence' && beats.filter(({ purpose }) => purpose === 'evidence').length === 1) break;
    beats = beats.filter((one) => one !== weakest);
  }
  // However much there is, a scene is never shorter than it can be seen.
  const most = Math.max(2, Math.min(40, Math.round(seconds / 2)));
  while (beats.length > most) {
    const weakest = [...beats].sort((a, b) => a.importance - b.importance)[0]!;
    beats = beats.filter((one) => one !== weakest);
  }
  return { beats, left: beats === whole ? 0 : leftOut(whole, beats), shared };
}

/** Steps and items that share a scene in the shortest telling of a part, and have one each in the richest. */
function sharingOne({ alternatives }: StoryNode): number {
  const [shortest, richest] = [alternatives[0]!, alternatives.at(-1)!];
  const isRow = shortest.every(({ evidence }) => evidence.type === 'steps' || evidence.type === 'list');
  return isRow ? Math.max(0, richest.length - shortest.length) : 0;
}

/** The headline of a beat as its speech, where it says more than what the film is about and nothing else says it; else null. */
function namedOnly(one: Beat, beats: readonly Beat[], context: StoryContext): string | null {
  const said = sentence(one.claim, context);
  const isOwn = wordsIn(one.claim) >= 3 && one.claim !== context.topic && beats.filter(({ claim }) => claim === one.claim).length === 1; // prettier-ignore
  return isOwn && (one.spoken === null || said.length < one.spoken.length || said === one.spoken) ? said : null;
}

/** Spoken, and understood on screen without a voice. */
const isSeen = (one: Beat): boolean =>
  one.spoken !== null && one.purpose === 'evidence' && !plain.has(one.evidence.type);

/** Of words alone: silent, they say less than spoken. */
const plain: ReadonlySet<Beat['evidence']['type']> = new Set(['claim', 'quote', 'question', 'action', 'picture']);
const shareable = new Set<Beat['evidence']['type']>([
  'claim',
  'figure',
  'share',
  'ratio',
  'places',
  'definition',
  'question',
]);

/** The two or more neighbours that weigh least become one list of their headlines. */
function shareList(beats: readonly Beat[], context: StoryContext): Beat[] | undefined {
  const fits = (one: Beat | undefined): boolean =>
    one !== undefined && shareable.has(one.evidence.type) && one.purpose === 'evidence' && wordsIn(one.claim) <= 13;
  let at = -1;
  let least = Infinity;
  for (let index = 0; index + 1 < beats.length; index += 1) {
    if (!fits(beats[index]) || !fits(beats[index + 1])) continue;
    const sum =
      beats[index]!.importance +
      beats[index + 1]!.importance +
      (beats[index]!.kicker === beats[index + 1]!.kicker ? 0 : 0.3);
    if (sum < least) [at, least] = [index, sum];
  }
  if (at < 0) return undefined;
  let end = at + 2;
  while (end < beats.length && end - at < 4 && fits(beats[end]) && wordsTogether(beats.slice(at, end + 1)) <= 38)
    end += 1;
  const some = beats.slice(at, end);
  // What stands under several headings is of the film's topic, or of none.
  const title = some.every(({ kicker }) => kicker === some[0]!.kicker) ? (some[0]!.kicker ?? context.topic) : context.topic; // prettier-ignore
  const list = beat(
    {
      claim: title || some[0]!.claim,
      evidence: {
        type: 'list',
        ...(title ? { title } : {}),
        items: some.map((one) => ({ text: one.claim.slice(0, 110) })),
      },
      spoken: joined(...some.map((one) => one.spokenShort || one.spoken)),
      picture: some.map((one) => one.claim).join(' '),
      importance: Math.max(...some.map((one) => one.importance)),
    },
    context,
  );
  return [...beats.slice(0, at), list, ...beats.slice(end)];
}

const wordsTogether = (some: readonly Beat[]): number => some.reduce((sum, one) => sum + wordsIn(one.claim), 0);

/** The longest speech that has a shorter form takes it. */
function shortenSpeech(beats: readonly Beat[], language: string): Beat[] | undefined {
  const candidates = beats
    .map((one, at) => ({ one, at, short: shortOf(one, language) }))
    .filter(
      ({ one, short }) =>
        one.spoken !== null &&
        short !== undefined &&
        secondsOf({ ...one, spoken: short }, language) < secondsOf(one, language) - 0.6,
    )
    .sort((a, b) => b.one.spoken!.length - a.one.spoken!.length);
  const longest = candidates[0];
  if (!longest) return undefined;
  return beats.map((one, at) => (at === longest.at ? { ...one, spoken: longest.short! } : one));
}

/** A headline of fewer words than this is a name, which says nothing by itself. */
const leastWords = 3;

function shortOf(one: Beat, language: string): string | undefined {
  if (one.spoken === null) return undefined;
  if (one.spokenShort && one.spokenShort.length < one.spoken.length * 0.9) return one.spokenShort;
  const sentences = sentencesSpoken(one.spoken);
  if (sentences.length > 1) return sentences.slice(0, -1).join(' ');
  const claim = `${claimOf(one.claim, language)}${/[?？؟]$/u.test(one.claim) ? '' : fullStop(language)}`;
  return claim.length < one.spoken.length * 0.8 && wordsOnScreen(one) > 0 && wordsIn(one.claim) >= leastWords
    ? claim
    : undefined;
}
