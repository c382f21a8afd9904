import type { Sample } from '../../gallery/sample.js';

export const globeSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'globe',
      content: {
        kicker: 'The route',
        title: 'From the bean to the cup in three countries',
        places: [
          { country: 'ETH', label: 'Ethiopia', note: 'Grown in the highlands' },
          { country: 'NLD', label: 'Netherlands', note: 'Roasted' },
          { country: 'CAN', label: 'Canada', note: 'Poured' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'globe',
      content: {
        kicker: 'Partner stations of the ocean survey by country',
        title:
          'Five stations on five continents measured the temperature of the sea every hour for eleven years in a row',
        places: ['USA', 'BRA', 'ZAF', 'IND', 'NZL'].map((country, index) => ({
          country,
          label: `Station ${index + 1} of the long observation programme`,
          note: 'Since the spring of 2015, with a gap of six weeks in the year of the storms',
          value: 120 + index * 340,
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'globe', content: { places: [{ country: 'ISL', label: 'Iceland' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'globe',
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
      kind: 'globe',
      content: {
        kicker: '産地',
        title: '海を渡る一杯',
        places: [{ country: 'COL', label: 'コロンビア', note: '標高千八百メートルの農園' }],
      },
    },
  },
];
