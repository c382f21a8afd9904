import type { Sample } from '../../gallery/sample.js';

export const reviewCardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'review-card',
      content: {
        text: "They fixed the boiler on Christmas Eve and wouldn't take a tip.",
        author: 'Moira K.',
        about: 'Perth',
        stars: 5,
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'review-card',
      content: {
        text: 'When the water came we had no plan for the second night, because every exercise had ended after the first; since then we practise the second night, the third one, and the long week in which nobody is rescued any more but everybody still has to eat, to sleep and to be told what happens next by a person they know.',
        author: 'Wilhelmina van den Bergh-Oosterhuis',
        about: 'Coordinator of the regional flood protection association since 1995',
        stars: 4,
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'review-card', content: { text: 'Why not?' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'review-card', content: { text: 'أفضل تسعين دقيقة في أسبوعي', author: 'ليلى', about: 'دمشق' } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'review-card',
      content: { text: '一週間でいちばん楽しい九十分です', author: '田中ゆき', about: '会社員' },
    },
  },
];
