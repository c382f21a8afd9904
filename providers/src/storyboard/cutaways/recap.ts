import type { StoryboardScene } from '@scenewright/core/storyboard';
import { lookBack } from '../../outline/endings.js';
import { partsOf } from './holds.js';
import { isCloseUp, ownDrawing } from './shots.js';

const mostLetters = 60;
/** Parts of a scene that show a film's things together. */
const fewestTogether = 3;

/** What a scene says as a numbered step of its film. */
export function stepOf(scene: StoryboardScene): { title: string; index: number } | undefined {
  if (scene.kind !== 'section' && !isCloseUp(scene)) return undefined;
  const { title, index }: Record<string, unknown> = scene.content;
  return typeof title === 'string' && typeof index === 'number' ? { title, index } : undefined;
}

/** The numbered steps of a film in one view, each with its picture: what a viewer takes along before the end. */
export function recapOf(scenes: readonly StoryboardScene[], seed: number): StoryboardScene | undefined {
  const steps = scenes.flatMap((scene) => {
    const step = stepOf(scene);
    const drawing = ownDrawing(scene);
    return step && drawing ? [{ ...step, drawing }] : [];
  });
  // What was planned as an ending shows them already.
  const last = scenes.at(-1);
  if (last && !stepOf(last) && partsOf(last) >= fewestTogether) return undefined;
  const numbered = steps.every(({ index }, at) => index === at + 1);
  const words = steps.reduce((sum, { title }) => sum + title.split(/\s+/u).length, 0);
  if (!numbered || steps.length < lookBack.fewest || steps.length > lookBack.most || words > lookBack.words)
    return undefined;
  if (steps.some(({ title }) => [...title].length > mostLetters)) return undefined;
  return {
    ...{ id: 's0', intent: 'context', narration: null, cues: [], weight: 0.45, seed },
    subject: scenes[0]?.subject ?? '',
    kind: 'list',
    content: { items: steps.map(({ title, drawing }) => ({ text: title, picture: drawing.name })) },
    drawings: [...new Map(steps.map(({ drawing }) => [drawing.name, drawing])).values()],
  } as StoryboardScene;
}

/** A film that was planned to end on its steps in one view, with the picture of each there where all have one. */
export function withPicturedRecap(scenes: readonly StoryboardScene[], seed: number): StoryboardScene[] {
  const [earlier, last] = [scenes.slice(0, -1), scenes.at(-1)];
  const recap = last?.kind === 'steps' && last.narration === null ? recapOf(earlier, seed) : undefined;
  const isSame = recap?.kind === 'list' && last?.kind === 'steps' && recap.content.items.length === last.content.steps.length; // prettier-ignore
  return isSame ? [...earlier, { ...recap, id: last.id }] : [...scenes];
}
