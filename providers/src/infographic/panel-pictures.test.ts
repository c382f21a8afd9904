import {
  applySettings,
  checkSettings,
  infographicTimeline,
  settingsSchema,
  type Infographic,
} from '@scenewright/core/infographics';
import type { Panel } from '@scenewright/core/scenes';
import { editInfographic } from './edit-infographic.js';
import { withPanelPictures } from './panel-pictures.js';
import { planInfographic } from './plan-infographic.js';

const plan = (prompt: string): Infographic =>
  planInfographic({
    ...{ prompt, documents: [], images: [], brand: null, style: null },
    ...{ backgroundColor: null, visualStyle: null, seed: 1 },
  });
const figure = (display: string, unit = '') => ({
  ...{ value: parseFloat(display), magnitude: parseFloat(display), display },
  ...{ prefix: '', suffix: '', decimals: 0, unit },
});
const graphic = plan('Infographic: the budget of a year');
const withPanels = (...panels: Panel[]): Infographic => withPanelPictures({ ...graphic, content: { ...graphic.content, panels } }); // prettier-ignore
const bars = (...labels: string[]): Panel<'bars'> => ({
  ...{ id: 'bars', kind: 'bars' as const, arrangement: 'bars' as const },
  items: labels.map((label, at) => ({ label, figure: figure(String(9 - at)) })),
});
const pictures = ({ content }: Infographic): (string | undefined)[] =>
  content.panels.flatMap((panel) => ('items' in panel ? panel.items.map((item) => ('picture' in item ? item.picture : undefined)) : [])); // prettier-ignore

test('rows whose names mean things show them, none twice, and one without a thing has none', () => {
  const drawn = withPanels(bars('Showers', 'Toilet', 'Laundry', 'Garden', 'Other'));
  expect(pictures(drawn)).toEqual(['shower', 'toilet', 'washing-machine', 'seedling', undefined]);
  expect(pictures(withPanels(bars('Cars', 'Cars and buses', 'Trams')))).toHaveLength(3);
  const cars = pictures(withPanels(bars('Cars', 'Cars', 'Trams'))).filter((name) => name === 'automobile');
  expect(cars).toHaveLength(1);
});

test('a few pictures in a row of names would look like a fault', () => {
  const drawn = withPanels(bars('Louvre', 'Vatican', 'Prado', 'Garden'));
  expect(pictures(drawn)).toEqual([undefined, undefined, undefined, undefined]);
  expect(drawn.drawings).toBeUndefined();
});

test('what is seen at the head is not seen again in a row, except as one of two sides', () => {
  const subject = withPanels(bars('Cats', 'Garden')).drawings![0]!;
  expect(subject.name).toMatch(/^cat/u);
  const shown = { ...graphic, content: { ...graphic.content, subject } };
  const side = (label: string) => ({ label, points: [], figure: figure('12', 'h') });
  const versus: Panel = { id: 'versus', kind: 'versus', left: side('Cats'), right: side('Dogs') };
  const drawn = withPanelPictures({ ...shown, content: { ...shown.content, panels: [bars('Cats', 'Toilet', 'Garden'), versus] } }); // prettier-ignore
  expect(pictures(drawn)[0]).not.toBe(subject.name);
  expect(drawn.content.panels[1]).toMatchObject({ left: { picture: subject.name }, right: { picture: expect.stringMatching(/^dog/u) } }); // prettier-ignore
});

test('a title that names nothing leaves the head to what the panels speak of most', () => {
  const steps = plan(
    '味噌汁の作り方をインフォグラフィックにしてください。1. 鍋に水を入れる。2. 豆腐とわかめを加えて煮る。3. 火を止めて味噌を溶く。',
  );
  expect(steps.content.subject?.name).toBe('pot-of-food');
  // Who commutes may do so by anything.
  expect(plan('Infographic: 7 in 10 commuters in Utrecht cycle to work. 3 in 10 walk.').content.subject?.name).not.toBe('train'); // prettier-ignore
});

test('a render with another name shows no picture of the old one, a change in words finds the new one', () => {
  const drawn = withPanels(bars('Showers', 'Toilet', 'Laundry'));
  const schema = settingsSchema(drawn);
  expect(Object.keys(schema).filter((key) => key.includes('picture'))).toEqual([]);
  const renamed = applySettings(drawn, checkSettings(schema, { 'bars.items.1.label': 'Bathtub' }));
  expect(pictures(renamed)).toEqual(['shower', undefined, 'washing-machine']);
  const [scene] = infographicTimeline(renamed, { dimensions: { width: 1280, height: 720 }, fps: 30, duration: 15 }).scenes; // prettier-ignore
  expect(scene!.drawings!.map(({ name }) => name)).toEqual(['shower', 'washing-machine']);
  const changed = editInfographic({ graphic: drawn, prompt: 'Change "Toilet" to "Garden"' });
  expect(pictures(changed)).toEqual(['shower', 'seedling', 'washing-machine']);
});
