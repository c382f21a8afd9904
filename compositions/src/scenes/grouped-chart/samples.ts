import type { Figure } from '@scenewright/core/figures';
import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const millions = (...values: number[]): Figure[] => values.map((value) => sampleFigure(`$${value}M`, value));

export const groupedChartSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'grouped-chart',
      content: {
        kicker: 'Revenue by quarter',
        title: 'This year beat last year in every quarter',
        source: 'Source: company accounts',
        categories: ['Q1', 'Q2', 'Q3', 'Q4'],
        series: [
          { name: '2025', values: millions(2.9, 3.1, 3.4, 3.6) },
          { name: '2026', values: millions(3.3, 3.8, 4.2, 4.9), highlight: true },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'grouped-chart',
      content: {
        kicker: 'Passengers of all lines, by month and carrier',
        title:
          'Night trains carried more passengers than all four coach operators in each of the twelve months of 2026',
        source: 'Source: operators, counted at the doors, children under six not included',
        categories: [
          'January',
          'February',
          'March',
          'April',
          'May',
          'June',
          'July',
          'August',
          'September',
          'October',
          'November',
          'December',
        ],
        series: [
          'Night trains',
          'Northern Coaches',
          'Express Coaches of the Alpine Countries',
          'City Link',
          'Lowland Lines',
        ].map((name, at) => ({
          name,
          highlight: at === 0,
          values: Array.from({ length: 12 }, (_, index) => {
            const value = at === 0 ? 80 + index * 4 : 70 - at * 14 + ((index * 7 + at * 3) % 9);
            return sampleFigure(`${value},000`, value);
          }),
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'grouped-chart',
      content: {
        categories: ['A', 'B'],
        series: [
          { name: 'X', values: [sampleFigure('3', 3), sampleFigure('-2', -2)] },
          { name: 'Y', values: [sampleFigure('1', 1), sampleFigure('4', 4)] },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'grouped-chart',
      content: {
        title: 'تفوق هذا العام على العام الماضي',
        categories: ['الربع الأول', 'الربع الثاني', 'الربع الثالث'],
        series: [
          { name: 'العام الماضي', values: [sampleFigure('٢٩', 29), sampleFigure('٣١', 31), sampleFigure('٣٤', 34)] },
          {
            name: 'هذا العام',
            values: [sampleFigure('٣٣', 33), sampleFigure('٣٨', 38), sampleFigure('٤٢', 42)],
            highlight: true,
          },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'grouped-chart',
      content: {
        kicker: '四半期別売上高',
        title: '今年はすべての四半期で前年を上回りました',
        categories: ['第1四半期', '第2四半期', '第3四半期'],
        series: [
          {
            name: '昨年',
            values: [sampleFigure('290万', 290), sampleFigure('310万', 310), sampleFigure('340万', 340)],
          },
          {
            name: '今年',
            values: [sampleFigure('330万', 330), sampleFigure('380万', 380), sampleFigure('420万', 420)],
            highlight: true,
          },
        ],
      },
    },
  },
];
