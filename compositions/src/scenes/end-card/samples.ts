import type { Sample } from '../../gallery/sample.js';

export const endCardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'end-card',
      content: {
        title: 'See you in Lisbon',
        subtitle: 'The next report comes in January.',
        url: 'https://www.example.com/report',
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'end-card',
      content: {
        title:
          'Read the complete survey, compare your own municipality, and tell the council what should happen by the spring',
        subtitle:
          'Data and methods are open to all. Corrections are welcome until the end of February and will be published together with names.',
        url: 'https://www.example.org/water-supply/survey-2026/municipalities-and-districts/compare',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'end-card', content: { title: 'Thanks' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'end-card',
      content: { title: 'نراكم في لشبونة', subtitle: 'التقرير القادم في يناير.', url: 'https://example.com' },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'end-card',
      content: { title: 'リスボンで会いましょう', subtitle: '次の報告は一月です。', url: 'https://example.com/ja' },
    },
  },
];
