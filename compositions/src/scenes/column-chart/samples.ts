import { sampleFigure } from '../../gallery/figures.js';
import { sampleDrawing } from '../../gallery/sample-drawing.js';
import type { Sample } from '../../gallery/sample.js';

const months = [
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
];

export const columnChartSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'column-chart',
      drawings: [sampleDrawing],
      content: {
        kicker: 'Revenue by region',
        title: 'EMEA brought the largest share',
        source: 'Source: company accounts, Q3 2026',
        items: [
          { picture: 'cup', label: 'EMEA', figure: sampleFigure('41%', 41), highlight: true },
          { picture: 'cup', label: 'North America', figure: sampleFigure('38%', 38) },
          { picture: 'cup', label: 'APAC', figure: sampleFigure('21%', 21) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'column-chart',
      content: {
        kicker: 'Visitors of all permanent exhibitions together',
        title: 'Every month of the second half beat the best month of the first, and December set an all-time record',
        source: 'Source: ticket office and museum pass system, figures rounded to whole hundreds of visitors',
        items: months.map((label, index) => ({
          label,
          figure: sampleFigure(`${(9 + index * 1.7).toFixed(1)}k`, Number((9 + index * 1.7).toFixed(1)), {
            decimals: 1,
          }),
          highlight: index === 11,
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'column-chart',
      content: {
        items: [
          { label: 'A', figure: sampleFigure('3', 3) },
          { label: 'B', figure: sampleFigure('-2', -2) },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'column-chart',
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
    language: 'ko',
    scene: {
      kind: 'column-chart',
      content: {
        title: '유럽이 매출의 가장 큰 비중을 차지했습니다',
        items: [
          { label: '유럽', figure: sampleFigure('41%', 41), highlight: true },
          { label: '북미', figure: sampleFigure('38%', 38) },
          { label: '아시아 태평양', figure: sampleFigure('21%', 21) },
          { label: '남미', figure: sampleFigure('9%', 9) },
        ],
      },
    },
  },
];
