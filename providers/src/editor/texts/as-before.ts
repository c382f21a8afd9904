import type { StoryboardScene } from '@scenewright/core/storyboard';
import { hasField } from './scene-text.js';

/** A value takes the capital of what it replaces, unless it was spelled out. */
export const asBefore = (value: string, before: unknown): string =>
  typeof before === 'string' && /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(value)
    ? value[0]!.toUpperCase() + value.slice(1)
    : value;

/** The field of a scene's most prominent text; null when it has none. */
export function headlineKey(scene: StoryboardScene): string | null {
  return (
    ['title', 'text', 'term', 'name'].find((each) => each in scene.content) ??
    (hasField(scene, 'title') ? 'title' : null)
  );
}
