import { BriefSchema } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from '../../storyboard/plan-story.js';

const filmOf = (prompt: string, durationSeconds = 45): Storyboard =>
  planStory(
    BriefSchema.parse({
      ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds, aspectRatio: null, dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null },
      ...{ narration: 'auto', narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false, aiVideo: 'auto', planArc: true, brand: null, images: [], documents: [], audio: [], seed: 1 },
    }), // prettier-ignore
  );
const screens = ({ scenes }: Storyboard): string[] => scenes.map((scene) => onScreenText(scene).join(' | '));
const kinds = ({ scenes }: Storyboard): string[] => scenes.map(({ kind }) => kind);
const spoken = ({ scenes }: Storyboard): string => scenes.map(({ narration }) => narration).join(' ');

const soup = 'Leek soup. slice two leeks and fry them in butter 8 mins, add 3 potatoes, 1 l of stock, a pinch of nutmeg, simmer 20 minutes, blend it smooth, lid on for 5 min.'; // prettier-ignore

test('what is done for some minutes is a step, and what goes in is done with its order', () => {
  const film = filmOf(soup);
  expect(screens(film).join(' ')).not.toMatch(/Ingredients/u);
  expect(screens(film).some((text) => /Add 3 potatoes, 1 l of stock, a pinch of nutmeg/iu.test(text))).toBe(true);
  for (const word of ['potatoes', 'stock', 'nutmeg', 'Simmer 20 minutes']) expect(spoken(film).toLowerCase()).toContain(word.toLowerCase()); // prettier-ignore
});

test('no list of steps has its own first step above it', () => {
  const film = filmOf('How to patch a kayak. Dry the hull, sand the crack, cut a patch to size, heat the patch gently, press it on firmly, let it cool down, sand the edges, paint it over.'); // prettier-ignore
  for (const { content } of film.scenes) {
    if (!('steps' in content) || !Array.isArray(content.steps)) continue;
    expect(content.title).not.toBe((content.steps as { text?: string; title?: string }[])[0]!.title);
  }
});

test('what is told to do has no chart', () => {
  expect(kinds(filmOf('Maths lesson: what is a third? Cut a cake into 3 equal slices, eat the first 1: that is a third.')).join()).not.toMatch(/chart/u); // prettier-ignore
});

test('clauses under no name are told one by one, and one that says when stays with what is so then', () => {
  const film = filmOf('Why do leaves fall? When the days get short, the tree shuts its veins and takes the green out of its leaves. The wind does the rest.'); // prettier-ignore
  expect(kinds(film)).not.toContain('list');
  expect(screens(film).some((text) => /^When the days get short$/u.test(text))).toBe(false);
});

test('a list has as many points as its title counts, short ones too', () => {
  const text = screens(filmOf('4 things to check before a night ride, lights front and back, spare tube, tyre pressure, a phone with power.')).join(' / '); // prettier-ignore
  for (const item of ['Lights front and back', 'Spare tube', 'Tyre pressure', 'A phone with power']) expect(text).toMatch(new RegExp(`(?:/ |^|\\| )${item}`, 'u')); // prettier-ignore
});

