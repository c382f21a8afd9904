import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const deltaSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'delta',
      content: {
        kicker: 'Third quarter',
        title: 'Fewer customers leave than ever before',
        label: 'Monthly churn',
        before: sampleFigure('5.1%', 5.1),
        after: sampleFigure('3.4%', 3.4),
        beforeLabel: 'Last year',
        afterLabel: 'This year',
        sentiment: 'good',
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'delta',
      content: {
        kicker: 'International shipping, all seven regions',
        title:
          'The cost of a single parcel on the longest route of the network multiplied within one year of new tolls',
        label: 'Average cost of a parcel of up to five kilograms on the longest route, per item',
        before: sampleFigure('€1', 1),
        after: sampleFigure('€1,204,930', 1204930),
        beforeLabel: 'Before the new tolls came into force',
        afterLabel: 'After the end of the transition period',
        sentiment: 'bad',
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'delta', content: { label: 'Net', before: sampleFigure('-2', -2), after: sampleFigure('3', 3) } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'delta',
      content: {
        title: 'ارتفع عدد الطلبات اليومية',
        label: 'الطلبات في اليوم',
        before: sampleFigure('١٢٠٠', 1200),
        after: sampleFigure('٣٤٠٠', 3400),
        beforeLabel: 'العام الماضي',
        afterLabel: 'هذا العام',
        sentiment: 'good',
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'delta',
      content: {
        kicker: '第3四半期',
        title: '配送にかかる日数が短くなりました',
        label: '平均配送日数',
        before: sampleFigure('4.8日', 4.8),
        after: sampleFigure('2.1日', 2.1),
        beforeLabel: '昨年',
        afterLabel: '今年',
        sentiment: 'neutral',
      },
    },
  },
];
