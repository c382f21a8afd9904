import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';
import { eightScenes } from './eight-scenes.js';

const mara = {
  ...{ id: 'mara', name: 'Mara', called: ['mara', 'girl'] },
  look: {
    ...{ figure: 'person', age: 'child', build: 'slim', skin: '#e0b08c', hair: { style: 'long', color: '#5b3a1e' } },
    ...{ beard: false, glasses: false, hat: null, scarf: null, legs: '#2f3e5c', shoes: '#3a2c22' },
    top: { garment: 'coat', color: '#f2c230' },
  },
};
const shots = [
  { setting: 'city', action: 'People cross a square', title: 'Revenue grew', cast: [{ member: mara }] },
  { setting: 'meadow', action: 'Wind goes through the grass', title: 'Churn fell' },
];

/** The eight scenes with the second and third filmed: shots 1 and 2 of the board. */
export const filmedScenes: Storyboard = StoryboardSchema.parse({
  ...eightScenes,
  scenes: eightScenes.scenes.map((scene, index) =>
    index === 1 || index === 2 ? { ...scene, cues: [], kind: 'footage', content: shots[index - 1] } : scene,
  ),
});
