import type { Drawing } from '@scenewright/core/drawings';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { flagsOf } from './flags.js';
import { pictureOfMoment, pictureOfUnit } from './occasions.js';
import { pictureOf } from './picture-of.js';

/**
 * A scene with a picture for each of its parts (the items of a list, the tiles, the sides of a comparison), none twice;
 * undefined where one has none, since a gap looks like a fault.
 */
export function illustrateParts(
  scene: StoryboardScene,
  language: string,
  foreign: ReadonlySet<string>,
): StoryboardScene | undefined {
  const content = structuredClone(scene.content);
  const parts = sceneKindOf(scene.kind).parts?.(content) ?? [];
  const taken = new Set(foreign);
  const drawings: Drawing[] = [];
  const flags = flagsOf(
    parts.map(({ texts }) => texts[0] ?? ''),
    language,
  );
  for (const [at, { part, texts, unit }] of parts.entries()) {
    if (part.icon !== undefined || part.picture !== undefined) return undefined;
    // Its name first: what is said of it, and what it is counted in, are second best.
    const drawing =
      flags[at] ??
      pictureOf(
        texts.slice(0, 1).map((text) => ({ text, weight: 1 })),
        language,
        taken,
      ) ??
      pictureOf(
        texts.slice(1).map((text) => ({ text, weight: 0.94 })),
        language,
        taken,
      ) ??
      (unit === undefined ? undefined : pictureOfUnit(unit, taken)) ??
      pictureOfMoment(texts.join('\n'), language, taken);
    if (!drawing) return undefined;
    taken.add(drawing.name);
    drawings.push(drawing);
    part.picture = drawing.name;
  }
  return drawings.length < 2 ? undefined : ({ ...scene, content, drawings } as StoryboardScene);
}
