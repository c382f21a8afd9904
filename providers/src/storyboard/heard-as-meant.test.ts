import { briefOf } from '@scenewright/core/testing';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from './plan-story.js';

/** Prompts as people write them, whose meaning hangs on a turn of phrase. */
const plan = (prompt: string, durationSeconds = 30): Storyboard => planStory(briefOf(prompt, { durationSeconds }));
const screensOf = (prompt: string): string[] => plan(prompt).scenes.map((scene) => onScreenText(scene).join(' | '));

test('a month that comes again is no name of a party', () => {
  const [first] = screensOf("Make a video invitation to Priya and Ben's garden party, Saturday 12 July from 3pm, 8 Orchard Road, 2nd floor. RSVP by July 1 to ben@example.org"); // prettier-ignore
  expect(first).toMatch(/^Priya and Ben's garden party/u);
});

test('a floor stands with its street', () => {
  const screens = screensOf('Open day at Studio Fern. Sunday 4 May from 2pm, 8 Orchard Road, 2nd floor. Bring your sketches.'); // prettier-ignore
  expect(screens.join('\n')).toMatch(/8 Orchard Road, 2nd floor/u);
});

test('what there is, is one list under who has it', () => {
  const screens = screensOf('Our swimming hall opens again on 5 May after a year of repairs. There is a new slide, 30 lockers, a sauna and a café. Everyone is welcome.'); // prettier-ignore
  const list = screens.find((screen) => screen.includes('sauna'))!;
  for (const item of ['slide', '30 lockers', 'café', 'Our swimming hall']) expect(list.toLowerCase()).toContain(item.toLowerCase()); // prettier-ignore
});

test('clauses of one subject say whose they are, pronouns too', () => {
  const screens = screensOf('We mend roofs within two days, give a written quote and guarantee the work for ten years. This year 90 of you planted 400 trees, cleared 12 km of paths and painted 3 huts.').join('\n'); // prettier-ignore
  expect(screens).toMatch(/We give a written quote/u);
  expect(screens).toMatch(/We guarantee the work/u);
  expect(screens).toMatch(/90 of you cleared 12 km/u);
});

test('who speaks is known by name', () => {
  expect(screensOf('We are Lark & Daughters, a boatyard in Hull. We build wooden dinghies.')[0]).toMatch(/^Lark & Daughters/u); // prettier-ignore
});

test('sides that a request names stand beside each other', () => {
  const { scenes } = plan('Compare slate and clay roofs: slate lasts a century, clay costs half as much, slate is heavy, clay breaks in hail.'); // prettier-ignore
  const versus = scenes.find(({ kind }) => kind === 'versus')!;
  expect(versus.content).toMatchObject({
    left: { label: 'Slate', points: ['Lasts a century', 'Heavy'] },
    right: { points: ['Costs half as much', 'Breaks in hail'] },
  });
});

test('myths stand with their facts, and their numbers are no figures', () => {
  const { scenes } = plan('Two myths about bats. Myth 1: they are blind. Fact: all species can see. Myth 2: they fly into hair. Fact: they steer by echo.'); // prettier-ignore
  const screens = scenes.map((scene) => onScreenText(scene).join(' | '));
  expect(screens.some((screen) => /blind.*all species can see/iu.test(screen))).toBe(true);
  expect(screens.some((screen) => /hair.*steer by echo/iu.test(screen))).toBe(true);
  expect(scenes.map(({ kind }) => kind)).not.toContain('counter');
});

test('words of several sentences are one quotation, with who said them', () => {
  const { scenes } = plan('Testimonial by Ines Varga, owner of a tea shop: "I close the till an hour earlier. It just works."'); // prettier-ignore
  expect(scenes.map(({ content }) => content)).toContainEqual(
    expect.objectContaining({ author: 'Ines Varga', text: 'I close the till an hour earlier. It just works.' }),
  );
});

test('shares whose names could be verbs are shares', () => {
  const { scenes } = plan('Our budget rule: 50% needs, 30% wants, 20% savings.');
  expect(scenes.map(({ kind }) => kind)).toContain('donut-chart');
});

test('an age is no time of day', () => {
  expect(plan('Life of Anna Berg: born in Bergen. She met her teacher at 17.').scenes.map(({ kind }) => kind)).not.toContain('clock'); // prettier-ignore
});

test('stages that count themselves are all gone through, in order', () => {
  const shown = screensOf('How is a law made here? First reading, second reading, committee stage, report stage, third reading, upper house, signature.').join('\n'); // prettier-ignore
  for (const stage of ['First reading', 'Committee stage', 'Third reading', 'Upper house', 'Signature']) expect(shown).toContain(stage); // prettier-ignore
});

test('of a topic alone nothing is cut to words', () => {
  const screens = screensOf('Explain how glaciers carve valleys. Use a calm voice.');
  expect(screens.length).toBeGreaterThanOrEqual(2);
  for (const screen of screens) expect(screen).toMatch(/glacier|valley/iu);
});

test('a list under one label is told whole, though an item sounds like a wish', () => {
  const screens = screensOf('We are looking for a night nurse at St. Anna hospice. You bring: a nursing diploma, empathy, a calm head. Apply at jobs@st-anna.example'); // prettier-ignore
  const list = screens.find((screen) => screen.includes('nursing diploma'))!;
  for (const item of ['mpathy', 'calm head']) expect(list).toContain(item);
});

test('labels of the film and orders to dress it are for its maker', () => {
  const screens = screensOf('Our bakery bakes a walnut rye this month. It costs €5.20. Audience: existing customers. Use our colours brown and cream.').join('\n'); // prettier-ignore
  expect(screens).toContain('€5.20');
  expect(screens).not.toMatch(/existing customers|brown|audience/iu);
});

test('what hangs on one verb is one thing', () => {
  const screens = screensOf('How to descale a kettle: fill half with vinegar and half with water, boil, wait 30 minutes, pour out, rinse twice.'); // prettier-ignore
  expect(screens.some((screen) => screen.split(' | ')[0]!.endsWith('vinegar and half with water'))).toBe(true);
  expect(screens.join('\n')).not.toMatch(/^half with water/imu);
  expect(screensOf('Meet Hana, our new baker. From Sapporo, loves bouldering and bread.').join('\n')).toContain('loves bouldering and bread'); // prettier-ignore
});

test.each([
  ['Lofoten in four days. Day 1 Svolvær and the harbour, day 2 hike up Reinebringen, day 3 kayak in Nusfjord, day 4 the beach.', 'Day 2', 'Hike up Reinebringen'],
  ['Trainingsplan: Woche 1 locker laufen, Woche 2 Intervalle laufen, Woche 3 langer Lauf.', 'Woche 2', 'Intervalle laufen'],
  ['Our onboarding. Week 1: meet the team and set up your laptop. Week 2: shadow a colleague. Week 3: your first own ticket.', 'Week 2', 'Shadow a colleague'],
])('days and weeks that count up say when: %s', (prompt, when, what) => {
  const screen = screensOf(prompt).find((one) => one.includes(what))!;
  expect(screen).toContain(when);
  expect(screen).not.toMatch(new RegExp(`${when}:? ${what}`, 'iu'));
}); // prettier-ignore

test('who is quoted stands before the quotation, and what a company is names nobody', () => {
  const quote = plan('Testimonial from Dr. Ana Ruiz, vet: "Since we use Pawly we lose no appointment, and our phones ring half as often." Pawly is the calendar for vets.').scenes.find(({ kind }) => ['quote', 'review-card', 'book-page', 'pinned-note'].includes(kind))!; // prettier-ignore
  expect(onScreenText(quote).join(' | ')).toMatch(/Dr\. Ana Ruiz \| vet/u);
});

test('two that are compared share a measure, side by side', () => {
  const both = plan('Compare induction and gas hobs: induction boils a litre in 4 minutes, gas in 8; efficiency 85% vs 40%.').scenes.filter(({ kind }) => ['versus', 'bar-chart'].includes(kind)); // prettier-ignore
  expect(both.map((scene) => onScreenText(scene).join(' '))).toEqual([expect.stringMatching(/4 minutes.*8 minutes/u), expect.stringMatching(/85%.*40%/u)]); // prettier-ignore
});

test('lengths of time are figures among figures', () => {
  const [, tiles] = screensOf('Our half marathon in numbers: 2,412 runners, 61 countries, 14,000 bananas, fastest 1:04:38, slowest 3:58.'); // prettier-ignore
  for (const shown of ['2,412', '61', '14,000', '1:04:38', '3:58']) expect(tiles).toContain(shown);
  expect(screensOf('Support this week: tickets closed 214 (+18), open 39 (-6), median first answer 2h 10m, CSAT 4.6/5.').join('\n')).toContain('2h 10m'); // prettier-ignore
});

test('a customer story is no picture format, and what stands beside wishes alone is told', () => {
  expect(plan('Customer story. "We cut our waste by half in one year." Mia Lund, head of kitchen at Hotel Fjord.').aspectRatio).toBeUndefined(); // prettier-ignore
  expect(screensOf('insta story for my cafe: free refills today')[0]).toMatch(/^Free refills today/u);
});

test('clauses that say when they hold stand by themselves, and a question heads no sentence', () => {
  const screens = screensOf('What does a beekeeper do in a year? In spring the colonies are checked, in summer the honey is spun, in autumn the bees are fed and treated, in winter they rest.'); // prettier-ignore
  for (const claim of ['The colonies are checked in spring', 'The honey is spun in summer', 'The bees are fed and treated in autumn', 'They rest in winter']) expect(screens.some((screen) => screen.startsWith(claim))).toBe(true); // prettier-ignore
  expect(screens.join('\n')).not.toMatch(/\?:/u);
});

test('measures of two sides are drawn in more than one way', () => {
  const kinds = plan('Induction or gas? Boiling 1 litre of water: 3 min 10 on induction, 6 min 40 on gas. Efficiency 85% vs 40%. A hob costs 450 dollars (induction) or 280 (gas).').scenes.map(({ kind }) => kind); // prettier-ignore
  expect(kinds.filter((kind) => kind === 'versus')).toHaveLength(2);
  expect(kinds).toContain('bar-chart');
});

test('bare numbers beside what is free are prices, not ranks, and hours alone are no change', () => {
  const kinds = plan('Moving sale! Sofa 150, desk 60, bike 90, plants for free. Saturday 10-2, 14 Elm Road.').scenes.map(({ kind }) => kind); // prettier-ignore
  expect(kinds).not.toContain('bar-chart');
  expect(plan('Good news: our library is open on Sundays again! From 12 to 5. Story hour for kids at 2.').scenes.map(({ kind }) => kind)).not.toContain('delta'); // prettier-ignore
});

test('a number at the end of a name counts nothing, and a source is told as one', () => {
  expect(screensOf('Sneaker drop: Volt Runner 2, 199 g, made from 11 bottles. Edgy, loud, no voice over.')[0]).toBe('Volt Runner 2'); // prettier-ignore
  const screens = screensOf('Ten thousand steps? A study with 47,000 people found that 7,000 steps a day cut the risk of death by half. Source: Lancet Public Health, 2025.'); // prettier-ignore
  expect(screens.at(-1)).toMatch(/Lancet Public Health, 2025.*Source|Source.*Lancet Public Health, 2025/u);
});

test('whom to thank at the end is said to the maker, whom a first sentence thanks is not', () => {
  expect(screensOf('Our shop grew from 120 to 310 customers this year. Hiring 4 engineers. thank the team at the end.').join('\n')).not.toMatch(/thank the team/iu); // prettier-ignore
  expect(screensOf('Tack till alla 64 volontärer som delade ut 5 400 luncher i vinter. Vi ses igen i oktober. Kort film, varm ton, utan tal.')[0]).toContain('5 400 luncher'); // prettier-ignore
});

test.each([
  ['Receta de gazpacho: 1 kg de tomates, medio pepino, un pimiento verde, un diente de ajo, 50 ml de aceite. Triturar todo, colar, enfriar dos horas.', /50 ml de aceite/u, /medio pepino/iu],
  ['Wochenbericht Support: 214 Tickets gelöst (+18), 39 offen, Antwortzeit im Schnitt 2 Std. 10 Min., Zufriedenheit 4,6/5.', /2 Std\. 10 Min/u, /4,6\/5/u],
  ['A história do café: chega ao Iêmen em 1450, a Veneza em 1615, ao Brasil em 1727.', /1450/u, /1727/u],
])('what belongs together stands together: %s', (prompt, one, other) => {
  expect(screensOf(prompt).some((screen) => one.test(screen) && other.test(screen))).toBe(true);
}); // prettier-ignore
