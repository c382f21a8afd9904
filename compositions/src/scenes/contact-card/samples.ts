import type { Sample } from '../../gallery/sample.js';

export const contactCardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'contact-card',
      content: {
        kicker: 'Spaakenwiel, Ghent',
        title: 'Send a short note before 15 May',
        url: 'jobs@spaakenwiel.example',
        sort: 'mail',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'contact-card',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        subtitle:
          'Mit Führungen durch das alte Pumpenhaus, einem Konzert der Bergmannskapelle und einer Ausstellung über hundert Jahre Hochwasserschutz im oberen Elbtal.',
        url: 'anmeldung.wiedereroeffnung@wassergenossenschaft-obervogelgesang-an-der-elbe.example',
        sort: 'mail',
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'contact-card', content: { title: 'Call', url: '112', sort: 'phone' } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'contact-card',
      content: { title: 'اتصلوا بنا قبل الأربعاء', url: '07700 900112', sort: 'phone' },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'contact-card',
      content: { title: '水曜日までにご連絡ください', url: '03-1234-5678', sort: 'phone' },
    },
  },
];
