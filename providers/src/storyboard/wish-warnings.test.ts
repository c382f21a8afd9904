import { briefOf } from '@scenewright/core/testing';
import type { Storyboard } from '@scenewright/core/storyboard';
import { planInfographic } from '../infographic/plan-infographic.js';
import { planStory } from './plan-story.js';

const plan = (prompt: string): Storyboard => planStory(briefOf(prompt, { durationSeconds: 30 }));
const kinds = ({ scenes }: Storyboard): string[] => scenes.map(({ kind }) => kind);
const warned = ({ warnings }: Pick<Storyboard, 'warnings'>, code: string): string | undefined =>
  warnings.find((warning) => warning.code === code)?.message;

describe('a chart that is asked for is drawn where the figures allow it', () => {
  test.each([
    ['donut-chart', 'Our budget as a pie chart: rent 1200, food 600, transport 300, fun 200.'],
    ['line-chart', 'Revenue by quarter as a line chart: Q1 12M, Q2 15M, Q3 14M, Q4 19M.'],
    ['bar-chart', 'Our sales by region: North 40%, South 35%, West 25%. Show it as a bar chart.'],
  ])('%s: %s', (kind, prompt) => {
    const planned = plan(prompt);
    expect(kinds(planned)).toContain(kind);
    expect(warned(planned, 'chart_missing')).toBeUndefined();
    // Without the wish the figures choose their chart themselves, and another one.
    expect(kinds(plan(prompt.replace(/ as a (?:pie|line) chart| Show it as a bar chart\./u, '')))).not.toContain(kind);
  });

  test.each([
    ['Show it as a pie chart: 60% use the bus, 55% a bike, 30% a car.', /“pie chart”.*add up to 100 %/u],
    [
      'Our team as a line chart: Anna 12 sales, Ben 9 sales, Cem 7 sales.',
      /“line chart”.*bar chart instead.*over time/u,
    ],
    ['A pie chart of our winter: it was long, cold and dark.', /“pie chart”.*no chart/u],
  ])('where they do not, the plan says so and what helps: %s', (prompt, message) => {
    expect(warned(plan(prompt), 'chart_missing')).toMatch(message);
  });

  test('in an infographic too', () => {
    const graphic = (prompt: string) => planInfographic({ prompt, documents: [], images: [], brand: null, style: null, backgroundColor: null, visualStyle: null, seed: 1 }); // prettier-ignore
    const budget = graphic('Our budget as a pie chart: rent 1200, food 600, transport 300, fun 200.');
    expect(budget.content.panels.map(({ kind }) => kind)).toEqual(['share']);
    const team = graphic('Our team as a line chart: Anna 12 sales, Ben 9 sales, Cem 7 sales.');
    expect(warned(team, 'chart_missing')).toMatch(/line chart/u);
  });
});

describe('what only the user can give, or nobody makes here, is told', () => {
  test.each([
    ['logo_missing', 'Promo for Bakery Lund. Show our logo at the end. Fresh bread daily from 7 am.', /“our logo”.*Add its file/u],
    ['logo_missing', 'Werbespot für Bäckerei Lund. Am Ende unser Logo zeigen. Täglich frisches Brot ab 7 Uhr.', /“unser Logo”/u],
    ['photos_missing', 'Vídeo da padaria Lund, com as nossas fotos, por favor. Pão fresco todos os dias.', /“as nossas fotos”.*Add the files/u],
    ['actors_missing', 'Video with real actors, 20 seconds. Our gym has 40 classes a week.', /“real actors”.*nobody is filmed/u],
  ])('%s: %s', (code, prompt, message) => {
    expect(warned(plan(prompt), code)).toMatch(message);
  }); // prettier-ignore

  test('nothing is told of what was given, is forbidden, or is the topic', () => {
    const image = { asset: 'image-1', name: 'logo.png', width: 400, height: 300 };
    const prompt = 'Promo for Bakery Lund. Show our logo at the end. Fresh bread daily from 7 am.';
    expect(warned(planStory(briefOf(prompt, { durationSeconds: 30, images: [image] })), 'logo_missing')).toBeUndefined(); // prettier-ignore
    for (const other of [
      "Our school fair: 12 stalls, 3 May. Please don't show our photos.",
      'Our logo turned 50 this year. It was drawn in 1975 by Ada Moor.',
      'Video in the look of old photos, 20 seconds. Our mill opened in 1820.',
    ])
      expect(plan(other).warnings.map(({ code }) => code)).not.toContainEqual(expect.stringMatching(/^(?:logo|photos)_missing$/u)); // prettier-ignore
  });
});
