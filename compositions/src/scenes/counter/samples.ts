import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const counterSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'counter',
      content: {
        kicker: 'Third quarter',
        title: 'Revenue reached a new high',
        figure: sampleFigure('$4.2M', 4.2),
        caption: 'the strongest quarter since the company was founded',
        companion: { figure: sampleFigure('+24%', 24), label: 'against last year', trend: 'up', sentiment: 'good' },
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'counter',
      content: {
        kicker: 'International shipping, all seven regions',
        title: 'Parcels delivered across every distribution centre outgrew what the whole network handled in 2019',
        figure: sampleFigure('1,284,930,112 parcels', 1284930112),
        caption:
          'counted at the last scan before the door, including returns that were sent out again within the same calendar year of record',
        companion: {
          figure: sampleFigure('−1,204.5 days', -1204.5, { decimals: 1 }),
          label: 'of waiting time saved for all customers together',
          trend: 'down',
          sentiment: 'good',
        },
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'counter', content: { figure: sampleFigure('7', 7) } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'counter',
      content: {
        title: 'بلغت الإيرادات مستوى جديدًا',
        figure: sampleFigure('٤٫٢ مليون', 4.2),
        caption: 'أقوى ربع منذ تأسيس الشركة',
        companion: { figure: sampleFigure('٢٤٪', 24), label: 'مقارنة بالعام الماضي', trend: 'up', sentiment: 'good' },
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'counter',
      content: {
        kicker: '第三季度',
        title: '营收创下历史新高',
        figure: sampleFigure('420万美元', 420),
        caption: '公司成立以来最强劲的一个季度',
      },
    },
  },
];
