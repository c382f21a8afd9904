import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const percent = (label: string, value: number, highlight?: true) => ({
  label,
  figure: sampleFigure(`${value}%`, value, { unit: 'percent' }),
  ...(highlight ? { highlight } : {}),
});

export const treemapSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'treemap',
      content: {
        kicker: 'Where the household budget goes',
        title: 'Housing takes more than a third',
        items: [
          percent('Housing', 36, true),
          percent('Food', 18),
          percent('Transport', 14),
          percent('Leisure', 12),
          percent('Insurance', 11),
          percent('Clothing', 9),
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'treemap',
      content: {
        kicker: 'Household spending in all member states',
        title: 'Housing takes more of what a household spends than food, transport and clothing taken together in 2026',
        source: 'Source: household budget survey of the statistical office, rounded to one decimal',
        items: [
          percent('Housing, water, electricity, gas and other household fuels', 26.3, true),
          percent('Food and non-alcoholic drinks', 13.4),
          percent('Transport', 11.9),
          percent('Leisure, entertainment and culture', 9.1),
          percent('Restaurants and accommodation services', 8.8),
          percent('Clothing and footwear', 7.2),
          percent('Insurance and financial services', 6.1),
          percent('Furnishings and household equipment', 5.6),
          percent('Information and communication', 4.2),
          percent('Health', 3.4),
          percent('Education', 2.5),
          percent('Everything else', 2.5),
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'treemap', content: { items: [percent('Yes', 96), percent('No', 4)] } },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'treemap',
      content: {
        title: 'הדיור הוא ההוצאה הגדולה ביותר',
        items: [
          percent('דיור', 38, true),
          percent('מזון', 21),
          percent('תחבורה', 17),
          percent('פנאי', 14),
          percent('ביגוד', 10),
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'treemap',
      content: {
        kicker: '家計の支出',
        title: '住居費が最も大きな割合を占めます',
        items: [
          percent('住居', 34, true),
          percent('食料', 22),
          percent('交通・通信', 16),
          percent('教養娯楽', 12),
          percent('光熱・水道', 9),
          percent('被服', 7),
        ],
      },
    },
  },
];
