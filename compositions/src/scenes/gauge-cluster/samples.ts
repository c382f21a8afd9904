import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const percent = (label: string, value: number, display = `${value}%`) => ({
  label,
  figure: sampleFigure(display, value, { unit: 'percent' }),
});

export const gaugeClusterSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'gauge-cluster',
      content: {
        kicker: 'Third quarter',
        title: 'Most teams reached their goals',
        items: [percent('On-time delivery', 92), percent('First-call resolution', 78), percent('Renewals', 64)],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'gauge-cluster',
      content: {
        kicker: 'Answers of all that were asked in the survey',
        title:
          'Orders that come by the application of the company have overtaken those of its shops and of all of its partners',
        source: 'Source: accounts of the company, half-year reports of 2019 to 2026, rounded to whole numbers',
        items: [
          { ...percent('would rather change their employer than come to the office', 47.5), highlight: true },
          percent('would come back if the journey were paid', 28.5),
          percent('would like to work in the office again', 15),
          percent('have not made up their minds yet', 9),
          percent('have a room of their own at home', 88),
          {
            label: 'desks that are taken of those that were bought',
            figure: sampleFigure('1,284,930 of 2M', 1284930),
            goal: 2000000,
          },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'gauge-cluster', content: { items: [percent('A', 0), percent('B', 100)] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'gauge-cluster',
      content: {
        title: 'معظم الأهداف تحققت',
        items: [
          percent('التسليم في الموعد', 92, '٩٢٪'),
          percent('رضا العملاء', 81, '٨١٪'),
          percent('التجديد', 64, '٦٤٪'),
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'gauge-cluster',
      content: {
        kicker: '第三季度',
        title: '大多数目标已经达成',
        items: [percent('准时交付', 92), percent('客户满意度', 81), percent('续约率', 64), percent('回收率', 38)],
      },
    },
  },
];
