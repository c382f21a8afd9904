import type { Drawing } from '@scenewright/core/drawings';
import type { ComponentType, ReactNode } from 'react';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { RaysSet } from './rays-set.js';
import { setColors, type SetProps } from './set.js';
import { StageSet } from './stage-set.js';
import { StripesSet } from './stripes-set.js';

const sets: readonly ComponentType<SetProps>[] = [StageSet, RaysSet, StripesSet];

/** Neighbouring shots are numbered two apart at least, so that two of them in a row are built differently. */
function setOf({ shot, random }: SceneState): ComponentType<SetProps> {
  return sets[Math.floor((shot ?? Math.floor(random('composition') * 6)) / 2) % sets.length]!;
}

/** A place built around one thing, over the whole canvas. */
export function PictureSet({ drawing, clear }: { drawing: Drawing; clear: Rect }): ReactNode {
  const scene = useScene();
  const Set = setOf(scene);
  return <Set drawing={drawing} clear={clear} colors={setColors(scene)} />;
}
