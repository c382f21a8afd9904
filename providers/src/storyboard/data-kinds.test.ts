import { BeatSchema, type Evidence } from '@scenewright/core/outline';
import type { SceneKind } from '@scenewright/core/scenes';
import { sceneOptions, toolsFor } from './scene-options.js';

const figure = (value: number, unit = '') => ({
  ...{ value, magnitude: value, prefix: '', suffix: unit === 'percent' ? '%' : '', decimals: 0, unit },
  display: unit === 'percent' ? `${value}%` : String(value),
});
type Arrangement = Extract<Evidence, { type: 'series' }>['arrangement'];
const series = (arrangement: Arrangement, values: readonly number[], unit = ''): Evidence => ({
  type: 'series',
  arrangement,
  items: values.map((value, at) => ({ label: `Thing ${String.fromCharCode(65 + at)}`, figure: figure(value, unit) })),
});
const grid = (dated: boolean, categories: readonly string[], rows: readonly (readonly number[])[]): Evidence => ({
  ...{ type: 'grid', dated, categories: [...categories] },
  series: rows.map((values, at) => ({ name: `Row ${at + 1}`, values: values.map((value) => figure(value)) })),
});
const list = (...texts: readonly string[]): Evidence => ({ type: 'list', items: texts.map((text) => ({ text })) });
const timeline = (...dates: readonly string[]): Evidence => ({
  type: 'timeline',
  events: dates.map((date, at) => ({ date, label: `What happens in part ${at + 1}` })),
});
/** The kinds that show a beat, the best first. */
const kindsFor = (evidence: Evidence, claim = 'One thing leads the others'): SceneKind[] => {
  const beat = BeatSchema.parse({ purpose: 'evidence', claim, evidence, spoken: null });
  return sceneOptions(beat, toolsFor({ beats: [beat], language: 'en' }))
    .sort((a, b) => b.score - a.score)
    .map(({ scene }) => scene.kind);
};

describe('content that a kind is made for is shown by it', () => {
  test.each<[SceneKind, string, Evidence]>([
    ['podium', 'a ranking of three', series('ranking', [12, 9, 8])],
    ['podium', 'a ranking of five', series('ranking', [12, 9, 8, 7, 6])],
    ['treemap', 'six parts of a whole', series('parts', [36, 18, 14, 12, 11, 9], 'percent')],
    ['bubbles', 'sizes that lie far apart', series('other', [37, 15, 8, 2, 1])],
    ['slope', 'several things at two moments', grid(true, ['2015', '2025'], [[51, 38], [12, 29], [24, 21]])],
    ['dumbbell', 'two figures of four things', grid(false, ['A', 'B', 'C', 'D'], [[27, 22, 24, 18], [14, 15, 13, 16]])],
    ['heat-map', 'a grid of many figures', grid(false, ['A', 'B', 'C', 'D', 'E'], [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [3, 4, 5, 6, 7]])],
    ['bar-race', 'a lead that changes hands', grid(true, ['2020', '2022', '2024'], [[1, 5, 9], [4, 4, 4], [2, 3, 3]])],
    ['radar', 'two profiles, where gaps were before', grid(false, ['A', 'B', 'C', 'D', 'E'], [[9, 8, 7, 6, 5]])],
    ['gauge-cluster', 'shares that add up to no whole', series('other', [92, 78, 64], 'percent')],
    ['roadmap', 'quarters ahead', timeline('Q1', 'Q2', 'Q3', 'Q4')],
    ['roadmap', 'phases', timeline('Phase 1', 'Phase 2', 'Phase 3')],
    ['word-cloud', 'more short names than a list shows', list('Gala', 'Elstar', 'Topaz', 'Idared', 'Pinova', 'Boskoop', 'Jonagold', 'Cox Orange')],
  ])('%s for %s', (kind, _what, evidence) => expect(kindsFor(evidence).filter((each) => each !== 'grouped-chart')[0]).toBe(kind)); // prettier-ignore

  test.each<[SceneKind, SceneKind, string, Evidence]>([
    ['steps', 'staircase', 'short steps', { type: 'steps', steps: ['Learn', 'Climb', 'Lead'].map((text) => ({ text })), from: 1, cyclic: false }],
    ['list', 'mind-map', 'a few things that belong to one', list('A clear question', 'Few people', 'Time to try')],
    ['timeline', 'roadmap', 'years', timeline('1990', '2004', '2020')],
  ])('%s first, and %s where that was before, for %s', (first, second, _what, evidence) => {
    const kinds = kindsFor(evidence, 'A workshop');
    expect(kinds[0]).toBe(first);
    expect(kinds).toContain(second);
  }); // prettier-ignore

  test('percent that lie far apart stay bars', () => {
    expect(kindsFor(series('other', [64, 18, 5], 'percent'))[0]).toBe('bar-chart');
  });

  test('a share is a ring first, and squares where a ring was before', () => {
    const kinds = kindsFor({ type: 'share', figure: figure(54, 'percent'), about: 'wind and sun' });
    expect(kinds.slice(0, 2)).toEqual(['stat-ring', 'waffle']);
  });
});