test.each([
  ['Short bio of my aunt Brida for her 80th birthday. Born in Galway in 1945. She sold shoes for 40 years.', /^(?:(?:My )?aunt )?Brida\b/iu],
  ['Nils Holt biography. Born in Oslo in 1901. He built 12 bridges. He died in 1977.', /^Nils Holt$/u],
  ['Biografía de mi tía Carmen para su cumpleaños. Nació en Jaca en 1940. Vendió zapatos durante 40 años.', /^(?:Mi tía )?Carmen\b/u],
  ['Show our new helpers how to fold a tent: dry it, lay it flat, roll it up, tie it.', /^How to fold a tent$/u],
  ['Een film voor de vrijwilligers van de zaal: hoe gebruik je onze lift? Druk op de knop. Wacht tot de deur open is.', /^Hoe gebruik je onze lift\?$/u],
  ['How to wash a woollen hat, step by step: 1. fill a bowl with cool water 2. press the hat under 3. dry it flat.', /^How to wash a woollen hat$/u],
  ['Make a FAQ for Marram Beach Huts: Is there a shower? Yes, by the car park. Can I sleep there? No. When do you open? On 1 May.', /^Marram Beach Huts$/u],
  ['recette de soupe pour 6 : 1 kg de carottes, 2 oignons, un litre d’eau. Couper les carottes, ajouter l’eau, cuire 20 minutes.', /^Recette de soupe pour 6$/u],
])('the opening names what the film is about: %s', (prompt, title) => {
  const film = filmOf(prompt, 20);
  expect(onScreenText(film.scenes[0]!)[0]).toMatch(title);
  expect(spoken(film)).not.toMatch(/\bbio\b|biograf/iu);
}); // prettier-ignore

test('a year goes with all that its sentence says of it', () => {
  const text = screens(filmOf('Timeline of a shop. 1950 opened in Bath, 1975 moved and took the bakery along, 2001 burnt down, 2003 reopened.')).join(' / '); // prettier-ignore
  expect(text).toContain('Moved and took the bakery along');
});

test('a list that its title counts has each point by itself, the last two apart', () => {
  const text = screens(
    filmOf('5 errores al pintar: poca luz, brocha seca, capas gruesas, no lijar y pintar deprisa.'),
  ).join(' / ');
  for (const item of ['Poca luz', 'Brocha seca', 'No lijar', 'Pintar deprisa']) expect(text).toMatch(new RegExp(`(?:/ |^|\\| )${item}(?: /| \\||$)`, 'u')); // prettier-ignore
});

test('amounts in words are what goes into a dish', () => {
  const film = filmOf('Porridge for one: half a cup of oats, a cup of milk, a spoon of honey, a pinch of salt. Stir it all. Cook it for 5 minutes.'); // prettier-ignore
  expect(spoken(film)).not.toMatch(/First,? half a cup/u);
  expect(screens(film).some((text) => /oats/u.test(text) && /honey/u.test(text))).toBe(true);
});

test('a year behind a dash is the first of a history, not a part of its name', () => {
  const film = filmOf('Our boathouse through the years - 1920: built by hand. 1955: burnt down. 1958: opened again. 2020: a lift.'); // prettier-ignore
  expect(onScreenText(film.scenes[0]!)[0]).toBe('Our boathouse through the years');
  for (const date of ['1920', '1955', '1958', '2020']) expect(screens(film).join(' ')).toContain(date);
});

test('an answer is told, be it a refusal, an order or where to call', () => {
  const text = screens(filmOf('FAQ on the ferry. Can I pay by card? No, only coins. Lost a bag? Call 0170 555 0142. Are dogs allowed? No, they get seasick. When is the last boat? At 8 pm.')).join(' / '); // prettier-ignore
  for (const answer of ['only coins', '0170 555 0142', 'they get seasick', '8 pm']) expect(text).toContain(answer);
});

test('an example stays whole behind its label', () => {
  const text = screens(filmOf('Lesson on commas. A comma stands before the word but. Like this: I met Anna, but not Ben.')).join(' / '); // prettier-ignore
  expect(text).toContain('I met Anna, but not Ben');
});

test('names on both sides of an "and" stay together', () => {
  const text = `${screens(filmOf('Im Sommer fuhr sie mit ihren Kindern Ida und Paul von Ulm nach Wien an der Donau. Sie kam nie zurück.')).join(' / ')}`; // prettier-ignore
  expect(text).not.toMatch(/\/ Paul von Ulm/u);
});

test('single words that may be orders too are things, and no steps', () => {
  const film = filmOf('Explain the difference between weather and climate. Weather is what happens today: rain, wind, sun. Climate is the average over thirty years.'); // prettier-ignore
  expect(kinds(film)).not.toContain('steps');
  expect(spoken(film)).not.toMatch(/First, rain/u);
});
