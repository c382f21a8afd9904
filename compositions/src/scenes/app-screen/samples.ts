import type { Sample } from '../../gallery/sample.js';

export const appScreenSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'app-screen',
      content: {
        kicker: 'Loopwise',
        title: 'Interviews become decisions',
        items: [{ text: 'Record calls' }, { text: 'Get themes automatically' }, { text: 'Share clips with your team' }],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'app-screen',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        items: [
          { text: 'Sandsackfüllanlagen an allen sieben Standorten geprüft und mit Notstromaggregaten ausgerüstet' },
          { text: 'Alarmpläne aktualisiert und an sämtliche Feuerwehren verteilt' },
          { text: 'Pegelmessstellen mit zweitem Übertragungsweg ausgestattet' },
          { text: 'Notunterkünfte für dreitausend Menschen vertraglich gesichert' },
          { text: 'Trinkwasserversorgung für drei Wochen vorbereitet' },
          { text: 'Übung mit allen Nachbarlandkreisen durchgeführt' },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'app-screen', content: { items: [{ text: 'Scan' }, { text: 'Pay' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'app-screen',
      content: {
        title: 'كل شيء في تطبيق واحد',
        items: [{ text: 'سجّل المكالمات' }, { text: 'احصل على المواضيع' }, { text: 'شارك المقاطع' }],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'app-screen',
      content: {
        title: '会話が決定に変わる',
        items: [{ text: '通話を録音' }, { text: 'テーマを自動抽出' }, { text: 'クリップを共有' }],
      },
    },
  },
];
