import { BubblesScene } from './bubbles/scene.js';
import { DumbbellScene } from './dumbbell/scene.js';
import { PodiumScene } from './podium/scene.js';
import type { SceneDrawings } from './scene-drawing.js';
import { SlopeScene } from './slope/scene.js';
import { TreemapScene } from './treemap/scene.js';
import { WaffleScene } from './waffle/scene.js';

/** Kinds that show how figures and things are built, beyond bars and lines. */
export const dataDrawings: SceneDrawings = {
  podium: { Scene: PodiumScene, ground: 'content' },
  treemap: { Scene: TreemapScene, ground: 'content' },
  waffle: { Scene: WaffleScene, ground: 'content' },
  bubbles: { Scene: BubblesScene, ground: 'content' },
  slope: { Scene: SlopeScene, ground: 'content' },
  dumbbell: { Scene: DumbbellScene, ground: 'content' },
};
