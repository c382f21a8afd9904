import type { Sample } from '../../gallery/sample.js';

export const jobCardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'job-card',
      content: {
        kicker: 'Spaakenwiel, Ghent',
        title: "We're looking for two bike mechanics",
        subtitle: 'Every Friday off, tools supplied',
        facts: ['€2,450'],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'job-card',
      content: {
        title:
          'Wir suchen eine Schleusenwärterin oder einen Schleusenwärter für die Wasserstraßenverwaltung Obervogelgesang',
        subtitle:
          'Mit Führungen durch das alte Pumpenhaus, einem Konzert der Bergmannskapelle und einer Ausstellung über hundert Jahre Hochwasserschutz im oberen Elbtal.',
        kicker: 'Wassergenossenschaft Obervogelgesang',
        facts: [
          'ab Samstag, 14. September 2027',
          '6 Uhr bis 14.30 Uhr',
          'Obervogelgesanger Straße 118',
          '2.987,50 € im Monat',
        ],
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'job-card', content: { title: 'Cook', facts: [] } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'job-card', content: { title: 'نبحث عن ميكانيكي دراجات', facts: ['٢٤٥٠ يورو'] } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'job-card',
      content: { title: '自転車整備士を募集しています', subtitle: '毎週金曜日は休み', facts: ['月給28万円'] },
    },
  },
];
