import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const row = (name: string, values: readonly number[], unit = '', highlight?: true) => ({
  name,
  values: values.map((value) => sampleFigure(`${value}${unit}`, value)),
  ...(highlight ? { highlight } : {}),
});

export const radarSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'radar',
      content: {
        kicker: 'Two cameras, marked from 0 to 10',
        title: 'The new one wins wherever it is dark',
        categories: ['Sharpness', 'Low light', 'Battery', 'Speed', 'Weight', 'Price'],
        series: [row('Model 5', [9, 9.4, 7, 8.6, 6, 5], '', true), row('Model 4', [8, 6, 7.5, 7, 7, 8])],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'radar',
      content: {
        kicker: 'Marks of all testers, from 0 to 1,000 points',
        title:
          'Orders that come by the application of the company have overtaken those of its shops and of all of its partners',
        source: 'Source: accounts of the company, half-year reports of 2019 to 2026, rounded to whole numbers',
        categories: [
          'Sharpness of pictures in the middle',
          'Sharpness of pictures at the edges',
          'Noise at high sensitivity',
          'Battery and charging',
          'Speed of focus',
          'Weight with lens and battery',
          'Price with lens',
          'Everything else that was tested',
        ],
        series: [
          row('The model of this year with its new sensor', [912, 870, 941, 702, 866, 604, 512, 777], '', true),
          row('The model of the year before', [844, 790, 610, 748, 702, 701, 803, 702]),
          row('The average of all cameras in the test', [700, 650, 600, 690, 640, 720, 760, 650]),
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'radar', content: { categories: ['A', 'B', 'C'], series: [row('X', [0, 0, 0])] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'radar',
      content: {
        title: 'الفريق الأول أقوى في الدفاع',
        categories: ['الدفاع', 'الهجوم', 'السرعة', 'اللياقة', 'الخبرة'],
        series: [row('الفريق الأول', [9, 6, 7, 8, 5], '', true), row('الفريق الثاني', [6, 8, 8, 7, 7])],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'radar',
      content: {
        kicker: '十点満点の評価',
        title: '新型は暗い場所に強い',
        categories: ['画質', '暗所', '電池', '速度', '重さ'],
        series: [row('新型', [9, 9.4, 7, 8.6, 6], '', true), row('旧型', [8, 6, 7.5, 7, 7])],
      },
    },
  },
];
