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
  const places = screensOf(prompt).map((screen) => screen.split(' | ')[0]);
  expect(places.slice(1, 6)).toEqual(['Don', 'Dnieper', 'Ural', 'Danube', 'Volga']);
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

describe('what belongs together is told in one breath', () => {
  test.each([
    // What it costs, and when it comes.
    ['Promo for Tidepool, a waterproof e-reader. Battery lasts 9 weeks. It costs 179 euros and ships from 3 March.', /^It costs 179 euros[\s\S]*^It ships from 3 March/mu],
    // A clause that says when, with what is so then.
    ['Story: He sews the broken umbrellas together into one canopy, and when the storm finally breaks in September, the whole square stands under it.', /When the storm finally breaks in September, the whole square stands under it/u],
    ['Explain how a volcano erupts. Deep down, rock melts into magma because it is hot. Magma is lighter than the rock around it.', /Deep down, rock melts into magma/u],
    // An order to tell that stands behind others of its sentence.
    ['Data film on coffee per person: Finland 12, Norway 9.9, Italy 5.9. Dark look please, and point out that the Finns drink twice as much as the Italians.', /^The Finns drink twice as much as the Italians$/mu],
  ])('%s', (prompt, shown) => expect(`${screensOf(prompt).join('\n')}\n${scenesOf(prompt).map(({ narration }) => narration).join('\n')}`).toMatch(shown)); // prettier-ignore
});

test('people are sent to an address by the address alone', () => {
  const screens = screensOf('Make a promo for Tidepool, a waterproof e-reader. Battery lasts 9 weeks. Send people to tidepool-reader.com.').join('\n'); // prettier-ignore
  expect(screens).toMatch(/tidepool-reader\.com/u);
  expect(screens).not.toMatch(/Send people/u);
});

test('of a row of what a thing has, none is told of another', () => {
  const screens = screensOf('Make a promo for Tidepool, a waterproof e-reader. 7 inch screen, 212 grams, battery lasts 9 weeks.'); // prettier-ignore
  expect(screens.find((screen) => screen.includes('212 grams'))).not.toMatch(/7 inch screen/u);
});

test('figures have the unit that their heading names', () => {
  const screens = screensOf('How much coffee people drink per year, kg per person: Finland 12, Norway 9.9, Iceland 9, Denmark 8.7.').join('\n'); // prettier-ignore
  expect(screens).toMatch(/Finland \| 12 kg/u);
});

test('one measure at several times is a chart, dishes of a week are a list of prices', () => {
  const chart = scenesOf('Our city by bike: 2015 40 km of lanes, 2018 95 km, 2021 160 km, 2024 230 km. Accidents fell by 38%.').map(({ kind }) => kind); // prettier-ignore
  expect(chart).not.toContain('timeline');
  const menu = 'Weekly menu at Café Klee: Monday lentil soup 6.50, Tuesday lasagne 8.90, Wednesday curry 9.20, Thursday schnitzel 10.50, Friday fish 11.'; // prettier-ignore
  expect(screensOf(menu).join('\n')).toMatch(/Monday lentil soup \| 6\.50 \| Tuesday lasagne \| 8\.90/u);
  expect(scenesOf(menu).map(({ kind }) => kind)).not.toContain('bar-chart');
});

test('three digits ahead of later years are the first of them', () => {
  const prompt = 'History of coffee: 850 a goatherd in Ethiopia notices his lively goats. 1554 the first coffee house opens in Istanbul. 1645 coffee reaches Venice. 1901 espresso machine patented in Milan.'; // prettier-ignore
  expect(screensOf(prompt)[0]).toMatch(/^History of coffee/u);
  expect(scenesOf(prompt).map(({ kind }) => kind)).not.toContain('counter');
});

test('steps that a film has no time for have a longer one, where nobody asked for its length', () => {
  const steps = scenesOf('How to repot a monstera. 1. Water it the day before. 2. Pick a pot only 5 cm wider than the old one. 3. Loosen the roots with your fingers and cut off anything brown and mushy. 4. Fill with two parts potting soil, one part bark, one part perlite. 5. Wait a week before you water again.'); // prettier-ignore
  const each = ['Water it the day before', 'Pick a pot', 'Loosen the roots', 'Fill with two parts', 'Wait a week'];
  for (const step of each) expect(steps.filter((scene) => scene.kind !== 'steps' && onScreenText(scene).join(' ').includes(step))).not.toHaveLength(0); // prettier-ignore
});
