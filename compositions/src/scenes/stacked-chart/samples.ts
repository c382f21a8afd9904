import type { Figure } from '@scenewright/core/figures';
import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const hours = (...values: number[]): Figure[] => values.map((value) => sampleFigure(`${value} h`, value));

export const stackedChartSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'stacked-chart',
      content: {
        kicker: 'A week of work',
        title: 'Meetings take more of each week than making',
        source: 'Source: calendars of 400 employees',
        categories: ['2022', '2023', '2024', '2025'],
        series: [
          { name: 'Meetings', values: hours(11, 14, 17, 19), highlight: true },
          { name: 'Making', values: hours(18, 16, 14, 13) },
          { name: 'Messages', values: hours(9, 10, 9, 8) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'stacked-chart',
      content: {
        kicker: 'Freight by carrier and month, all ports together',
        title:
          'Barges took over the largest part of the freight that lorries used to carry between the ports of the river',
        source: 'Source: port authorities, thousands of tonnes, transhipment counted once',
        categories: Array.from(
          { length: 24 },
          (_, index) => `${['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'][index % 6]} ${2022 + Math.floor(index / 6)}`,
        ),
        series: [
          'Barges and pushed convoys',
          'Lorries',
          'Railways including private sidings',
          'Pipelines',
          'Air freight',
        ].map((name, at) => ({
          name,
          highlight: at === 0,
          values: Array.from({ length: 24 }, (_, index) => {
            const value = at === 0 ? 20 + index * 2 : Math.max(0, 40 - at * 10 - (at === 1 ? index : 0));
            return sampleFigure(`${value},000 t`, value);
          }),
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'stacked-chart',
      content: {
        categories: ['A', 'B'],
        series: [
          { name: 'X', values: [sampleFigure('3', 3), sampleFigure('-2', -2)] },
          { name: 'Y', values: [sampleFigure('1', 1), sampleFigure('0', 0)] },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'stacked-chart',
      content: {
        title: 'הפגישות תופסות יותר מכל שבוע',
        categories: ['2023', '2024', '2025'],
        series: [
          { name: 'פגישות', values: hours(14, 17, 19), highlight: true },
          { name: 'יצירה', values: hours(16, 14, 13) },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'stacked-chart',
      content: {
        kicker: '每周工时',
        title: '会议占用的时间越来越多',
        categories: ['2023年', '2024年', '2025年'],
        series: [
          { name: '会议', values: [14, 17, 19].map((value) => sampleFigure(`${value}小时`, value)), highlight: true },
          { name: '创作', values: [16, 14, 13].map((value) => sampleFigure(`${value}小时`, value)) },
          { name: '消息', values: [10, 9, 8].map((value) => sampleFigure(`${value}小时`, value)) },
        ],
      },
    },
  },
];
