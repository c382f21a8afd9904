import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const row = (name: string, values: readonly number[], unit = '', highlight?: true) => ({
  name,
  values: values.map((value) => sampleFigure(`${value}${unit}`, value)),
  ...(highlight ? { highlight } : {}),
});

export const heatMapSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'heat-map',
      content: {
        kicker: 'Visitors an hour',
        title: 'Saturday at noon is when everybody comes',
        categories: ['9 am', '11 am', '1 pm', '3 pm', '5 pm', '7 pm'],
        series: [
          row('Monday', [12, 18, 25, 22, 30, 14]),
          row('Wednesday', [15, 24, 33, 28, 36, 19]),
          row('Friday', [22, 35, 48, 52, 61, 44]),
          row('Saturday', [38, 74, 96, 88, 67, 41]),
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'heat-map',
      content: {
        kicker: 'Orders by channel and month, all countries',
        title:
          'Orders that come by the application of the company have overtaken those of its shops and of all of its partners',
        source: 'Source: accounts of the company, half-year reports of 2019 to 2026, rounded to whole numbers',
        categories: [
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
        ],
        series: [
          'Shops in the inner cities and in shopping centres',
          'Application of the company on telephones',
          'Partners with their own warehouses',
          'Telephone orders',
          'Catalogue',
          'Markets',
          'Fairs',
          'Everything that is left',
        ].map((name, at) =>
          row(
            name,
            Array.from({ length: 12 }, (_, month) => 1000 + ((at * 977 + month * 613) % 8800)),
          ),
        ),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'heat-map', content: { categories: ['A', 'B'], series: [row('X', [0, 0])] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'heat-map',
      content: {
        title: 'يوم السبت هو الأكثر ازدحامًا',
        categories: ['صباحًا', 'ظهرًا', 'مساءً'],
        series: [row('الخميس', [12, 30, 41]), row('الجمعة', [18, 44, 52]), row('السبت', [25, 61, 73])],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'heat-map',
      content: {
        kicker: '時間帯別の来客数',
        title: '土曜の昼が最も混みます',
        categories: ['朝', '昼', '夕方', '夜'],
        series: [row('月曜', [12, 25, 30, 14]), row('水曜', [15, 33, 36, 19]), row('土曜', [38, 96, 67, 41])],
      },
    },
  },
];
