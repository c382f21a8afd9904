import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const donutChartSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'donut-chart',
      content: {
        kicker: 'Revenue by region',
        title: 'EMEA brought the largest share',
        source: 'Source: company accounts, Q3 2026',
        items: [
          { label: 'EMEA', figure: sampleFigure('41%', 41), highlight: true },
          { label: 'North America', figure: sampleFigure('38%', 38) },
          { label: 'APAC', figure: sampleFigure('21%', 21) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'donut-chart',
      content: {
        kicker: 'Household spending in all member states',
        title: 'Housing takes more of what a household spends than food, transport and clothing taken together in 2026',
        source: 'Source: household budget survey of the statistical office, rounded to one decimal',
        center: '€2,846 a month, on average',
        items: [
          {
            label: 'Housing, water, electricity, gas and other household fuels',
            figure: sampleFigure('37.3%', 37.3),
            highlight: true,
          },
          { label: 'Food and non-alcoholic drinks', figure: sampleFigure('15.4%', 15.4) },
          { label: 'Transport', figure: sampleFigure('12.9%', 12.9) },
          { label: 'Leisure, entertainment and culture', figure: sampleFigure('11.1%', 11.1) },
          { label: 'Restaurants and accommodation services', figure: sampleFigure('9.8%', 9.8) },
          { label: 'Clothing and footwear', figure: sampleFigure('7.2%', 7.2) },
          { label: 'Everything else', figure: sampleFigure('6.3%', 6.3) },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'donut-chart',
      content: {
        items: [
          { label: 'Yes', figure: sampleFigure('99%', 99) },
          { label: 'No', figure: sampleFigure('1%', 1) },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'donut-chart',
      content: {
        title: 'אירופה הביאה את החלק הגדול ביותר',
        items: [
          { label: 'אירופה', figure: sampleFigure('41%', 41), highlight: true },
          { label: 'צפון אמריקה', figure: sampleFigure('38%', 38) },
          { label: 'אסיה', figure: sampleFigure('21%', 21) },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'donut-chart',
      content: {
        kicker: '地域別売上高',
        title: '欧州が最大の割合を占めました',
        items: [
          { label: '欧州', figure: sampleFigure('41%', 41), highlight: true },
          { label: '北米', figure: sampleFigure('30%', 30) },
          { label: 'アジア太平洋', figure: sampleFigure('20%', 20) },
          { label: '中南米', figure: sampleFigure('9%', 9) },
        ],
      },
    },
  },
];
