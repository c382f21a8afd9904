import type { Figure, KindWithContent } from '@scenewright/core';

/** Everything that will stand on the screen of a scene. */
export function screenText(scene: KindWithContent): string {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === 'object') {
      if ('display' in value) texts.push(String((value as Figure).display));
      else Object.values(value).forEach(walk);
    }
  };
  walk(scene.content);
  return texts.join('\n');
}
