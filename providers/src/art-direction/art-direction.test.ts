import { briefOf } from '@scenewright/core/testing';
import { named } from '../pictures/picture-of.js';
import { planStory } from '../storyboard/plan-story.js';
import { shoot } from '../storyboard/shoot.js';
import { lookAsked } from './look-asked.js';
import { worldOf } from './world-of.js';

test.each([
  ['octopus', 'deep'],
  ['sailboat', 'water'],
  ['lighthouse', 'water'],
  ['fox', 'land'],
  ['deciduous-tree', 'land'],
  ['bread', 'table'],
  ['hot-beverage', 'table'],
  ['office-building', 'street'],
  ['bicycle', 'street'],
  ['airplane', 'sky'],
  ['rocket', 'space'],
  ['light-bulb', 'stage'],
])('a %s is at home in the place "%s"', (name, world) => {
  expect(worldOf(named(name), 'A title', 'en')).toBe(world);
});

test('a thing that is at home nowhere is in the place that the title names', () => {
  expect(worldOf(named('trophy'), 'Der Wald im Herbst', 'de')).toBe('land');
  expect(worldOf(named('trophy'), 'Der Preis', 'de')).toBe('stage');
  expect(worldOf(undefined, 'Der Preis', 'de')).toBeUndefined();
});

test.each([
  ['A film at night about our harbour. It was built in 1902.', { light: 'night' }],
  ['Ein Film bei Nacht über den Hafen', { light: 'night' }],
  ['Una película de noche sobre el puerto', { light: 'night' }],
  ['夜の港についての動画', { light: 'night' }],
  ['How to bake rye bread, warm like grandma’s kitchen', { light: 'warm' }],
  ['Une vidéo chaleureuse sur notre boulangerie', { light: 'warm' }],
  ['Una acuarela sobre el río', { medium: 'watercolour' }],
  ['Акварельный ролик о нашем саде', { medium: 'watercolour' }],
  ['Our harbour. Ships come in at night.', {}],
  ['How to bake rye bread', {}],
])('"%s" asks for a look', (prompt, look) => {
  expect(lookAsked(prompt, [])).toEqual(look);
});

test('a film has one hero, which opens it, and one place', () => {
  const brief = briefOf('How octopuses change their colour. They have three hearts and nine brains.');
  const { art, scenes } = shoot(planStory(brief), brief);
  expect(art).toMatchObject({ world: 'deep', light: 'day', hero: { name: 'octopus' } });
  expect(scenes[0]!.drawings?.[0]?.name).toBe('octopus');
});

test('a film by night has no shot by day', () => {
  const brief = briefOf(
    'Ein Film bei Nacht über den Leuchtturm von Amrum: 1875 gebaut, 64 Meter hoch. Die Wellen schlagen an den Strand.',
  );
  const { art, scenes } = shoot(planStory(brief), brief);
  expect(art?.light).toBe('night');
  const times = scenes.flatMap((scene) => (scene.kind === 'footage' ? [scene.content.time] : []));
  expect(times).not.toContain('day');
});

test('a film about a thing of the night is told by night', () => {
  const brief = briefOf('The moon moves away from the earth. It slows our days and lifts the seas.');
  const { art } = shoot(planStory(brief), brief);
  expect(art?.hero?.name).toMatch(/moon/u);
  expect(art?.light).toBe('night');
});
