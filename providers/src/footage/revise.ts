import { shotsOf } from '@scenewright/core/footage';
import type { Storyboard } from '@scenewright/core/storyboard';
import type { EditState } from '../editor/edit-state.js';
import { bestReading, readClause } from '../editor/grammar.js';
import { languagesOf } from '../editor/in-english.js';
import { carriedOut } from '../editor/operations.js';
import { editRules } from '../editor/rules/registry.js';
import { clausesOf } from './revision-clauses.js';

export interface Revision {
  storyboard: Storyboard;
  /** Ids of the figures and shots that are different now. */
  changed: string[];
  /** Clauses that said nothing that is understood here. */
  notUnderstood: string[];
}

/**
 * Works a reviewer's words into the cast or the shots, by the grammar and rules of edits. What they do not name stays
 * as it is. Interface 4.1.
 */
export function reviseStoryboard(storyboard: Storyboard, changes: string): Revision {
  const languages = languagesOf(changes, storyboard.language.slice(0, 2));
  let state = boardOf(storyboard);
  const changed = new Set<string>();
  const notUnderstood: string[] = [];
  for (const text of clausesOf(changes, storyboard)) {
    const clause = readClause({ text, scope: null, expand: (part) => part }, languages);
    const read = bestReading(clause, editRules, { target: 'board', video: state, voices: [] })?.read;
    if (!read || 'refused' in read) {
      notUnderstood.push(text);
      continue;
    }
    state = carriedOut(state, read.operations);
    if (read.scenes.length > 0) state = { ...state, named: [...read.scenes] };
    for (const id of read.scenes) changed.add(id);
  }
  return { storyboard: state.storyboard, changed: [...changed], notUnderstood };
}

/** Shots are named by their numbers on the board that the reviewer saw, also after one was removed or moved. */
function boardOf(storyboard: Storyboard): EditState {
  const shots = shotsOf(storyboard).map(({ id }) => id);
  return {
    original: { ...storyboard, scenes: storyboard.scenes.filter(({ id }) => shots.includes(id)) },
    storyboard,
    // No rule of the board reads a wish.
    brief: {} as EditState['brief'],
    ...{ wishes: {}, changes: [], images: [], links: [], usedImages: new Set<string>(), sceneSeconds: {}, named: [] },
  };
}

/** What can be said, for the answer to words that were not understood. */
export const revisionExamples =
  'Name a figure and its looks ("make the fox red", "Mara wears a yellow coat"), or a shot and its place, light, framing or camera ("shot 3 closer", "shot 2 at night", "remove shot 4").';
