import type { Sample } from '../../gallery/sample.js';

export const stickyNotesSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'sticky-notes',
      content: {
        kicker: 'Bbq at ours',
        title: 'Bring along',
        items: [{ text: 'Drinks' }, { text: 'Swimmers' }, { text: 'A towel' }, { text: 'Good mood' }],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'sticky-notes',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        items: [
          { text: 'Sandsackfüllanlagen an allen sieben Standorten geprüft' },
          { text: 'Alarmpläne an sämtliche Feuerwehren verteilt' },
          { text: 'Pegelmessstellen ausgestattet' },
          { text: 'Notunterkünfte für dreitausend Menschen vertraglich gesichert' },
          { text: 'Trinkwasserversorgung vorbereitet' },
          { text: 'Übung durchgeführt' },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'sticky-notes', content: { items: [{ text: 'Go' }, { text: 'Stop' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'sticky-notes',
      content: { title: 'أحضروا معكم', items: [{ text: 'مشروبات' }, { text: 'مناشف' }, { text: 'ألعاب' }] },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'sticky-notes',
      content: {
        title: '持ち物',
        items: [{ text: '飲み物' }, { text: 'タオル' }, { text: '水着' }, { text: '帽子' }, { text: '日焼け止め' }],
      },
    },
  },
];
