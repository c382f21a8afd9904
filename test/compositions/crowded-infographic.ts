import type { Figure } from '@scenewright/core/figures';
import type { Infographic } from '@scenewright/core/infographics';
import type { InfographicContent, Panel } from '@scenewright/core/scenes';
import { resolveStyle, stylePack } from '@scenewright/core/style';

const words = (length: number): string =>
  'Measured consumption of independently administered municipal infrastructure and its extraordinarily long descriptions continues'
    .repeat(3)
    .slice(0, length)
    .trim();
const figure = (value: number): Figure => ({
  value,
  magnitude: value,
  display: `€${value.toLocaleString('en')} million`,
  prefix: '€',
  suffix: ' million',
  decimals: 0,
  unit: 'currency:EUR',
});
const percent = (value: number): Figure => ({
  ...figure(value),
  display: `${value}%`,
  prefix: '',
  suffix: '%',
  unit: 'percent',
});
const label = words(36);
const title = words(60);
const many = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index));

const panels: Panel[] = [
  {
    id: 'figures',
    kind: 'figures',
    title,
    items: many(6, (index) => ({
      label,
      figure: figure(120_000 + index),
      note: words(30),
      trend: 'up',
      sentiment: 'good',
    })),
  },
  {
    id: 'bars',
    kind: 'bars',
    title,
    arrangement: 'columns',
    items: many(8, (index) => ({ label, figure: figure(index * 1000 - 3000) })),
  },
  {
    id: 'bars-2',
    kind: 'bars',
    title,
    arrangement: 'ranking',
    items: many(8, (index) => ({ label, figure: figure(90_000 - index * 7000), highlight: index === 2 })),
  },
  { id: 'share', kind: 'share', title, items: many(7, (index) => ({ label, figure: percent(index === 6 ? 22 : 13) })) },
  { id: 'meters', kind: 'meters', title, items: many(6, (index) => ({ label, figure: percent(index * 19) })) },
  { id: 'steps', kind: 'steps', title, steps: many(5, () => ({ title: words(40), detail: words(70) })) },
  {
    id: 'timeline',
    kind: 'timeline',
    title,
    events: many(6, (index) => ({ date: `November ${1900 + index * 7}`, label: words(60), highlight: index === 5 })),
  },
];
const others: Panel[] = [
  {
    id: 'versus',
    kind: 'versus',
    title,
    left: { label, figure: figure(42_000), points: many(3, () => words(50)) },
    right: { label, figure: figure(8000), points: many(3, () => words(50)) },
  },
  {
    id: 'map',
    kind: 'map',
    title,
    places: ['USA', 'BRA', 'ZAF', 'NOR', 'IND', 'JPN', 'AUS'].map((country) => ({
      country,
      label,
      figure: figure(77_000),
      note: words(30),
    })),
  },
  { id: 'list', kind: 'list', title, mark: 'good', items: many(5, () => ({ text: words(60) })) },
  {
    id: 'table',
    kind: 'table',
    title,
    columns: many(4, () => words(18)),
    rows: many(5, () => many(4, () => words(22))),
  },
  { id: 'statement', kind: 'statement', title, text: words(150), author: words(40), quoted: true },
  { id: 'ratio', kind: 'ratio', title, count: 73, total: 100, label: words(70) },
  {
    id: 'change',
    kind: 'change',
    title,
    label: words(40),
    before: figure(510_000),
    after: figure(340_000),
    beforeLabel: words(40),
    afterLabel: words(40),
    sentiment: 'bad',
  },
];

const graphic = (own: readonly Panel[], visualStyle: '2d' | '3d', pack: string): Infographic => {
  const content: InfographicContent = {
    title: words(100),
    kicker: words(48),
    subtitle: words(120),
    source: words(70),
    hero: { figure: figure(4_200_000), label, trend: 'down' },
    visualStyle,
    panels: [...own],
  };
  return {
    version: 1,
    language: 'en',
    direction: 'ltr',
    style: resolveStyle(stylePack(pack)!),
    content,
    seed: 1,
    assets: {},
    warnings: [],
  };
};

/** Graphics with more on them than the planner puts on one: seven full panels, long words everywhere. */
export const crowded: readonly Infographic[] = [graphic(panels, '2d', 'bold-poster'), graphic(others, '3d', 'pastel')];
