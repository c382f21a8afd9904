import { planToCheck } from '../storyboard/plan-to-check.js';

const scenesOf = (prompt: string) => planToCheck(prompt).storyboard.scenes;
const deltasOf = (prompt: string) =>
  scenesOf(prompt).flatMap((scene) =>
    scene.kind === 'delta' ? [[scene.content.before.display, scene.content.after.display]] : [],
  );
const shownIn = (prompt: string) => JSON.stringify(scenesOf(prompt).map(({ content }) => content));

test('a change goes from what was to what is, whatever stands between the two', () => {
  expect(deltasOf('The average visit went from 2.1 hours in 2021 to 3.6 in 2025.')).toEqual([
    ['2.1 hours', '3.6 hours'],
  ]);
});

test('what was last time stands beside what is now', () => {
  const prompt = 'Annual report, 30 seconds. In the year to 31 May we lent 7,420 tools, against 5,180 the year before, an increase of 43%. Our 61 helpers gave 3,900 hours.'; // prettier-ignore
  expect(deltasOf(prompt)).toEqual([['5,180', '7,420']]);
  expect(shownIn(prompt)).toContain('43%');
});

test('money and those who gave it are no change of one into the other', () => {
  expect(deltasOf('Appeal film. We have raised £8,400 so far from 212 donors. The roof costs £20,000.')).toEqual([]);
});

test('"but" between two halves of a sentence makes no sides of a comparison', () => {
  const kinds = scenesOf('A film about our ferry. It is loved by those who live here but has been late for months.').map(({ kind }) => kind); // prettier-ignore
  expect(kinds).not.toContain('versus');
});

test('a ban on what one thing costs leaves other prices', () => {
  const shown = shownIn('Compare two compost bins, 30 seconds. Wooden: £85, 240 litres. Plastic: £40, 330 litres. Leave out what collection costs the council.'); // prettier-ignore
  expect(shown).toContain('£85');
  expect(shown).toContain('£40');
});

test('a number and a half is one number', () => {
  expect(shownIn('A film about our ferry. The crossing takes two and a half hours and costs £12.')).toContain(
    'two and a half hours',
  );
});

test('the dateline of an agency is not the news', () => {
  const shown = shownIn('30 second news clip\n\nELM FORK, Ore. (May 6) — Voters in Elm Fork decided to keep the old mill. The measure passed with 61 percent.'); // prettier-ignore
  expect(shown).not.toContain('ELM FORK');
  expect(shown).toContain('Voters in Elm Fork');
});
