import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const moved = (label: string, before: number, after: number, unit = '%') => ({
  label,
  before: sampleFigure(`${before}${unit}`, before),
  after: sampleFigure(`${after}${unit}`, after),
});

export const slopeSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'slope',
      content: {
        kicker: 'How people come to work',
        title: 'The bicycle overtook the bus',
        from: '2015',
        to: '2025',
        items: [
          moved('Car', 51, 38),
          { ...moved('Bicycle', 12, 29), highlight: true },
          moved('Bus', 24, 21),
          moved('On foot', 13, 12),
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'slope',
      content: {
        kicker: 'Shares of all sales in the region, by channel',
        title:
          'Orders that come by the application of the company have overtaken those of its shops and of all of its partners',
        source: 'Source: accounts of the company, half-year reports of 2019 and 2026, rounded',
        from: 'First half-year of 2019, before the move',
        to: 'First half-year of 2026, after the move',
        items: [
          moved('Shops in the inner cities and in shopping centres', 41.2, 22.4),
          { ...moved('Application of the company on telephones', 8.1, 37.9), highlight: true },
          moved('Partners with their own warehouses', 22.6, 21.9),
          moved('Telephone orders', 14.2, 9.3),
          moved('Catalogue', 9.4, 8.2),
          moved('Markets', 4.5, 0.3),
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'slope', content: { from: 'A', to: 'B', items: [moved('X', 0, 0, ''), moved('Y', 0, 0, '')] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'slope',
      content: {
        title: 'تجاوزت الخدمات الصناعة',
        from: '٢٠١٠',
        to: '٢٠٢٥',
        items: [{ ...moved('الخدمات', 35, 58), highlight: true }, moved('الصناعة', 44, 30), moved('الزراعة', 21, 12)],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'slope',
      content: {
        kicker: '出行方式的变化',
        title: '骑行超过了公交',
        from: '2015年',
        to: '2025年',
        items: [moved('开车', 51, 38), { ...moved('骑行', 12, 29), highlight: true }, moved('公交', 24, 21)],
      },
    },
  },
];
