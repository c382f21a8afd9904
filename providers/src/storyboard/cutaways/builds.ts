import type { StoryboardScene } from '@scenewright/core/storyboard';
import { isCloseUp } from './shots.js';

type Build = 'whole' | 'detail' | 'placed';

/** How a thing that is only seen is shown; null where words stand with it, and in any other kind of scene. */
export function buildOf(scene: StoryboardScene): Build | null {
  const { title, size }: Record<string, unknown> = scene.content;
  return isCloseUp(scene) && title === undefined ? ((size as Build | undefined) ?? 'whole') : null;
}

/**
 * Things that are only seen, each built in another way than the one before: a thing alone before a light is shown once in a
 * film, others from so near that the frame cuts them, or in a place of their own.
 */
export function builtApart(scenes: readonly StoryboardScene[]): StoryboardScene[] {
  let last: Build | null = null;
  let alone = false;
  return scenes.map((scene) => {
    const build = buildOf(scene);
    if (build === null) return scene;
    const taken = build === 'whole' ? alone : build === last;
    const next: Build = taken ? (last === 'placed' ? 'detail' : 'placed') : build;
    last = next;
    alone ||= next === 'whole';
    return next === build ? scene : ({ ...scene, content: { ...scene.content, size: next } } as StoryboardScene);
  });
}
