import type { Sample } from '../../gallery/sample.js';

export const priceTagSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'price-tag',
      content: {
        kicker: 'SoilSummit 2026',
        title: 'Early bird until 15 December',
        figure: {
          value: 240,
          magnitude: 240,
          display: '€240',
          prefix: '€',
          suffix: '',
          decimals: 0,
          unit: 'currency:EUR',
        },
        was: {
          value: 310,
          magnitude: 310,
          display: '€310',
          prefix: '€',
          suffix: '',
          decimals: 0,
          unit: 'currency:EUR',
        },
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'price-tag',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        figure: {
          value: 1249500.5,
          magnitude: 1249500.5,
          display: '1.249.500,50 €',
          prefix: '',
          suffix: ' €',
          decimals: 2,
          unit: 'currency:EUR',
        },
        was: {
          value: 1310000,
          magnitude: 1310000,
          display: '1.310.000,00 €',
          prefix: '',
          suffix: ' €',
          decimals: 2,
          unit: 'currency:EUR',
        },
        caption:
          'einschließlich Führung, Konzert, Ausstellungskatalog und einem kleinen Imbiss im Pumpenhaus für alle Mitglieder und ihre Angehörigen',
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'price-tag',
      content: {
        figure: { value: 3, magnitude: 3, display: '€3', prefix: '€', suffix: '', decimals: 0, unit: 'currency:EUR' },
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'price-tag',
      content: {
        title: 'تذكرة الطلاب',
        figure: {
          value: 90,
          magnitude: 90,
          display: '٩٠ €',
          prefix: '',
          suffix: ' €',
          decimals: 0,
          unit: 'currency:EUR',
        },
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'price-tag',
      content: {
        title: '学生チケット',
        figure: {
          value: 900,
          magnitude: 900,
          display: '¥900',
          prefix: '¥',
          suffix: '',
          decimals: 0,
          unit: 'currency:JPY',
        },
        caption: '当日券のみ',
      },
    },
  },
];
