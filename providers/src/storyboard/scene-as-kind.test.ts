import type { KindWithContent, SceneKind } from '@scenewright/core/scenes';
import { StoryboardSceneSchema, type StoryboardScene } from '@scenewright/core/storyboard';
import { shownAs } from './scene-as-kind.js';

const figure = (value: number, unit = '') => ({
  ...{ value, magnitude: value, prefix: '', suffix: '', decimals: 0, unit },
  display: unit === 'percent' ? `${value}%` : String(value),
});
const scene = (kind: SceneKind, content: object): StoryboardScene =>
  StoryboardSceneSchema.parse({ id: 's1', intent: 'evidence', narration: null, seed: 1, kind, content });

const bars = scene('bar-chart', {
  title: 'Free leads',
  items: [120, 86, 40, 14].map((value, at) => ({ label: `Plan ${'ABCD'[at]!}`, figure: figure(value) })),
});
const shares = scene('donut-chart', {
  title: 'Wind leads',
  items: [54, 31, 15].map((value, at) => ({ label: `Source ${'ABC'[at]!}`, figure: figure(value, 'percent') })),
});
const lines = scene('line-chart', {
  title: 'Solar overtook wind',
  categories: ['2020', '2022', '2024'],
  series: [[1, 5, 9], [4, 4, 5], [2, 3, 3]].map((values, at) => ({ name: `Row ${at}`, values: values.map((value) => figure(value)) })),
}); // prettier-ignore
const groups = scene('grouped-chart', {
  title: 'The new one wins',
  categories: ['A', 'B', 'C', 'D'],
  series: [[9, 8, 7, 6], [5, 6, 7, 8]].map((values, at) => ({ name: `Model ${at}`, values: values.map((value) => figure(value)) })),
}); // prettier-ignore
const list = scene('list', { title: 'Why teams stay', items: ['Fast', 'Clear', 'Honest'].map((text) => ({ text })) });
const steps = scene('steps', { title: 'How to climb', steps: ['Learn', 'Lead', 'Stand'].map((title) => ({ title })) });
const events = scene('timeline', {
  title: 'How it began',
  events: ['1990', '2004', '2020'].map((date) => ({ date, label: `What happened in ${date}` })),
});

const states = scene('versus', {
  title: 'Our garden',
  left: { label: 'Before', points: ['mud'] },
  right: { label: 'After', points: ['roses'] },
});

test.each<[string, StoryboardScene, SceneKind[]]>([
  [
    'bars',
    bars,
    ['scoreboard', 'isometric-blocks', 'podium', 'treemap', 'bubbles', 'ranking', 'donut-chart', 'column-chart'],
  ],
  ['shares', shares, ['treemap', 'waffle', 'podium', 'gauge-cluster', 'bar-chart']],
  ['lines', lines, ['bar-race', 'heat-map', 'column-chart', 'grouped-chart']],
  ['groups', groups, ['radar', 'dumbbell', 'line-chart']],
  ['a list', list, ['mind-map', 'route', 'cross-section', 'labelled-thing', 'steps', 'staircase', 'cycle', 'flow']],
  ['steps', steps, ['staircase', 'cycle', 'list', 'mind-map']],
  ['a timeline', events, ['roadmap']],
  ['two states', states, ['before-after']],
])('%s can be shown as what is asked for, with nothing lost', (_what, from, kinds) => {
  for (const kind of kinds) {
    const shown = shownAs(from, [kind], 'en');
    expect(shown?.kind).toBe(kind);
    const said = JSON.stringify(shown);
    for (const word of wordsOf(from)) if (kind !== 'column-chart' || from !== lines) expect(said).toContain(word);
  }
});

test('what a kind cannot say is refused rather than made up', () => {
  expect(shownAs(list, ['treemap'], 'en')).toBeNull();
  expect(shownAs(bars, ['quote'], 'en')).toBeNull();
  expect(shownAs(bars, ['slope'], 'en')).toBeNull();
  expect(shownAs(bars, ['gantt', 'weather', 'venn', 'org-chart', 'sankey'], 'en')).toBeNull();
});

/** The labels and figures of a scene as they are written. */
function wordsOf({ content }: KindWithContent): string[] {
  return [...JSON.stringify(content).matchAll(/"(?:label|text|date|display|name)":"([^"]+)"/gu)].map(
    (found) => found[1]!,
  );
}