describe('content that would be told wrong by a kind is not shown by it', () => {
  test.each<[SceneKind, string, Evidence]>([
    ['podium', 'figures that are no contest', series('other', [12, 9, 8])],
    ['podium', 'two places', series('ranking', [12, 9])],
    ['podium', 'losses', series('ranking', [12, 9, -8])],
    ['treemap', 'figures that are no parts of a whole', series('other', [36, 18, 14, 12, 11])],
    ['treemap', 'a part too small to be written on', series('parts', [60, 20, 10, 9, 1], 'percent')],
    ['waffle', 'parts that are not percent', series('parts', [36, 18, 14])],
    ['bubbles', 'losses', series('other', [36, -18, 14])],
    ['bubbles', 'a course of time', series('time', [36, 18, 1])],
    ['slope', 'three moments', grid(true, ['2015', '2020', '2025'], [[51, 38, 40], [12, 29, 30]])],
    ['dumbbell', 'a course of time', grid(true, ['2019', '2020', '2021', '2022'], [[1, 2, 3, 4], [4, 3, 2, 1]])],
    ['heat-map', 'a row that lacks a figure', grid(false, ['A', 'B', 'C', 'D'], [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3]])],
    ['bar-race', 'things that are not in the order of time', grid(false, ['A', 'B', 'C'], [[1, 5, 9], [4, 4, 4], [2, 3, 3]])],
    ['bar-race', 'losses', grid(true, ['2020', '2022', '2024'], [[1, 5, 9], [4, -4, 4], [2, 3, 3]])],
    ['radar', 'a course of time', grid(true, ['2019', '2020', '2021', '2022'], [[1, 2, 3, 4]])],
    ['radar', 'losses', grid(false, ['A', 'B', 'C', 'D'], [[1, -2, 3, 4]])],
    ['gauge-cluster', 'figures that are no shares', series('other', [92, 78, 64])],
    ['gauge-cluster', 'parts of a whole', series('parts', [60, 40], 'percent')],
    ['roadmap', 'two moments', timeline('Q1', 'Q2')],
    ['staircase', 'steps that begin again', { type: 'steps', steps: ['Plan', 'Do', 'Check'].map((text) => ({ text })), from: 1, cyclic: true }],
    ['mind-map', 'sentences', list('People come back when they had time to try it', 'The group was small', 'It was honest')],
    ['word-cloud', 'six names, which a list shows', list('Gala', 'Elstar', 'Topaz', 'Idared', 'Pinova', 'Boskoop')],
    ['dumbbell', 'three series', grid(false, ['A', 'B', 'C'], [[1, 2, 3], [4, 3, 2], [2, 2, 2]])],
  ])('%s for %s', (kind, _what, evidence) => expect(kindsFor(evidence)).not.toContain(kind)); // prettier-ignore
});
