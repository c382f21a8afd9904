import type { Figure } from '@scenewright/core/figures';
import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const percents = (...values: number[]): Figure[] => values.map((value) => sampleFigure(`${value}%`, value));

export const lineChartSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'line-chart',
      content: {
        kicker: 'Share of revenue',
        title: 'Services overtook hardware in 2024',
        source: 'Source: company accounts',
        categories: ['2020', '2021', '2022', '2023', '2024', '2025'],
        series: [
          { name: 'Services', values: percents(22, 27, 33, 39, 46, 52), highlight: true },
          { name: 'Hardware', values: percents(61, 57, 51, 46, 41, 36) },
          { name: 'Licences', values: percents(17, 16, 16, 15, 13, 12) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'line-chart',
      content: {
        kicker: 'Electricity from all sources, by month of the year',
        title: 'Wind at sea passed every other source of electricity before the end of the fifth year of the programme',
        source: 'Source: transmission system operators, monthly averages, net of pumped storage',
        categories: Array.from(
          { length: 60 },
          (_, index) => `${2021 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
        ),
        series: [
          'Wind at sea, including floating plants',
          'Wind on land',
          'Photovoltaics',
          'Biomass and biogas',
          'Hydropower',
        ].map((name, at) => ({
          name,
          highlight: at === 0,
          values: Array.from({ length: 60 }, (_, index) => {
            const value = Math.round(
              18 + 6 * Math.sin(index / 5 + at * 1.7) + (at === 0 ? index * 0.5 : index * 0.02 * at),
            );
            return sampleFigure(`${value} TWh`, value);
          }),
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'line-chart',
      content: {
        categories: ['A', 'B'],
        series: [{ name: 'N', values: [sampleFigure('-4', -4), sampleFigure('6', 6)] }],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'line-chart',
      content: {
        title: 'تضاعفت الطلبات خلال خمس سنوات',
        categories: ['٢٠٢١', '٢٠٢٢', '٢٠٢٣', '٢٠٢٤', '٢٠٢٥'],
        series: [
          {
            name: 'الطلبات',
            values: [
              sampleFigure('١٢٠٠', 1200),
              sampleFigure('١٥٠٠', 1500),
              sampleFigure('١٤٠٠', 1400),
              sampleFigure('٢١٠٠', 2100),
              sampleFigure('٢٤٠٠', 2400),
            ],
          },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'line-chart',
      content: {
        kicker: '売上構成比',
        title: 'サービスがハードウェアを上回りました',
        categories: ['1月', '2月', '3月', '4月', '5月', '6月'],
        series: [
          { name: 'サービス', values: percents(22, 27, 33, 39, 46, 52) },
          { name: 'ハードウェア', values: percents(61, 57, 51, 46, 41, 36) },
        ],
      },
    },
  },
];
