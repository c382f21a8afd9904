import type { Sample } from '../../gallery/sample.js';

export const sectionSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: { kind: 'section', content: { index: 2, kicker: 'Operations', title: 'What we learned in winter' } },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'section',
      content: {
        index: 14,
        kicker: 'Zweiter Teil der Untersuchung von 2019 bis 2026',
        title:
          'Genehmigungsverfahren, Umweltverträglichkeitsprüfungen und die Frage, weshalb am Ende niemand zuständig war',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'section', content: { title: 'Why' } } },
  { case: 'rightToLeft', language: 'he', scene: { kind: 'section', content: { index: 3, title: 'מה למדנו בחורף' } } },
  {
    case: 'cjk',
    language: 'zh',
    scene: { kind: 'section', content: { index: 2, kicker: '运营', title: '这个冬天教会我们的事' } },
  },
];
