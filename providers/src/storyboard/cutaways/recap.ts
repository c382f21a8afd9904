import type { StoryboardScene } from '@scenewright/core/storyboard';
import { isCloseUp, ownDrawing } from './shots.js';

const [fewest, most] = [3, 6];
/** Words that are taken in at one look where each has been read before. */
const mostWords = 40;
const mostLetters = 60;

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
  const numbered = steps.every(({ index }, at) => index === at + 1);
  const words = steps.reduce((sum, { title }) => sum + title.split(/\s+/u).length, 0);
  if (!numbered || steps.length < fewest || steps.length > most || words > mostWords) return undefined;
  if (steps.some(({ title }) => [...title].length > mostLetters)) return undefined;
  return {
    ...{ id: 's0', intent: 'context', narration: null, cues: [], weight: 0.9, seed },
    subject: scenes[0]?.subject ?? '',
    kind: 'list',
    content: { items: steps.map(({ title, drawing }) => ({ text: title, picture: drawing.name })) },
    drawings: [...new Map(steps.map(({ drawing }) => [drawing.name, drawing])).values()],
  } as StoryboardScene;
}
