import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const waterfallSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'waterfall',
      content: {
        kicker: 'From revenue to profit',
        title: 'Two in five dollars earned become profit',
        source: 'Source: company accounts, Q3 2026',
        items: [
          { label: 'Revenue', figure: sampleFigure('$4.2M', 4.2), total: true },
          { label: 'Staff', figure: sampleFigure('−$1.5M', -1.5) },
          { label: 'Hosting', figure: sampleFigure('−$0.6M', -0.6) },
          { label: 'Marketing', figure: sampleFigure('−$0.7M', -0.7) },
          { label: 'Grants', figure: sampleFigure('+$0.3M', 0.3) },
          { label: 'Profit', figure: sampleFigure('$1.7M', 1.7), total: true, highlight: true },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'waterfall',
      content: {
        kicker: 'Changes in staff between two annual reports',
        title:
          'New hires in the regional branches could not make up for retirements and for the closure of two offices',
        source: 'Source: personnel department, full-time equivalents on the last day of the year',
        items: [
          { label: 'Employees at the end of the year before last', figure: sampleFigure('12,480', 12480), total: true },
          { label: 'Retirements under the regular pension scheme', figure: sampleFigure('−1,204', -1204) },
          { label: 'Closure of the two northern offices', figure: sampleFigure('−2,310', -2310) },
          { label: 'Transfers to subsidiaries abroad', figure: sampleFigure('−412', -412) },
          { label: 'Graduates of the apprenticeship programme', figure: sampleFigure('+640', 640) },
          { label: 'New hires in regional branches', figure: sampleFigure('+1,985', 1985) },
          { label: 'Returns from parental leave', figure: sampleFigure('+233', 233) },
          { label: 'Acquired maintenance company', figure: sampleFigure('+75', 75) },
          { label: 'Unpaid leave', figure: sampleFigure('−1', -1) },
          { label: 'Employees at the end of last year', figure: sampleFigure('11,486', 11486), total: true },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'waterfall',
      content: {
        items: [
          { label: 'A', figure: sampleFigure('3', 3) },
          { label: 'B', figure: sampleFigure('-5', -5) },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'waterfall',
      content: {
        title: 'שני חמישיות מההכנסות הופכות לרווח',
        items: [
          { label: 'הכנסות', figure: sampleFigure('42', 42), total: true },
          { label: 'עובדים', figure: sampleFigure('-15', -15) },
          { label: 'שיווק', figure: sampleFigure('-10', -10) },
          { label: 'רווח', figure: sampleFigure('17', 17), total: true, highlight: true },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'waterfall',
      content: {
        kicker: '从营收到利润',
        title: '营收的四成成为利润',
        items: [
          { label: '营收', figure: sampleFigure('420万', 420), total: true },
          { label: '人工', figure: sampleFigure('-150万', -150) },
          { label: '市场', figure: sampleFigure('-130万', -130) },
          { label: '补助', figure: sampleFigure('+30万', 30) },
          { label: '利润', figure: sampleFigure('170万', 170), total: true, highlight: true },
        ],
      },
    },
  },
];
