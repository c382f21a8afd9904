import { BriefSchema, onScreenText, type Storyboard } from '@scenewright/core';
import { planStory } from './plan-story.js';

/** Prompts as people write them, whose meaning hangs on a turn of phrase. */
const plan = (prompt: string, durationSeconds = 30): Storyboard =>
  planStory(
    BriefSchema.parse({
      ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds },
      ...{ aspectRatio: null, dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null },
      ...{ narration: 'auto', narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false },
      ...{ aiVideo: 'auto', planArc: true, brand: null, images: [], documents: [], audio: [], seed: 1 },
    }),
  );
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
  const { scenes } = plan('Compare slate and clay roofs for a builders newsletter: slate lasts a century, clay costs half as much, slate is heavy, clay breaks in hail.'); // prettier-ignore
  const versus = scenes.find(({ kind }) => kind === 'versus')!;
  expect(versus.content).toMatchObject({
    left: { label: 'Slate', points: ['Lasts a century', 'Is heavy'] },
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
  const { scenes } = plan('Testimonial from our client Ines Varga, owner of a tea shop: "I close the till an hour earlier. It just works."'); // prettier-ignore
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
  const told = screensOf('How is a law made here? First reading, second reading, committee stage, report stage, third reading, upper house, signature.').join('\n'); // prettier-ignore
  for (const stage of ['First reading', 'Committee stage', 'Third reading', 'Upper house', 'Signature']) expect(told).toContain(stage); // prettier-ignore
});

test('of a topic alone nothing is cut to words', () => {
  const screens = screensOf('Explain how glaciers carve valleys. Use a calm voice.');
  expect(screens.length).toBeGreaterThanOrEqual(2);
  for (const screen of screens) expect(screen).toMatch(/glacier|valley/iu);
});
