import type { Sample } from '../../gallery/sample.js';

export const ticketSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'ticket',
      content: {
        title: 'Lantern Walk at Cobb Lake',
        subtitle: '2.5 miles, flat, hot cider after',
        kicker: 'Cobb Lake Trust',
        facts: ['Nov 11', '5pm', 'Free'],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'ticket',
      content: {
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        subtitle:
          'Mit Führungen durch das alte Pumpenhaus, einem Konzert der Bergmannskapelle und einer Ausstellung über hundert Jahre Hochwasserschutz im oberen Elbtal.',
        kicker: 'Wassergenossenschaft Obervogelgesang',
        facts: [
          'Samstag, 14. September 2027',
          '10 Uhr bis 17.30 Uhr',
          'Obervogelgesanger Straße 118',
          'Erwachsene 12,50 €',
        ],
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'ticket', content: { title: 'Jam', facts: [] } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'ticket',
      content: {
        title: 'ليلة الفوانيس عند البحيرة',
        subtitle: 'نزهة قصيرة وشاي ساخن',
        facts: ['١١ نوفمبر', 'الخامسة مساءً'],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: { kind: 'ticket', content: { title: '湖畔のランタン祭り', facts: ['11月11日', '17時', '入場無料'] } },
  },
];
