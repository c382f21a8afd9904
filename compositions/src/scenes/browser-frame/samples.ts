import type { Sample } from '../../gallery/sample.js';

export const browserFrameSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'browser-frame',
      content: {
        kicker: 'Loopwise',
        title: 'Turn interviews into decisions',
        subtitle: 'Free for teams of up to five',
        action: 'Start today',
        url: 'https://loopwise.app',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'browser-frame',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        subtitle:
          'Mit Führungen durch das alte Pumpenhaus, einem Konzert der Bergmannskapelle und einer Ausstellung über hundert Jahre Hochwasserschutz im oberen Elbtal.',
        action: 'Jetzt Führung und Konzertkarten reservieren',
        url: 'https://www.wassergenossenschaft-obervogelgesang-an-der-elbe.example/wiedereroeffnung/anmeldung',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'browser-frame', content: { title: 'Go', url: 'a.co' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'browser-frame',
      content: { title: 'حوّل المقابلات إلى قرارات', action: 'ابدأ اليوم', url: 'loopwise.app' },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'browser-frame',
      content: { title: 'インタビューを意思決定に', subtitle: '五人まで無料です', url: 'loopwise.jp' },
    },
  },
];
