import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const funnelSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'funnel',
      content: {
        kicker: 'From visit to order',
        title: 'Most shoppers leave before the basket',
        source: 'Source: shop statistics, September 2026',
        items: [
          { label: 'Visits', figure: sampleFigure('48,000', 48000) },
          { label: 'Product views', figure: sampleFigure('31,500', 31500) },
          { label: 'Baskets', figure: sampleFigure('9,400', 9400), highlight: true },
          { label: 'Orders', figure: sampleFigure('5,200', 5200) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'funnel',
      content: {
        kicker: 'Applications for the programme, all countries',
        title:
          'Of one million people who opened the form for the training programme a single one reached the final stage',
        source: 'Source: admissions office, counted at the closing date of each stage, without duplicates',
        items: [
          {
            label: 'People who opened the application form on the website',
            figure: sampleFigure('1,000,000', 1000000),
          },
          { label: 'Applications that were complete and sent on time', figure: sampleFigure('214,000', 214000) },
          { label: 'Applicants who passed the written test', figure: sampleFigure('38,200', 38200) },
          { label: 'Invitations to interviews in person or by video', figure: sampleFigure('4,100', 4100) },
          { label: 'Medical examinations', figure: sampleFigure('96', 96) },
          { label: 'Accepted', figure: sampleFigure('1', 1), highlight: true },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'funnel',
      content: {
        items: [
          { label: 'A', figure: sampleFigure('9', 9) },
          { label: 'B', figure: sampleFigure('0', 0) },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'funnel',
      content: {
        title: 'معظم الزوار يغادرون قبل السلة',
        items: [
          { label: 'الزيارات', figure: sampleFigure('٤٨٠٠٠', 48000) },
          { label: 'السلال', figure: sampleFigure('٩٤٠٠', 9400), highlight: true },
          { label: 'الطلبات', figure: sampleFigure('٥٢٠٠', 5200) },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'funnel',
      content: {
        kicker: '訪問から注文まで',
        title: '多くの人がカートの前で離れます',
        items: [
          { label: '訪問', figure: sampleFigure('4.8万', 4.8) },
          { label: '商品閲覧', figure: sampleFigure('3.1万', 3.1) },
          { label: 'カート', figure: sampleFigure('0.9万', 0.9), highlight: true },
          { label: '注文', figure: sampleFigure('0.5万', 0.5) },
        ],
      },
    },
  },
];
