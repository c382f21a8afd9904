import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const row = (name: string, values: readonly number[], unit = '', highlight?: true) => ({
  name,
  values: values.map((value) => sampleFigure(`${value}${unit}`, value)),
  ...(highlight ? { highlight } : {}),
});

export const barRaceSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'bar-race',
      content: {
        kicker: 'Power from renewables, TWh',
        title: 'Solar overtook hydro and wind',
        categories: ['2016', '2018', '2020', '2022', '2024'],
        series: [
          row('Solar', [320, 560, 850, 1290, 2130], '', true),
          row('Wind', [960, 1270, 1590, 2100, 2480]),
          row('Hydro', [1200, 1240, 1310, 1290, 1330]),
          row('Biomass', [510, 560, 600, 640, 680]),
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'bar-race',
      content: {
        kicker: 'Orders by channel and half-year, all countries',
        title:
          'Orders that come by the application of the company have overtaken those of its shops and of all of its partners',
        source: 'Source: accounts of the company, half-year reports of 2019 to 2026, rounded to whole numbers',
        categories: [
          'First half-year of 2019',
          'Second half-year of 2019',
          'First half-year of 2020',
          'Second half-year of 2020',
        ],
        series: [
          row('Shops in the inner cities and in shopping centres', [920400, 810300, 640200, 510900]),
          row('Application of the company on telephones', [110200, 320500, 710800, 980100], '', true),
          row('Partners with their own warehouses', [410300, 420100, 400900, 390700]),
          row('Telephone orders', [300100, 240600, 190400, 120300]),
          row('Catalogue', [210500, 180700, 150200, 90800]),
          row('Markets', [90200, 80100, 60500, 40900]),
          row('Fairs', [70300, 60200, 10100, 5200]),
          row('Others', [20100, 20200, 20300, 20400]),
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'bar-race', content: { categories: ['A', 'B'], series: [row('X', [0, 0]), row('Y', [0, 0])] } },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'bar-race',
      content: {
        title: 'השמש עקפה את הרוח',
        categories: ['2016', '2020', '2024'],
        series: [row('שמש', [12, 30, 71], '', true), row('רוח', [28, 34, 39]), row('מים', [20, 21, 22])],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'bar-race',
      content: {
        kicker: '各城市地铁里程',
        title: '上海在2010年超过北京',
        categories: ['2005年', '2010年', '2015年', '2020年'],
        series: [
          row('北京', [114, 336, 554, 727]),
          row('上海', [148, 420, 618, 729], '', true),
          row('广州', [59, 222, 266, 531]),
        ],
      },
    },
  },
];
