import type { Sample } from '../../gallery/sample.js';

export const invitationCardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'invitation-card',
      content: {
        title: 'You are warmly invited to the wedding of Priya Nair and Tom Ashworth',
        facts: ['6 September 2025', '2:30 pm'],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'invitation-card',
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
  { case: 'shortest', language: 'en', scene: { kind: 'invitation-card', content: { title: 'Come!', facts: [] } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'invitation-card',
      content: { title: 'ندعوكم إلى حفل زفاف ليلى وكريم', facts: ['١٤ يونيو', 'السابعة مساءً'] },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'invitation-card',
      content: { title: '結婚披露宴へのご招待', subtitle: 'ささやかな宴を開きます', facts: ['6月14日', '午後4時'] },
    },
  },
];
