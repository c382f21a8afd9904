import type { StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../storyboard/plan-to-check.js';

const scenesOf = (prompt: string): StoryboardScene[] => planToCheck(prompt).storyboard.scenes;
const screensOf = (prompt: string): string[] => scenesOf(prompt).map((scene) => onScreenText(scene).join(' | '));

describe('two things compared in full sentences', () => {
  test.each([
    [
      "Compare oat milk and cow's milk: oat milk has 0.9 kg CO2 per litre, cow's milk 3.2. Oat milk has 1 g protein per 100 ml, cow's milk 3.4. Oat milk costs £1.80 a litre, cow's milk £1.25.",
      [
        "Oat milk and cow's milk",
        /^CO2 per litre \| Oat milk \| 0\.9 kg \| Cow's milk \| 3\.2 kg$/u,
        /£1\.80.*£1\.25/u,
      ],
    ],
    [
      'Vergleich: Die Bahn braucht 4 Stunden, das Auto 6. Die Bahn hat 12 kg CO2 pro Fahrt, das Auto 84. Die Bahn kostet 39 Euro, das Auto 72.',
      ['Bahn oder Auto', /^CO2 pro Fahrt \|.*Die Bahn \| 12 kg \| Das Auto \| 84 kg$/u, /39 Euro.*72/u],
    ],
    [
      'Cats vs dogs as pets. Cats sleep 15 hours a day, dogs 12. Cats live 15 years, dogs 11.',
      ['Cats vs dogs as pets', /Cats \| 15 hours \| Dogs \| 12 hours/u, /Cats \| 15 years \| Dogs \| 11 years/u],
    ],
  ])('%s', (prompt, [title, ...shown]) => {
    const screens = screensOf(prompt);
    expect(screens[0]).toBe(title);
    for (const some of shown) expect(screens).toContainEqual(expect.stringMatching(some));
    expect(screens.join('\n')).not.toMatch(/Cats dogs/u);
  });
});

test('of three things that are told alike each has its own list, and what is said of one of them stands behind', () => {
  const prompt = 'We tested 3 budget headphones. Sonar X1: 42 hours battery, £49. Bassline Go: 30 hours, £39. Murmur Lite: 25 hours, £59 but the best mic. Our pick: the Sonar X1.'; // prettier-ignore
  const scenes = scenesOf(prompt);
  expect(scenes.filter(({ kind }) => kind === 'list').map(({ content }) => ('title' in content ? content.title : ''))).toEqual(['Sonar X1', 'Bassline Go', 'Murmur Lite']); // prettier-ignore
  expect(screensOf(prompt)[0]).toBe('We tested 3 budget headphones');
  // Its heading opens its own sentence.
  expect(scenes.map(({ narration }) => narration).join(' ')).not.toMatch(/Sonar X1\. Sonar X1/u);
});

test('who asks for a countdown is told all places, from the last', () => {
  const prompt = 'The five longest rivers in Europe: Volga 3,530 km, Danube 2,850 km, Ural 2,428 km, Dnieper 2,201 km, Don 1,870 km. Countdown please.'; // prettier-ignore
  const told = screensOf(prompt).map((screen) => screen.split(' | ')[0]);
  expect(told.slice(1, 6)).toEqual(['Don', 'Dnieper', 'Ural', 'Danube', 'Volga']);
});

describe('a name behind what it is', () => {
  test.each([
    ["New feature: dark mode. It's now in Settings. Saves up to 30% battery on OLED screens.", 'Dark mode | New feature'],
    ['Lost cat: Whiskers. She is grey with a white paw. Last seen on Elm Street on Monday.', 'Whiskers | Lost cat'],
    ['Neu im Laden: Haselnusseis. Die Kugel kostet 1,80 Euro. Nur bis Ende August.', 'Haselnusseis | Neu im Laden'],
  ])('%s', (prompt, opening) => expect(screensOf(prompt)[0]).toBe(opening)); // prettier-ignore

  test('an order is none', () => {
    expect(screensOf('Kettle care: boil it once. Rinse it twice. Dry it well.')[0]).toMatch(/^Kettle care/u);
  });
});

test('what happens at an hour in a sentence is no row of a timetable', () => {
  const screens = screensOf('Einladung zum Sommerfest im Kindergarten Sonnenwinkel am Freitag, 12. Juni ab 15 Uhr. Es gibt Waffeln, eine Hüpfburg und um 17 Uhr singt der Chor.'); // prettier-ignore
  expect(screens.join('\n')).not.toMatch(/Zeiten|Gibt Waffeln/u);
  expect(screens).toContainEqual(expect.stringMatching(/^Waffeln \| Eine Hüpfburg \| Um 17 Uhr singt der Chor$/u));
});
