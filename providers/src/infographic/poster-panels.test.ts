import { planInfographic } from './plan-infographic.js';

const panelsOf = (prompt: string) =>
  planInfographic({ images: [], documents: [], brand: null, backgroundColor: null, seed: 1, style: null, visualStyle: null, prompt }).content; // prettier-ignore

test.each([
  ['How people got to work: 41% by car, 27% by metro, 14% on foot, 9% by bus, 9% other.', 'Car'],
  ['日本の電力の割合：ガス34%、石炭31%、太陽光10%、水力8%、原子力6%、その他11%', 'ガス'],
  ['Unser Müll: Recycling 30%, Verbrennung 25%, Sonstige 45%', 'Recycling'],
])('what is left over is a part of the whole and never stands out: %s', (prompt, top) => {
  const { panels, hero } = panelsOf(prompt);
  expect(hero).toBeUndefined();
  const [panel] = panels;
  if (panel?.kind !== 'share') throw new Error(`parts of a whole are drawn as ${panel?.kind}`);
  expect(panel.items.filter(({ highlight }) => highlight).map(({ label }) => label)).toEqual([top]);
  expect(panel.items.filter(({ rest }) => rest)).toHaveLength(1);
});

test('the hours of a day are the parts of it', () => {
  expect(panelsOf("A nurse's day: sleep 7 hours, work 9 hours, family 4 hours, commute 2 hours, exercise 2 hours.").panels[0]!.kind).toBe('share'); // prettier-ignore
});

test('two sides are compared row by row, each with its figures and the side it speaks for', () => {
  const [panel, other] = panelsOf('Electric car versus petrol car: cost per 100 km $4 vs $11, CO2 per km 0 g vs 150 g, doors 5 vs 3').panels; // prettier-ignore
  expect(other).toBeUndefined();
  expect(panel).toMatchObject({
    measures: [
      { label: 'Cost per 100 km', left: { display: '$4' }, right: { display: '$11' }, better: 'left' },
      { label: 'CO2 per km', better: 'left' },
      { left: { display: '5' }, right: { display: '3' } },
    ],
  });
});
