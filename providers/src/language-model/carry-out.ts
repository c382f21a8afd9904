import type { Planner } from '@scenewright/core/generation';
import type { Outline } from '@scenewright/core/outline';
import { mapSceneText, sceneFields, sceneKindOf } from '@scenewright/core/scenes';
import type { StoryFinding, StorySource } from '@scenewright/core/story-check';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { problemOf, withChange, worked } from '../editor/editor.js';
import type { VoiceEntry } from '../editor/edit-rule.js';
import { copyOf, indexBeforeClosing, nameOf, newSceneId, type EditState } from '../editor/edit-state.js';
import { candidatesOf, readInstruction } from '../editor/grammar.js';
import { editRules } from '../editor/rules/registry.js';
import { examplesFor } from '../editor/suggestions.js';
import { finishStoryboard } from '../storyboard/finish-storyboard.js';
import type { EditOperation } from './edit-answer.js';
import { inventedWords } from './grounding.js';
import { figureOf, readOutline } from './outline-schema.js';

/** A fault in an operation, in words for the model. */
export class WrongOperation extends Error {}

/** The roles of fields that a model may write. */
export const writtenRoles = ['shown', 'figure', 'direction'] as const;

/** The video after an operation. @throws WrongOperation */
export async function carryOut(
  operation: EditOperation,
  state: EditState,
  { planner, voices }: { planner: Planner; voices: readonly VoiceEntry[] },
): Promise<EditState> {
  if (operation.do === 'rule') return byRule(operation, state, planner, voices);
  const next = copyOf(state);
  const { scenes } = next.storyboard;
  const at = 'scene' in operation && operation.scene !== null ? scenes.findIndex(({ id }) => id === operation.scene) : -1;
  const known = `The scenes are ${scenes.map(({ id }) => id).join(', ')}.`;
  if (at < 0 && operation.do !== 'order' && !(operation.do === 'scene' && operation.scene === null))
    throw new WrongOperation(`There is no scene "${operation.scene}". ${known}`);
  let what: string;
  let touched: string[] = at < 0 ? [] : [scenes[at]!.id];
  switch (operation.do) {
    case 'text':
      scenes[at] = withText(scenes[at]!, operation, next.storyboard.language);
      what = `${nameOf(state, operation.scene)}: ${operation.field.split('.').at(-1)} changed to "${operation.value}"`;
      break;
    case 'narration':
      scenes[at] = { ...scenes[at]!, narration: operation.value, cues: [] };
      what = `${nameOf(state, operation.scene)}: ${operation.value === null ? 'narration removed' : 'narration changed'}`;
      break;
    case 'remove':
      scenes.splice(at, 1);
      what = `${nameOf(state, operation.scene)} removed`;
      break;
    case 'order': {
      const sorted = (ids: readonly string[]): string => ids.toSorted().join();
      if (sorted(operation.scenes) !== sorted(scenes.map(({ id }) => id)))
        throw new WrongOperation(`"order" needs the id of every scene once. ${known}`);
      next.storyboard.scenes = operation.scenes.map((id) => scenes.find((scene) => scene.id === id)!);
      what = 'Scenes put into another order';
      break;
    }
    case 'scene': {
      const made = sceneOfBeat(operation.beat, next);
      if (at >= 0) scenes[at] = { ...made, id: scenes[at]!.id };
      else {
        const before = scenes.findIndex(({ id }) => id === operation.after);
        const id = newSceneId(next);
        scenes.splice(before < 0 ? indexBeforeClosing(next.storyboard) : before + 1, 0, { ...made, id });
        touched = [id];
      }
      what = at >= 0 ? `${nameOf(state, touched[0]!)} told anew` : 'Scene added';
    }
  }
  const problem = problemOf(next);
  if (problem !== null) throw new WrongOperation(`After "${operation.do}" ${problem}`);
  next.changes.push({ what, scenes: touched });
  if (touched.length > 0) next.named = touched;
  return next;
} // prettier-ignore

/** What the rule that is named makes of the words; another rule would do something that was not meant. */
async function byRule(
  { rule, words }: Extract<EditOperation, { do: 'rule' }>,
  state: EditState,
  planner: Planner,
  voices: readonly VoiceEntry[],
): Promise<EditState> {
  const own = editRules.filter(({ id }) => id === rule);
  const example = examplesFor('video').find(({ id }) => id === rule)?.said;
  let current = state;
  for (const clause of readInstruction(words, 'en').clauses) {
    const [best] = candidatesOf(clause, own, { target: 'video', video: current, voices });
    if (!best)
      throw new WrongOperation(`The rule ${rule} does not read "${clause.said}".${example ? ` It reads "${example}".` : ''}`); // prettier-ignore
    const { outcome, next } = await worked(best, current, planner);
    if ('refused' in outcome) throw new WrongOperation(`The rule ${rule} refuses "${clause.said}": ${outcome.refused}`);
    current = withChange(next, best, outcome);
  }
  return current;
}

function withText(scene: StoryboardScene, { field, value }: { field: string; value: string }, language: string): StoryboardScene {
  const fields = sceneFields(scene, ...writtenRoles);
  const found = fields.find(({ path }) => path === field || path === `content.${field}` || `content.${path}` === field);
  if (!found)
    throw new WrongOperation(`Scene ${scene.id} has no field "${field}". It has ${fields.map(({ path }) => path).join(', ')}.`);
  const figure = found.role === 'figure' ? figureOf(value, language) : undefined;
  if (found.role === 'figure' && !figure) throw new WrongOperation(`The field ${field} holds a figure, and "${value}" is none.`);
  return mapSceneText(scene, ({ path }) => (path === found.path ? (figure ?? value) : undefined));
} // prettier-ignore

/** Quotes, authors and addresses that an operation brings and no source holds. */
export function assertedBy(operation: EditOperation, { storyboard }: EditState, source: StorySource): StoryFinding[] {
  if (operation.do === 'scene') return inventedWords(outlineOf(operation.beat, storyboard), source);
  const scene = operation.do === 'text' && storyboard.scenes.find(({ id }) => id === operation.scene);
  if (!scene || sceneKindOf(scene.kind).inWords !== 'quotation') return [];
  const evidence = { type: 'quote', text: operation.value };
  const quote = { purpose: 'evidence', claim: operation.value.slice(0, 110), evidence, spoken: null };
  return inventedWords(outlineOf(quote, storyboard), source);
}

/** A scene as a plan would make it of the beat. */
function sceneOfBeat(beat: unknown, { storyboard, brief }: EditState): StoryboardScene {
  const [made] = finishStoryboard(outlineOf(beat, storyboard), storyboard, brief).scenes;
  return { ...made!, intent: made!.intent === 'hook' ? 'evidence' : made!.intent };
}

function outlineOf(beat: unknown, { version, title, language, mood }: Storyboard): Outline {
  const treatment = { genre: 'explainer', mood };
  const read = readOutline({ version, title: title.slice(0, 118), language, treatment, beats: [beat] }, language);
  if ('faults' in read) throw new WrongOperation(read.faults.join(' ').replaceAll('beats.0', 'beat'));
  return read.outline;
}
