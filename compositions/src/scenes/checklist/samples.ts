import type { Sample } from '../../gallery/sample.js';

export const checklistSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'checklist',
      content: {
        kicker: 'Launch on 14 May',
        title: 'Two things are left before launch',
        items: [
          { text: 'Contract signed', done: true },
          { text: 'Pilot with forty homes', done: true },
          { text: 'Safety certificate', done: false },
          { text: 'Hotline staffed', done: false },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'checklist',
      content: {
        kicker: 'Stand der Vorbereitungen im Katastrophenschutz',
        title:
          'Was bis zum Beginn der Hochwassersaison erledigt ist und was die Gemeinden im Landkreis noch nachholen müssen',
        items: [
          'Sandsackfüllanlagen an allen sieben Standorten geprüft und mit Notstromaggregaten ausgerüstet',
          'Alarmpläne aktualisiert und an sämtliche Feuerwehren verteilt',
          'Pegelmessstellen mit zweitem Übertragungsweg ausgestattet',
          'Notunterkünfte für dreitausend Menschen vertraglich gesichert',
          'Trinkwasserversorgung für drei Wochen vorbereitet',
          'Übung mit allen Nachbarlandkreisen durchgeführt',
          'Merkblatt an alle Haushalte versandt',
        ].map((text, index) => ({ text, done: index < 4 })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'checklist',
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
      kind: 'checklist',
      content: {
        title: 'بقي أمران قبل الإطلاق',
        items: [
          { text: 'توقيع العقد', done: true },
          { text: 'تجربة أولى', done: true },
          { text: 'شهادة السلامة', done: false },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'checklist',
      content: {
        title: '上线前还剩两件事',
        items: [
          { text: '合同已签署', done: true },
          { text: '四十户试点完成', done: true },
          { text: '安全认证', done: false },
        ],
      },
    },
  },
];
