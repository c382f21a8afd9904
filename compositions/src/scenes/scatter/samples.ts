import type { Sample } from '../../gallery/sample.js';

export const scatterSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'scatter',
      content: {
        kicker: 'Eleven stores',
        title: 'Stores that reply faster are rated higher',
        source: 'Source: help desk and review data, 2026',
        xLabel: 'Hours to the first reply',
        yLabel: 'Rating',
        points: [
          { x: 1, y: 4.8, label: 'Harbour', highlight: true },
          { x: 2, y: 4.6, label: 'Old Town' },
          { x: 3, y: 4.7 },
          { x: 4, y: 4.3, label: 'Airport' },
          { x: 5, y: 4.1 },
          { x: 6, y: 4.2 },
          { x: 8, y: 3.8 },
          { x: 9, y: 3.9, label: 'Campus' },
          { x: 11, y: 3.4 },
          { x: 12, y: 3.5 },
          { x: 14, y: 3.1, label: 'Outlet', highlight: true },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'scatter',
      content: {
        kicker: 'Eighty municipalities with more than 5,000 people',
        title:
          'Municipalities with many trees along their streets stay cooler at night than dense towns of the same size',
        source: 'Source: land registry and weather stations, nights of June, July and August',
        xLabel: 'Trees per thousand inhabitants within the built-up area',
        yLabel: 'Average temperature at midnight in degrees Celsius',
        points: Array.from({ length: 80 }, (_, index) => ({
          x: 40 + ((index * 37) % 83) * 12,
          y: 26 - ((index * 37) % 83) * 0.09 + ((index * 17) % 11) * 0.25,
          label: `Municipality of Upper Valley ${index + 1}`,
          highlight: index % 27 === 0,
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'scatter',
      content: {
        xLabel: 'x',
        yLabel: 'y',
        points: [
          { x: 0, y: 0 },
          { x: 0, y: 0 },
          { x: -1, y: 1000000 },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'scatter',
      content: {
        title: 'מענה מהיר מביא דירוג גבוה',
        xLabel: 'שעות עד המענה',
        yLabel: 'דירוג',
        points: [
          { x: 1, y: 4.8, label: 'הנמל', highlight: true },
          { x: 4, y: 4.3 },
          { x: 6, y: 4.2 },
          { x: 9, y: 3.7, label: 'הקמפוס' },
          { x: 12, y: 3.2 },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'scatter',
      content: {
        title: '返信が早い店ほど評価が高い',
        xLabel: '最初の返信までの時間',
        yLabel: '評価',
        points: [
          { x: 1, y: 4.8, label: '港店', highlight: true },
          { x: 4, y: 4.3, label: '空港店' },
          { x: 6, y: 4.2 },
          { x: 9, y: 3.7 },
          { x: 12, y: 3.2, label: '郊外店' },
        ],
      },
    },
  },
];
