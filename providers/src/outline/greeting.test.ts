import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../storyboard/plan-to-check.js';

const scenesOf = (prompt: string): ReturnType<typeof planToCheck>['storyboard']['scenes'] => planToCheck(prompt).storyboard.scenes; // prettier-ignore
const ends = (prompt: string): [first: string, last: string] => {
  const scenes = scenesOf(prompt);
  return [onScreenText(scenes[0]!).join(' | '), onScreenText(scenes.at(-1)!).join(' | ')];
};

test.each([
  ['Thank you video for our volunteers at the food bank. This year you packed 48,200 parcels. One in three went to a family.', /Thank you/u, /Our volunteers at the food bank/u],
  ['Dankesvideo für unsere Ehrenamtlichen: 48.200 Pakete, 31.000 km, 9.400 Stunden.', /Danke/u, /Unsere Ehrenamtlichen/u],
  ['Vidéo de remerciement pour les bénévoles du festival. Vous avez servi 3 200 repas en trois jours.', /Merci/u, /Les bénévoles du festival/u],
  ['Congratulations video for the U12 girls, they won the county cup on Sunday', /Congratulations/u, /The U12 girls/u],
])('a film says to whom it is made for what it is made to say, first and last: %s', (prompt, says, whom) => {
  for (const shown of ends(prompt)) {
    expect(shown).toMatch(says);
    expect(shown).toMatch(whom);
  }
}); // prettier-ignore

test('who has a name is greeted by it at the end, and what is known of them is told', () => {
  const prompt =
    'Birthday video for my sister Lena, she turns 30 on Saturday. She loves climbing, cinnamon buns and bad puns.';
  expect(ends(prompt)[1]).toContain('Happy birthday, Lena');
  expect(scenesOf(prompt).map(({ narration }) => narration).join(' ')).toMatch(/Happy birthday to my sister Lena.*30 on Saturday/u); // prettier-ignore
});

test('an occasion that the film is about greets nobody', () => {
  const shown = scenesOf('Invitation to the birthday party of our museum on 4 May. Cake at noon. Tours every hour.').flatMap(onScreenText).join(' | '); // prettier-ignore
  expect(shown).not.toMatch(/Happy birthday/u);
});
