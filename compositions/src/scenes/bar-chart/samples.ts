import { sampleFigure } from '../../gallery/figures.js';
import { sampleDrawing } from '../../gallery/sample-drawing.js';
import type { Sample } from '../../gallery/sample.js';

const trades = [
  'Installation of heating, ventilation and air conditioning',
  'Electrical engineering and building automation',
  'Road and bridge construction',
  'Carpentry',
  'Roofing and façade insulation of residential buildings',
  'Stonemasonry and sculpture',
  'Metalworking',
  'Painting, varnishing and decorating of interiors',
  'Glazing',
  'Horticulture and landscaping for private gardens and parks',
  'Chimney sweeping',
  'Bakery',
];

export const barChartSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'bar-chart',
      drawings: [sampleDrawing],
      content: {
        kicker: 'Hours of sun a year',
        title: 'Lisbon sees twice the sun of Dublin',
        source: 'Source: national weather services, 1991–2020',
        items: [
          { picture: 'cup', label: 'Lisbon', figure: sampleFigure('2,806', 2806), highlight: true },
          { picture: 'cup', label: 'Rome', figure: sampleFigure('2,473', 2473) },
          { picture: 'cup', label: 'Vienna', figure: sampleFigure('2,061', 2061) },
          { picture: 'cup', label: 'Berlin', figure: sampleFigure('1,728', 1728) },
          { picture: 'cup', label: 'Dublin', figure: sampleFigure('1,453', 1453) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'bar-chart',
      content: {
        kicker: 'Open apprenticeships in all federal states',
        title: 'Heating and ventilation firms look for more apprentices than the eleven other trades do taken together',
        source: 'Source: chamber of crafts, count of open places on the first of September of each year',
        items: trades.map((label, index) => ({
          label,
          figure: sampleFigure(index === 0 ? '1,000,000' : String(12 - index), index === 0 ? 1_000_000 : 12 - index),
          highlight: index === 0,
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'bar-chart',
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
    language: 'ar',
    scene: {
      kind: 'bar-chart',
      content: {
        title: 'أوروبا في المقدمة هذا العام',
        items: [
          { label: 'أوروبا', figure: sampleFigure('٤١٪', 41), highlight: true },
          { label: 'أمريكا الشمالية', figure: sampleFigure('٣٨٪', 38) },
          { label: 'آسيا', figure: sampleFigure('٢١٪', 21) },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'bar-chart',
      content: {
        title: '上海的地铁线路总里程最长',
        items: [
          { label: '上海', figure: sampleFigure('831公里', 831), highlight: true },
          { label: '北京', figure: sampleFigure('836公里', 836) },
          { label: '广州', figure: sampleFigure('653公里', 653) },
          { label: '深圳', figure: sampleFigure('567公里', 567) },
        ],
      },
    },
  },
];
