import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const users = [1.2, 1.9, 3.1, 4.4, 6.8, 9.5];

export const areaChartSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'area-chart',
      content: {
        kicker: 'Monthly readers',
        title: 'The audience has grown eightfold in five years',
        source: 'Source: web statistics, December of each year',
        categories: ['2020', '2021', '2022', '2023', '2024', '2025'],
        series: [{ name: 'Readers', values: users.map((value) => sampleFigure(`${value}M`, value)), highlight: true }],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'area-chart',
      content: {
        kicker: 'Water drawn from the reservoirs of the region',
        title: 'Farms now draw more water in the dry season than households, industry and power stations do together',
        source: 'Source: water authority, monthly totals in millions of cubic metres, rounded',
        categories: Array.from(
          { length: 24 },
          (_, index) => `${['January', 'July'][index % 2]} ${2014 + Math.floor(index / 2)}`,
        ),
        series: ['Irrigation and livestock farming', 'Households and small businesses', 'Power stations'].map(
          (name, at) => ({
            name,
            highlight: at === 0,
            values: Array.from({ length: 24 }, (_, index) => {
              const value = at === 0 ? 12 + index * 3 + (index % 2) * 9 : 30 - at * 9 + (index % 2) * 2;
              return sampleFigure(`${value} million`, value);
            }),
          }),
        ),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'area-chart',
      content: {
        categories: ['A', 'B'],
        series: [{ name: 'N', values: [sampleFigure('0', 0), sampleFigure('0', 0)] }],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'area-chart',
      content: {
        title: 'הקהל גדל פי שמונה בחמש שנים',
        categories: ['2020', '2021', '2022', '2023', '2024', '2025'],
        series: [{ name: 'קוראים', values: users.map((value) => sampleFigure(`${value}M`, value)) }],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'area-chart',
      content: {
        kicker: '每月读者',
        title: '读者人数五年增长八倍',
        categories: ['2020年', '2021年', '2022年', '2023年', '2024年', '2025年'],
        series: [
          {
            name: '读者',
            values: users.map((value) => sampleFigure(`${Math.round(value * 100)}万`, Math.round(value * 100))),
          },
        ],
      },
    },
  },
];
