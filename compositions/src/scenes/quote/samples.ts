import type { Sample } from '../../gallery/sample.js';

export const quoteSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'quote',
      content: {
        text: 'We stopped asking who was late and began to ask why the bus was.',
        author: 'Ana Ferreira',
        about: 'Head of operations, city transport',
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'quote',
      content: {
        text: 'When the water came we had no plan for the second night, because every exercise had ended after the first; since then we practise the second night, the third one, and the long week in which nobody is rescued any more but everybody still has to eat, to sleep and to be told what happens next by a person they know.',
        author: 'Wilhelmina van den Bergh-Oosterhuis',
        about: 'Coordinator of the regional flood protection association since 1995',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'quote', content: { text: 'Why not?' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'quote',
      content: { text: 'لم نعد نسأل من تأخر، بل لماذا تأخرت الحافلة', author: 'آنا فيريرا', about: 'مديرة العمليات' },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'quote',
      content: {
        text: '誰が遅れたかではなく、なぜバスが遅れたのかを問うようになりました',
        author: 'アナ・フェレイラ',
        about: '市交通局 運行責任者',
      },
    },
  },
];
