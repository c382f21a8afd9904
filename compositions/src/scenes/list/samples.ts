import type { Sample } from '../../gallery/sample.js';

export const listSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'list',
      content: {
        kicker: 'Before you travel',
        title: 'Three things make the night train work',
        items: [
          { text: 'Book the lower berth', detail: 'It has the reading light and room for a bag.', icon: 'ticket' },
          { text: 'Bring water and fruit', detail: 'The restaurant car closes at ten.', icon: 'apple' },
          { text: 'Set an alarm for the border', detail: 'Passports are checked before dawn.', icon: 'alarm-clock' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'list',
      content: {
        kicker: 'Was die Arbeitsgruppe im Herbst beschlossen hat',
        title: 'Sechs Maßnahmen, mit denen die Stadt ihre Wasserversorgung bis zum Jahr 2035 unabhängig machen will',
        items: [
          'Regenwasserrückhaltebecken unter allen Schulhöfen und Sportanlagen bauen und an das Brauchwassernetz anschließen',
          'Grundwassermessstellen verdoppeln und die Messwerte jede Stunde veröffentlichen',
          'Leitungen aus der Zeit vor 1960 vollständig ersetzen',
          'Wassersparprämien für Haushalte und Kleingewerbe einführen',
          'Landwirtschaftliche Entnahmen im Sommer begrenzen',
          'Eine Fernleitung aus dem Bodensee als Reserve sichern',
        ].map((text) => ({
          text,
          detail:
            'Zuständig ist das Umweltamt gemeinsam mit den Stadtwerken; erste Ergebnisse werden im Frühjahr erwartet.',
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'list', content: { items: [{ text: 'Eat' }, { text: 'Sleep' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'list',
      content: {
        title: 'שלושה דברים לפני הנסיעה',
        items: [
          { text: 'להזמין מיטה תחתונה', icon: 'ticket' },
          { text: 'להביא מים ופירות', icon: 'apple' },
          { text: 'לכוון שעון לגבול', icon: 'alarm-clock' },
          { text: 'לשמור 20 שקל לקפה', icon: 'coffee' },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'list',
      content: {
        kicker: '旅の前に',
        title: '夜行列車を楽しむ三つのこつ',
        items: [
          { text: '下段の寝台を予約する', detail: '読書灯と荷物の置き場があります。' },
          { text: '水と果物を持っていく', detail: '食堂車は十時に閉まります。' },
          { text: '国境の前に目覚ましをかける' },
        ],
      },
    },
  },
];
