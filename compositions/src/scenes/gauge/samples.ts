import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const gaugeSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'gauge',
      content: {
        kicker: 'Customer satisfaction',
        title: 'Satisfaction is close to its best mark',
        figure: sampleFigure('8.7', 8.7),
        min: 0,
        max: 10,
        label: 'average of 2,400 answers in September',
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'gauge',
      content: {
        kicker: 'Storage of the central reservoir system',
        title:
          'The reservoirs of the mountain valleys are filled to a level that was last reached in the spring of 1998',
        figure: sampleFigure('1,284,930 m³', 1284930, { suffix: ' m³' }),
        min: -250000,
        max: 1500000,
        label: 'measured at the dam wall at midnight, averaged over all seven basins and corrected for wind and ice',
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'gauge', content: { figure: sampleFigure('0', 0), min: 0, max: 1 } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'gauge',
      content: {
        title: 'الرضا قريب من أعلى مستوى',
        figure: sampleFigure('٨٫٧', 8.7),
        min: 0,
        max: 10,
        label: 'متوسط الإجابات في سبتمبر',
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'gauge',
      content: {
        kicker: '顧客満足度',
        title: '満足度は過去最高に近づいています',
        figure: sampleFigure('87点', 87, { suffix: '点' }),
        min: 0,
        max: 100,
        label: '9月の回答の平均',
      },
    },
  },
];
