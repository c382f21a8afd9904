import type { Sample } from '../../gallery/sample.js';

export const callToActionSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'call-to-action',
      content: {
        kicker: 'Open until 30 June',
        title: 'Plan your garden with us',
        action: 'Book a visit',
        url: 'https://example.com/garden',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'call-to-action',
      content: {
        kicker: 'Anmeldeschluss ist der letzte Freitag im November',
        title:
          'Gestalten Sie die Verkehrsberuhigung Ihres Viertels gemeinsam mit den Nachbarinnen und Nachbarn im Winter',
        action: 'Zur Bürgerversammlung kostenlos anmelden',
        url: 'https://www.example.org/buergerbeteiligung/verkehrsberuhigung/anmeldung-winterhalbjahr',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'call-to-action', content: { title: 'Join' } } },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'call-to-action',
      content: { title: 'תכננו איתנו את הגינה', action: 'לקביעת ביקור', url: 'https://example.com' },
    },
  },
  {
    case: 'cjk',
    language: 'ko',
    scene: {
      kind: 'call-to-action',
      content: { title: '정원을 함께 계획해요', action: '방문 예약하기', url: 'https://example.com/kr' },
    },
  },
];
