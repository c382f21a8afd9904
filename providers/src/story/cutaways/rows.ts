import type { StoryboardScene } from '@scenewright/core';
import { ownDrawing } from './shots.js';

/** Letters that stand on a plate over a picture. */
const plateLetters = 64;

/** Of three scenes alike in a row, the one in the middle is shown as a close-up where it has a picture and few words. */
export function variedRows(scenes: readonly StoryboardScene[]): StoryboardScene[] {
  const out = [...scenes];
  for (let at = 1; at + 1 < out.length; at += 1) {
    const [before, scene, after] = [out[at - 1]!, out[at]!, out[at + 1]!];
    if (before.kind === scene.kind && after.kind === scene.kind) out[at] = asCloseUp(scene) ?? scene;
  }
  return out;
}

function asCloseUp(scene: StoryboardScene): StoryboardScene | undefined {
  if (scene.kind !== 'section' && scene.kind !== 'callout') return undefined;
  const title = scene.kind === 'section' ? scene.content.title : scene.content.text;
  const { picture, kicker } = scene.content;
  if (!ownDrawing(scene) || [...title].length > plateLetters) return undefined;
  const { arrangement: _, ...rest } = scene;
  const index = scene.kind === 'section' ? scene.content.index : undefined;
  const cues = scene.cues.map((cue) => (cue.element === 'text' ? { ...cue, element: 'title' } : cue));
  return { ...rest, cues, kind: 'close-up', content: { title, picture, ...(kicker ? { kicker } : {}), ...(index ? { index } : {}) } } as StoryboardScene; // prettier-ignore
}
