import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const row = (name: string, values: readonly (readonly [string, number])[], highlight?: true) => ({
  name,
  values: values.map(([display, value]) => sampleFigure(display, value)),
  ...(highlight ? { highlight } : {}),
});
const hours = (...values: readonly number[]) => values.map((value) => [`${value} h`, value] as const);

export const dumbbellSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'dumbbell',
      content: {
        kicker: 'Hours of unpaid work a week',
        title: 'Women do more at home everywhere',
        categories: ['Spain', 'Germany', 'France', 'Sweden'],
        series: [row('Women', hours(27, 22, 24, 18), true), row('Men', hours(14, 15, 13, 16))],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'dumbbell',
      content: {
        kicker: 'Median rents of flats that were offered',
        title:
          'What is asked of those who move in has run away from what is paid by those who have lived there for long',
        source: 'Source: register of rents of the statistical offices of the states, third quarter of 2026',
        categories: [
          'Frankfurt am Main and the Taunus',
          'Freie und Hansestadt Hamburg',
          'Munich and its surroundings',
          'Berlin within the ring',
          'Cologne and Bonn together',
          'Stuttgart and Esslingen',
          'Leipzig',
          'Everywhere else',
        ],
        series: [
          row('Flats that were offered between July and September', [16.2, 15.9, 21.4, 18.9, 14.8, 16, 10.2, 9.6].map((value) => [`€${value.toFixed(2)} a m²`, value] as const), true), // prettier-ignore
          row('All flats that are let, whenever their contract began', [10.8, 9.9, 13.2, 8.4, 9.2, 11.1, 6.9, 7.1].map((value) => [`€${value.toFixed(2)} a m²`, value] as const)), // prettier-ignore
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'dumbbell',
      content: { categories: ['A', 'B'], series: [row('X', [['0', 0], ['0', 0]]), row('Y', [['0', 0], ['0', 0]])] }, // prettier-ignore
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'dumbbell',
      content: {
        title: 'הפער הצטמצם',
        categories: ['צפון', 'מרכז', 'דרום'],
        series: [row('נשים', [['72', 72], ['81', 81], ['65', 65]], true), row('גברים', [['78', 78], ['84', 84], ['77', 77]])], // prettier-ignore
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'dumbbell',
      content: {
        kicker: '家事の時間',
        title: '差は地域によって異なります',
        categories: ['北海道', '東京', '大阪', '沖縄'],
        series: [row('女性', [['3.4', 3.4], ['2.9', 2.9], ['3.1', 3.1], ['3.3', 3.3]], true), row('男性', [['0.9', 0.9], ['1.1', 1.1], ['0.8', 0.8], ['1.3', 1.3]])], // prettier-ignore
      },
    },
  },
];
