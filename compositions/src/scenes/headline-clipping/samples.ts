import type { Sample } from '../../gallery/sample.js';

export const headlineClippingSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'headline-clipping',
      content: {
        kicker: 'The Harbour Mail',
        title: 'Canteen moves to the third floor on 2 March',
        subtitle: 'The old one closes on Friday at two',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'headline-clipping',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        subtitle:
          'Mit Führungen durch das alte Pumpenhaus, einem Konzert der Bergmannskapelle und einer Ausstellung über hundert Jahre Hochwasserschutz im oberen Elbtal.',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'headline-clipping', content: { title: 'Gold!' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'headline-clipping', content: { kicker: 'أخبار الحي', title: 'افتتاح المكتبة الجديدة يوم الأحد' } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'headline-clipping',
      content: { kicker: '港町だより', title: '食堂が三階に移ります', subtitle: '三月二日から' },
    },
  },
];
