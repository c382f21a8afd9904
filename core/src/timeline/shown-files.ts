import { sceneFiles } from '../scenes/walk-scene-text.js';
import type { Timeline, TimelineScene } from './timeline.js';

/** The digests of the files that some scenes show, by their key in the assets; the logo of the style is in every picture. */
export function shownFiles(
  { assets, style }: Timeline,
  scenes: readonly Pick<TimelineScene, 'kind' | 'content' | 'film'>[],
): Record<string, string> {
  const keys = [
    style.logo,
    ...scenes.flatMap((scene) => [
      ...sceneFiles(scene as TimelineScene),
      ...(scene.film ?? []).map(({ asset }) => asset),
    ]),
  ];
  const known = keys.filter((key): key is string => typeof key === 'string' && Object.hasOwn(assets, key));
  return Object.fromEntries(known.map((key) => [key, assets[key]!.digest]));
}
