import type { Sample } from '../../gallery/sample.js';

export const placeMapSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'place-map',
      content: {
        kicker: 'Offices',
        title: 'Three cities, one team',
        places: [
          { country: 'PRT', label: 'Lisbon', note: 'Design and research' },
          { country: 'DEU', label: 'Berlin', note: 'Engineering' },
          { country: 'FIN', label: 'Helsinki', note: 'Opens in October' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'place-map',
      content: {
        kicker: 'Partner stations of the ocean survey by country',
        title:
          'Twelve stations on six continents measured the temperature of the sea every hour for eleven years in a row',
        places: ['USA', 'BRA', 'ZAF', 'NOR', 'IND', 'JPN', 'AUS', 'CHL', 'ISL', 'KEN', 'SGP', 'NZL'].map(
          (country, index) => ({
            country,
            label: `Station ${index + 1} of the long observation programme`,
            note: 'Since the spring of 2015, with a gap of six weeks in the year of the storms',
            value: 120 + index * 340,
          }),
        ),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'place-map', content: { places: [{ country: 'JPN', label: 'Japan' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'place-map',
      content: {
        title: 'ثلاث مدن وفريق واحد',
        places: [
          { country: 'MAR', label: 'الرباط' },
          { country: 'EGY', label: 'القاهرة' },
          { country: 'ARE', label: 'دبي', note: 'تفتح في أكتوبر' },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'place-map',
      content: {
        title: '三つの都市に一つのチーム',
        places: [
          { country: 'JPN', label: '東京' },
          { country: 'KOR', label: 'ソウル' },
          { country: 'VNM', label: 'ハノイ', note: '十月に開設' },
        ],
      },
    },
  },
];
