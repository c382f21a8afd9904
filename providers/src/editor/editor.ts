import { BriefSchema, type Brief } from '@scenewright/core/brief';
import type { EditRequest, Editor, EditResult } from '@scenewright/core/edit';
import type { Warning } from '@scenewright/core/errors';
import type { CallOptions, Planner } from '@scenewright/core/generation';
import { StoryboardSchema } from '@scenewright/core/storyboard';
import { stylePacks } from '@scenewright/core/style';
import { createRulePlanner } from '../planner/planner.js';
import { espeakVoices } from '../speech/voices.js';
import type { VoiceEntry } from './edit-rule.js';
import { copyOf, type EditState, type Outcome, type PlannedWork } from './edit-state.js';
import { bestReading, readInstruction, type Candidate, type ReadClause } from './grammar.js';
import { carriedOut, type Operation } from './operations.js';
import { showTheRest } from './parts/placed-images.js';
import { editRules } from './rules/registry.js';
import { takeLook } from './style-pictures.js';
import { examplesFor, suggestionsFor } from './suggestions.js';

export interface RuleEditorOptions {
  /** Plans what an added scene is to say; the rule planner when left out. */
  planner?: Planner;
  /** The voices that can be named; those of the offline speech when left out. */
  voices?: readonly VoiceEntry[];
}

/** What can be said, one example of each rule. */
export const editExamples: readonly string[] = examplesFor('video').map(({ said }) => said);

/**
 * The editor that needs no model: the rules of the registry read each clause of an instruction, and the best reading
 * is carried out. Deterministic. What is not understood it leaves alone and says so; a clause is worked in whole or
 * not at all.
 */
export function createRuleEditor(options: RuleEditorOptions = {}): Editor {
  return {
    edit: async (request, call = {}) => editedBy(await workIn(request, options, call)),
  };
}

/** An instruction worked in clause by clause, as far as rules read it. */
export interface WorkedIn {
  state: EditState;
  /** What was not done, and why; `isOpen` when rules know nothing of it, or are not sure. */
  left: { clause: ReadClause; warning: Warning; isOpen: boolean }[];
}

/** @param leaves whether a reading is not carried out: it is not sure enough */
export async function workIn(
  request: EditRequest,
  { planner = createRulePlanner({ packs: [...stylePacks] }), voices = espeakVoices }: RuleEditorOptions,
  { signal }: CallOptions,
  leaves: (best: Candidate) => boolean = () => false,
): Promise<WorkedIn> {
  let state = stateOf(request);
  const left: WorkedIn['left'] = [];
  for (const clause of readInstruction(request.instruction, request.storyboard.language).clauses) {
    signal?.throwIfAborted();
    const best = bestReading(clause, editRules, { target: 'video', video: state, voices });
    const isOpen = best === null || leaves(best);
    const { outcome, next } = best && !isOpen ? await worked(best, state, planner) : { outcome: null, next: state };
    if (outcome && 'done' in outcome) state = withChange(next, best!, outcome);
    else left.push({ clause, warning: warningOf(clause, outcome), isOpen });
  }
  return { state, left };
}

/** The video with what a reading did in its list of changes. */
export function withChange(
  state: EditState,
  { read }: Candidate,
  outcome: Extract<Outcome, { done: string }>,
): EditState {
  // What was to stay as it is was understood, and is no change.
  if ('operations' in read && read.operations.length === 0) return state;
  const scenes = outcome.scenes ?? [];
  const changes = [...state.changes, { what: outcome.done, scenes }];
  return { ...state, changes, named: scenes.length > 0 ? scenes : state.named };
}

export function editedBy({ state, left }: WorkedIn): EditResult {
  showTheRest(state);
  const warnings = [...left.map(({ warning }) => warning), ...takeLook(state)];
  const notUnderstood = left.map(({ clause }) => clause.said);
  return { storyboard: state.storyboard, brief: state.wishes, changes: state.changes, notUnderstood, warnings };
}

const stateOf = (request: EditRequest): EditState => ({
  original: request.storyboard,
  storyboard: structuredClone(request.storyboard),
  brief: request.brief,
  wishes: {},
  changes: [],
  images: request.images,
  links: request.links ?? [],
  usedImages: new Set(),
  sceneSeconds: request.sceneSeconds,
  named: [],
});

const warningOf = ({ said, readings }: ReadClause, outcome: Outcome | null): Warning =>
  outcome && 'refused' in outcome
    ? { code: 'edit_not_done', message: `"${said}" was not done: ${outcome.refused}` }
    : {
        code: 'edit_not_understood',
        message: `"${said}" was not understood, so nothing was changed for it. ${suggestionsFor(readings[0]?.clause.text ?? said, 'video')}`,
      };

/** The video after a reading was carried out, which counts only when the result is sound. */
export async function worked(
  { read }: Candidate,
  state: EditState,
  planner: Planner,
): Promise<{ outcome: Outcome; next: EditState }> {
  if ('refused' in read) return { outcome: read, next: state };
  const draft = copyOf(state);
  const planned = await plannedBy(read.operations, draft, planner);
  if (planned && 'refused' in planned) return { outcome: planned, next: state };
  const next = carriedOut(draft, read.operations);
  const problem = problemOf(next);
  if (problem !== null) return { outcome: { refused: problem }, next: state };
  return { outcome: planned ?? { done: read.done, scenes: [...read.scenes] }, next };
}

async function plannedBy(
  operations: readonly Operation[],
  draft: EditState,
  planner: Planner,
): Promise<Outcome | null> {
  const work = operations.flatMap((operation): PlannedWork[] => ('plan' in operation ? [operation.plan] : []))[0];
  return work ? work(draft, planner) : null;
}

/** Why the video would not hold any more, in words; null when it does. */
export function problemOf({ storyboard, brief }: EditState): string | null {
  const checked = StoryboardSchema.safeParse(storyboard);
  const issue = checked.success
    ? BriefSchema.safeParse(brief satisfies Brief).error?.issues[0]
    : checked.error.issues[0];
  if (!issue) return null;
  const where = issue.path.filter((part) => typeof part === 'string').at(-1) ?? 'video';
  const item = issue.path.findIndex((part) => part === 'scenes');
  const scene = item >= 0 ? ` of scene ${Number(issue.path[item + 1]) + 1}` : '';
  if (issue.code === 'too_big')
    return `the ${String(where)}${scene} would be too long: it holds at most ${String(issue.maximum)}.`;
  if (issue.code === 'too_small')
    return `the ${String(where)}${scene} would be too short: it needs at least ${String(issue.minimum)}.`;
  return `the ${String(where)}${scene} would not be right any more (${issue.message}).`;
}
