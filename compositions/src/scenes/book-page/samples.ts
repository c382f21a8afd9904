import type { Sample } from '../../gallery/sample.js';

export const bookPageSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'book-page',
      content: { text: "It always seems impossible until it's done.", author: 'Nelson Mandela' },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'book-page',
      content: {
        text: 'When the water came we had no plan for the second night, because every exercise had ended after the first; since then we practise the second night, the third one, and the long week in which nobody is rescued any more but everybody still has to eat, to sleep and to be told what happens next by a person they know.',
        author: 'Wilhelmina van den Bergh-Oosterhuis',
        about: 'Coordinator of the regional flood protection association since 1995',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'book-page', content: { text: 'Why not?' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'book-page',
      content: { text: 'لم نعد نسأل من تأخر، بل لماذا تأخرت الحافلة', author: 'آنا فيريرا', about: 'مديرة العمليات' },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'book-page',
      content: {
        text: '誰が遅れたかではなく、なぜバスが遅れたのかを問うようになりました',
        author: 'アナ・フェレイラ',
        about: '市交通局 運行責任者',
      },
    },
  },
];
