import { BriefSchema } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from '../storyboard/plan-story.js';

const plan = (prompt: string, durationSeconds = 30): Storyboard =>
  planStory(
    BriefSchema.parse({
      ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds, aspectRatio: null, dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null },
      ...{ narration: 'auto', narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false, aiVideo: 'auto', planArc: true, brand: null, images: [], documents: [], audio: [], seed: 1 },
    }),
  ); // prettier-ignore
const kinds = ({ scenes }: Storyboard): string[] => scenes.map(({ kind }) => kind);
const shown = ({ scenes }: Storyboard): string => scenes.map((scene) => onScreenText(scene).join(' | ')).join('\n');

test('a film of few clauses is not summed up, and ends on the line that lands', () => {
  const story = plan('Old Mabel has rung the school bell since 1979. She never missed a morning. On Friday she rings it for the last time.'); // prettier-ignore
  expect(shown(story)).not.toContain('In short');
  expect(onScreenText(story.scenes.at(-1)!).join(' ')).toMatch(
    /On Friday she rings it for the last time|for the last time/u,
  );
});

test.each([
  'Five questions we ask every new baker. Do you wake early? Do you like salt? Can you lift a sack? Cromwell gets one. The bread decides.',
  'Heat pumps move warmth instead of making it. They run on little power. Yours could pay for itself in nine years, and the boiler goes.',
])('no card goes back to half of the first line: %s', (prompt) => {
  const last = plan(prompt, 40).scenes.at(-1)!;
  expect(last.kind).not.toBe('end-card');
});

test('two that are told under their own names are named together, on screen and by the voice', () => {
  const story = plan('Robin: 8 euros a month, 10 GB, no contract. Kestrel: 15 euros a month, 50 GB, one year.');
  expect(story.title).toBe('Robin or Kestrel');
  const spoken = story.scenes.map(({ narration }) => narration).join(' ');
  for (const name of ['Robin', 'Kestrel']) expect(spoken).toContain(`${name}: `);
});

test('two sides told in turn keep their own values', () => {
  const [versus] = plan('barco vs avión: el barco tarda 9 h y el avión 1 h; el avión cuesta 120 € y el barco 45 €').scenes.filter(({ kind }) => kind === 'versus'); // prettier-ignore
  expect(versus!.content).toMatchObject({ left: { label: 'Barco', points: ['Tarda 9 h', '45 €'] }, right: { label: 'Avión', points: ['1 h', '120 €'] } }); // prettier-ignore
});

test('a bound is no side of a comparison, and no label of a bar', () => {
  expect(kinds(plan('Abaixo de 18 graus já falamos em frio.'))).not.toContain('versus');
  expect(kinds(plan('Hiking in the Tauern. Below 2,000 metres there are huts, above 2,600 metres there is ice.'))).not.toContain('bar-chart'); // prettier-ignore
});

test('a total heads its parts and is none of them', () => {
  const [chart] = plan('Spenden beim Stadtlauf: Lauf 4.200 Euro, Kuchen 1.150 Euro, Tombola 900 Euro, insgesamt 6.250 Euro.').scenes.filter(({ kind }) => kind === 'bar-chart'); // prettier-ignore
  expect(onScreenText(chart!)[0]).toBe('Insgesamt: 6.250 Euro');
  expect(JSON.stringify(chart!.content).match(/"label":"/gu)).toHaveLength(3);
});

test.each([
  ['Rinse the rice twice, boil it for 12 min, rest it under a towel', 3],
  ['Lavez les fraises, coupez-les en deux, ajoutez 50 g de sucre, laissez reposer une heure', 4],
  ['गमले में टमाटर उगाएँ: 1) गमले में मिट्टी भरें 2) बीज डालें 3) रोज़ पानी दें', 3],
])('orders in one line are steps: %s', (prompt, count) => {
  const first = plan(prompt).scenes.map(({ narration }) => narration ?? '').filter((text) => text !== ''); // prettier-ignore
  expect(first.length).toBeGreaterThanOrEqual(count);
});

test('the word that answers stays with its answer, and pairs are of one kind, two in a row at most', () => {
  const story = plan('Lichen. Is it a plant? No: it is a fungus that lives with algae. Does it harm trees? Rarely, and only when it blocks light. Does it grow fast? Hardly: 1 mm a year.'); // prettier-ignore
  const pairs = story.scenes.slice(1).filter(({ narration }) => narration?.includes('?'));
  // Three alike in a row are a list of slides.
  expect(pairs[1]!.kind).toBe(pairs[0]!.kind);
  expect(pairs[2]!.kind).not.toBe(pairs[1]!.kind);
  for (const word of ['No: it is', 'Hardly: 1 mm']) {
    expect(shown(story)).toContain(word);
    expect(pairs.map(({ narration }) => narration).join(' ')).toContain(word);
  }
});

test.each([
  ['No hacemos sombreros para todos, los hacemos para ti.', 'Los hacemos para ti'],
  ['Für Neulinge im Verein: Abseits ist, wenn der Ball zu spät kommt.', 'Wenn der Ball zu spät kommt'],
])('a film of one sentence ends on what its second half says, not on the first again: %s', (prompt, end) => {
  const words = plan(prompt, 12).scenes.map((scene) => onScreenText(scene).join(' ')).filter((text) => text !== ''); // prettier-ignore
  expect(words.at(-1)).toBe(end);
});

test('a dish ends on its steps in one view, and no card ends a film on one of its points', () => {
  const dish = plan('Kartoffelsuppe für vier: 800 g Kartoffeln, 2 Möhren, 1 Stange Lauch, 1 Liter Brühe. Alles klein schneiden. In Butter anschwitzen. Mit Brühe 25 Minuten kochen. Pürieren und mit Majoran würzen.', 45); // prettier-ignore
  const last = onScreenText(dish.scenes.at(-1)!).join(' ');
  for (const step of ['Alles klein schneiden', 'Majoran']) expect(last).toContain(step);
});
