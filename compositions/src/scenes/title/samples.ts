import type { Sample } from '../../gallery/sample.js';

export const titleSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'title',
      content: {
        kicker: 'Third quarter 2026',
        title: 'Revenue grew 24% to $4.2M',
        subtitle: 'Europe leads, churn falls, and Japan is next.',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'title',
      content: {
        kicker: 'Jahresbericht der Verkehrsbetriebe, Teil zwei',
        title:
          'Donaudampfschifffahrtsgesellschaften verlagern Güterverkehr und entlasten Straßen rund um Wien seit 2019',
        subtitle:
          'Eine Auswertung der Frachtmengen aller Häfen zwischen Passau und Bratislava, mit Zahlen aus acht Jahren und einem Ausblick auf das kommende Jahrzehnt.',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'title', content: { title: 'Go' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'title',
      content: {
        kicker: 'الربع الثالث ٢٠٢٦',
        title: 'ارتفعت الإيرادات بنسبة ٢٤٪ إلى ٤٫٢ مليون دولار',
        subtitle: 'أوروبا في المقدمة، واليابان هي الخطوة التالية.',
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'title',
      content: {
        kicker: '2026年第3四半期',
        title: '売上高は24%増の420万ドルに到達しました',
        subtitle: '欧州が成長を牽引し、次は日本市場へ進出します。',
      },
    },
  },
];
