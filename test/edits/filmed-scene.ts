import { StoryboardSchema, type Storyboard } from '@scenewright/core';
import { eightScenes } from './eight-scenes.js';

/** The eight scenes with a filmed one as the second. */
export const filmedScene: Storyboard = StoryboardSchema.parse({
  ...eightScenes,
  scenes: eightScenes.scenes.map((scene, index) =>
    index === 1
      ? { ...scene, cues: [], kind: 'footage', content: { setting: 'city', action: 'People cross a square', title: 'Revenue grew' } } // prettier-ignore
      : scene,
  ),
});
