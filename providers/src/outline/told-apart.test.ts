import { onScreenText } from '@scenewright/core/timing';
import { readPrompt } from '../reading/read.js';
import { planToCheck } from '../storyboard/plan-to-check.js';

const screensOf = (prompt: string): string[] =>
  planToCheck(prompt).storyboard.scenes.map((scene) => onScreenText(scene).join(' | '));

test('what a thing is, does and costs have a shot each, with whose they are', () => {
  const screens = screensOf('Make a 30 second promo for Tuckbox, a leakproof steel lunchbox with three compartments that keeps food hot for 6 hours and goes straight in the dishwasher. It costs 34 euros and comes with a ten year guarantee. Order at tuckbox.example.').join('\n'); // prettier-ignore
  expect(screens).toMatch(/^Tuckbox \| A leakproof steel lunchbox with three compartments$/mu);
  expect(screens).toMatch(/^Tuckbox keeps food hot for 6 hours$/mu);
  expect(screens).toMatch(/^Tuckbox goes straight in the dishwasher$/mu);
  expect(screens).toMatch(/^It costs 34 euros/mu);
  expect(screens).toMatch(/^It comes with a ten year guarantee$/mu);
});

test('a story about somebody says what they do, and what they do meanwhile with it', () => {
  const screens = screensOf('Tell a short bedtime story about a small fox who finds a red mitten in the snow and goes from door to door to find its owner. At the last house a girl opens, holding the other mitten.').join('\n'); // prettier-ignore
  expect(screens).not.toMatch(/ who$/mu);
  expect(screens).toMatch(/A small fox finds a red mitten in the snow/u);
  expect(screens).toMatch(/The small fox goes from door to door to find its owner/u);
  expect(screens).not.toMatch(/^Holding/mu);
});

test('clauses of their own behind commas are told apart in German, relative ones are not', () => {
  const screens = screensOf('Einladung zum Sommerkonzert am Samstag, 12. Juni, um 18 Uhr. 60 Kinder spielen von Bach bis Pop, der Eintritt ist frei, bei Regen gehen wir in die Turnhalle. Bitte Picknickdecke mitbringen!').join('\n'); // prettier-ignore
  expect(screens).toMatch(/^Der Eintritt ist frei$/mu);
  expect(screens).toMatch(/Picknickdecke mitbringen \| 12\. Juni · 18 Uhr/u);
  expect(screensOf('Geschichte: Er fragt die Eule, die nur gähnt. Er legt sich neben seine Mutter.').join('\n')).toMatch(/Er fragt die Eule, die nur gähnt/u); // prettier-ignore
});

test('the stations of a cycle have a shot each where there is time, and are seen as a whole at its end', () => {
  const cycle = 'Describe the water cycle: evaporation lifts water from the sea, it condenses into clouds, wind carries them inland, rain and snow fall on the mountains, rivers bring it all back.'; // prettier-ignore
  const long = screensOf(`${cycle} 40 seconds.`);
  expect(long[0]).toBe('The water cycle');
  expect(long.slice(1, -1).join('\n')).toMatch(/It condenses into clouds[\s\S]*Wind carries them inland[\s\S]*Rivers bring it all back/u); // prettier-ignore
  expect(long.at(-1)).toContain('Evaporation lifts water from the sea');
});

test('who is quoted, where and when, and for how many', () => {
  const quoted = screensOf("Testimonial for our booking tool. 'We used to lose every fourth booking to missed calls. Since Tably I get my evenings back.' Carla Moreno, owner of Casa Nube in Valencia."); // prettier-ignore
  expect(quoted.join('\n')).toMatch(/Since Tably I get my evenings back\.? \| Carla Moreno/u);
  const card = screensOf('wedding save the date: Amara & Joël, 12 September 2026, Château de Lourmarin, Provence.').join('\n'); // prettier-ignore
  expect(card).toMatch(/^Amara & Joël \| 12 September 2026/mu);
  expect(card).toMatch(/^Château de Lourmarin, Provence$/mu);
  expect(screensOf('recipe video: shakshuka for 2. 1 onion, 2 peppers, 400 g tomatoes, 4 eggs. Fry onion and peppers, add tomatoes, crack in eggs.')[0]).toBe('Shakshuka for 2'); // prettier-ignore
});

test('a clause that opens a sentence keeps its "while", and a state its "on"', () => {
  const screens = screensOf("Sleep isn't passive. While you sleep, your brain sorts the day's memories. Teenagers need more of it than adults.").join('\n'); // prettier-ignore
  expect(screens).toMatch(/While you sleep, your brain sorts the day's memories/u);
  expect(screensOf('Safety briefing for the school ski trip: helmet always on, never ski alone, meet at the middle station at 12:30.').join('\n')).toMatch(/^Helmet always on$/mu); // prettier-ignore
});

test('a tone that is refused refuses no sound', () => {
  const { wishes } = readPrompt('Vidéo pour la banque alimentaire. Deux heures suffisent. Pas de ton larmoyant !');
  expect(wishes.narration).toBeUndefined();
  expect(wishes.music).toBeUndefined();
});

test('a row of measures is a ranking, whatever its heading is called by', () => {
  const screens = screensOf('Rank the six longest metro networks in the world by route length: Shanghai 831 km, Beijing 836 km, Guangzhou 653 km, Chengdu 558 km, Moscow 466 km, London 402 km. Count down from six to one.').join('\n'); // prettier-ignore
  expect(screens).toMatch(/London[\s\S]*Moscow[\s\S]*Shanghai[\s\S]*Beijing leads with 836 km/u);
});

test('a list of things and a question of two stay whole, and so does what must be done', () => {
  const cafe = screensOf("Promo for Tidewater, a repair café in Bristol that fixes bikes, toasters and phones for free every Saturday at the Old Chapel. We've saved 4,200 items from the tip since 2019.").join('\n'); // prettier-ignore
  expect(cafe).toMatch(/fixes bikes, toasters and phones/u);
  const starter = screensOf("Explain to bakers how a sourdough starter works: why flour and water come alive, what the yeast and the bacteria each do, how to feed it day by day for a week, how to tell it's ready, and the mistake everyone makes.").join('\n'); // prettier-ignore
  expect(starter).toMatch(/What the yeast and the bacteria each do/u);
  expect(screensOf('Plantamos 300 árboles el 21 de marzo. Hay que inscribirse antes del 1 de marzo en la biblioteca.').join('\n')).toMatch(/Hay que inscribirse/u); // prettier-ignore
});

test('pence and pounds of one thing are measured by one scale', () => {
  const screens = screensOf('Where does a £3.40 flat white go? Milk 38p, beans 31p, cup and lid 14p, staff £1.02, rent and energy 71p, VAT 57p, and the café keeps 27p.').join('\n'); // prettier-ignore
  expect(screens).toMatch(/Staff leads with £1\.02/u);
  expect(screens).not.toMatch(/(?:Milk|Rent and energy) leads/u);
});
