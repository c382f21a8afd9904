import type { Sample } from '../../gallery/sample.js';

export const clipboardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'clipboard',
      content: {
        kicker: 'Gridwell',
        title: 'What we offer',
        items: [
          { text: '30 days of leave', done: true },
          { text: 'A 4-day week after the first year', done: true },
          { text: 'No on-call at night', done: true },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'clipboard',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        items: [
          {
            text: 'Sandsackfüllanlagen an allen sieben Standorten geprüft und mit Notstromaggregaten ausgerüstet',
            done: true,
          },
          { text: 'Alarmpläne aktualisiert und an sämtliche Feuerwehren verteilt', done: true },
          { text: 'Pegelmessstellen mit zweitem Übertragungsweg ausgestattet', done: true },
          { text: 'Notunterkünfte für dreitausend Menschen vertraglich gesichert', done: true },
          { text: 'Trinkwasserversorgung für drei Wochen vorbereitet', done: false },
          { text: 'Übung mit allen Nachbarlandkreisen durchgeführt', done: false },
          { text: 'Merkblatt an alle Haushalte versandt', done: false },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'clipboard',
      content: {
        items: [
          { text: 'Milk', done: true },
          { text: 'Eggs', done: false },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'clipboard',
      content: {
        title: 'ما نقدمه',
        items: [
          { text: 'ثلاثون يوم إجازة', done: true },
          { text: 'العمل من المنزل', done: true },
          { text: 'دورات تدريبية', done: true },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'clipboard',
      content: {
        title: '待遇',
        items: [
          { text: '休暇は年三十日', done: true },
          { text: '在宅勤務可', done: true },
          { text: '夜勤なし', done: true },
        ],
      },
    },
  },
];
