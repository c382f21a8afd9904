import type { Infographic } from '@scenewright/core/infographics';
import { copyOf, type EditState, type Outcome } from './edit-state.js';
import type { Clause } from './clause.js';
import { operationsBetween, type Operation } from './operations.js';

/** What instructions are about: a finished video, the board of shots and figures of one that is filmed, a graphic. */
export type EditTarget = 'video' | 'board' | 'infographic';

/** A voice that can be named. */
export interface VoiceEntry {
  id: string;
  name: string;
  gender: string;
  accent: string;
  age: string;
  languages: readonly string[];
}

/** What an instruction is said to. */
export type EditContext =
  | { target: 'video' | 'board'; video: EditState; voices: readonly VoiceEntry[] }
  | { target: 'infographic'; graphic: Infographic };
type VideoContext = Exclude<EditContext, { target: 'infographic' }>;

/** What a rule makes of a clause: what is to be done, or why it can't be. `score` is from 0 to 1: see `scores`. */
export type EditRead = { score: number } & (
  { done: string; scenes: readonly string[]; operations: readonly Operation[] } | { refused: string }
);

/** What examples are said to: the video of the tests, one with a filmed scene, and an infographic. */
export type EditSample = EditTarget | 'footage';

/** An instruction that the rule is to read, and all that it is to change in the sample of the tests, by path. */
export interface EditExample {
  instruction: string;
  /** BCP-47 without region. */
  language: string;
  /** The sample that it is said to; the video when left out. */
  on?: EditSample;
  expects: Readonly<Record<string, unknown>>;
}

/**
 * One thing that can be asked for. `read` looks at a clause and says what it would do about it; it changes nothing.
 * All rules read every clause, and the best score is carried out.
 */
export interface EditRule {
  id: string;
  serves: readonly EditTarget[];
  examples: readonly EditExample[];
  read(clause: Clause, context: EditContext): EditRead | undefined;
}

/**
 * How sure a rule is of a clause. Two rules of one score that would do different things make a clause ambiguous, which
 * is told instead of done.
 */
export const scores = {
  /** The clause spells out what is meant: a link, a quoted text with what takes its place. */
  spelled: 0.95,
  /** It names a thing that only this rule knows, with what is to become of it. */
  named: 0.85,
  /** It has the form of the rule, and its words were found in what is edited. */
  found: 0.75,
  /** It could be meant. */
  likely: 0.6,
  /** It has some of the words. */
  loose: 0.45,
} as const;

/** What became of a graphic, or why it can't. */
export type GraphicOutcome = { done: string; graphic: Infographic; score?: number } | Extract<Outcome, { refused: string }>; // prettier-ignore

export interface EditRuleParts {
  id: string;
  /** Unless an outcome brings its own. */
  score: number;
  examples: readonly EditExample[];
  /** Works the clause into a copy of the video; null, and the copy as it was, when it is about something else. */
  video?: (clause: Clause, draft: EditState, context: VideoContext) => Outcome | null;
  /** The same on the board; `true` where a shot is as any other scene. */
  board?: true | ((clause: Clause, draft: EditState, context: VideoContext) => Outcome | null);
  /** The same on a graphic, which is replaced as a whole. */
  infographic?: (clause: Clause, graphic: Infographic) => GraphicOutcome | null;
}

/** Copies that rules left as they were: nearly all rules have nothing to say of a clause. */
const spareCopies = new WeakMap<EditState, EditState>();

/** A rule from what it does to each target that it serves. */
export function editRule({ id, score, examples, video, board, infographic }: EditRuleParts): EditRule {
  const readVideo = (clause: Clause, context: VideoContext): EditRead | undefined => {
    const draft = spareCopies.get(context.video) ?? copyOf(context.video);
    spareCopies.delete(context.video);
    const work = context.target === 'board' && board !== true ? board : video;
    const outcome = work?.(clause, draft, context);
    if (!outcome) {
      spareCopies.set(context.video, draft);
      return undefined;
    }
    if ('refused' in outcome) return { score: outcome.score ?? score, refused: outcome.refused };
    const { done, scenes = [], plan } = outcome;
    const operations = plan ? [{ plan }] : operationsBetween(context.video, draft);
    return { score: outcome.score ?? score, done, scenes, operations };
  };
  const readGraphic = (clause: Clause, graphic: Infographic): EditRead | undefined => {
    const outcome = infographic?.(clause, graphic);
    if (!outcome) return undefined;
    if ('refused' in outcome) return { score: outcome.score ?? score, refused: outcome.refused };
    const operations = [{ graphic: outcome.graphic }];
    return { score: outcome.score ?? score, done: outcome.done, scenes: [], operations };
  };
  return {
    id,
    serves: [
      ...(video ? (['video'] as const) : []),
      ...(board ? (['board'] as const) : []),
      ...(infographic ? (['infographic'] as const) : []),
    ],
    examples,
    read: (clause, context) =>
      context.target === 'infographic' ? readGraphic(clause, context.graphic) : readVideo(clause, context),
  };
}
