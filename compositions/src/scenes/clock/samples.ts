import type { Sample } from '../../gallery/sample.js';

export const clockSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'clock',
      content: { kicker: 'New hours', title: 'Doors open at 7:30 pm', time: '7:30 pm', hour: 19, minute: 30 },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'clock',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        subtitle:
          'Mit Führungen durch das alte Pumpenhaus, einem Konzert der Bergmannskapelle und einer Ausstellung über hundert Jahre Hochwasserschutz im oberen Elbtal.',
        time: '14.30 bis 18 Uhr',
        hour: 14,
        minute: 30,
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'clock', content: { title: '5pm', time: '5pm', hour: 17, minute: 0 } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'clock', content: { title: 'تفتح الأبواب الساعة السابعة', time: '٧:٠٠', hour: 19, minute: 0 } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: { kind: 'clock', content: { title: '開場は18時30分です', time: '18時30分', hour: 18, minute: 30 } },
  },
];
