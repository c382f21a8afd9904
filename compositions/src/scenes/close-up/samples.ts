import type { Sample } from '../../gallery/sample.js';

export const closeUpSamples: readonly Sample[] = [
  { case: 'typical', language: 'en', scene: { kind: 'close-up', content: { title: 'The bell weighs four tonnes' } } },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'close-up',
      content: {
        index: 14,
        kicker: 'Zweiter Teil der Untersuchung von 2019 bis 2026',
        title: 'Umweltverträglichkeitsprüfungen, für die am Ende niemand zuständig gewesen war',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'close-up', content: {} } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'close-up', content: { index: 3, title: 'أغلق الصمام ببطء' } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: { kind: 'close-up', content: { kicker: '手順', title: '三十秒だけ蒸らします' } },
  },
];
