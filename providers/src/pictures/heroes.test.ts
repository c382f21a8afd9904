import { briefOf } from '@scenewright/core/testing';
import { mostLarge, type Storyboard } from '@scenewright/core/storyboard';
import { planStory } from '../storyboard/plan-story.js';
import { shoot } from '../storyboard/shoot.js';
import { heroesOf } from './heroes.js';
import { named } from './picture-of.js';

const shownIn = (prompt: string, seconds = 30): (string | undefined)[] => {
  const brief = briefOf(prompt, { durationSeconds: seconds });
  const film: Storyboard = shoot(planStory(brief), brief);
  return film.scenes.map(({ content, drawings = [], shows }) =>
    shows || !drawings.some(({ name }) => name === content.picture) ? undefined : content.picture,
  );
};

const films = [
  'How to change a bicycle tyre: 1. Take off the wheel. 2. Lever one side of the tyre off the rim. 3. Pull out the old tube. 4. Put in the new tube with a little air. 5. Press the tyre back by hand. 6. Pump it up to 4 bar.',
  'Kartoffelsuppe für vier: 800 g Kartoffeln, 2 Möhren, 1 Stange Lauch, 1 Liter Brühe. Alles klein schneiden. In Butter anschwitzen. Mit Brühe 25 Minuten kochen. Pürieren und mit Majoran würzen.',
  'Unsere Bäckerei backt seit drei Generationen Brot. Der Ofen brennt die ganze Nacht. Um sechs Uhr kommen die ersten Kunden.',
  'La bibliothèque prête aussi des vélos. Les enfants y lisent sous les arbres. Le samedi, un âne apporte les livres.',
];

test.each(films)('no picture stands large more than twice in a film, nor in two shots that follow each other: %s', (prompt) => {
  const shown = shownIn(prompt, 40);
  for (const name of new Set(shown.filter((one) => one !== undefined)))
    expect([name, shown.filter((one) => one === name).length <= mostLarge]).toEqual([name, true]);
  shown.forEach((name, at) => {
    if (at > 0 && name !== undefined) expect(`${at} ${shown[at - 1] ?? ''}`).not.toBe(`${at} ${name}`);
  });
}); // prettier-ignore

test('each step shows what is done in it', () => {
  expect(shownIn(films[0]!)).toEqual(expect.arrayContaining(['tyre-lever', 'inner-tube', 'pressing-hand']));
  expect(shownIn(films[1]!)).toEqual(expect.arrayContaining(['kitchen-knife', 'hand-blender']));
});

test('what has been shown comes back once, not at once, and as another drawing of the same thing where there is one', () => {
  const taken = new Set(['windmill']);
  const heroes = heroesOf(taken);
  const mill = named('windmill');
  heroes.show('windmill');
  heroes.pass();
  expect(heroes.again(mill)).toBeUndefined();
  heroes.pass();
  expect(heroes.again(mill)?.name).toBe('windmill');
  heroes.show('windmill');
  heroes.pass();
  heroes.pass();
  expect(heroes.again(mill)).toBeUndefined();
  expect(heroes.ghost(mill)?.name).toBe('windmill');
  heroes.show('windmill', true);
  heroes.pass();
  heroes.pass();
  expect(heroes.ghost(mill)).toBeUndefined();
  expect(heroesOf(new Set(['dog-face'])).anew(named('dog-face'))?.name).toBe('dog');
});
