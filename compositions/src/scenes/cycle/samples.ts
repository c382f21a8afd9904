import type { Sample } from '../../gallery/sample.js';

export const cycleSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'cycle',
      content: {
        kicker: 'The water cycle',
        title: 'Every drop comes back',
        steps: [
          { title: 'The sun lifts water', detail: 'Seas, lakes and leaves give it off.' },
          { title: 'Clouds carry it' },
          { title: 'Rain lets it fall' },
          { title: 'Rivers bring it home' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'cycle',
      content: {
        kicker: 'Kreislaufwirtschaft in der Gemeinde Unterach',
        title:
          'Wie aus Küchenabfällen innerhalb eines Jahres Strom, Wärme, Dünger und am Ende wieder Gemüse für alle wird',
        steps: [
          'Haushalte sammeln Küchenabfälle getrennt in der braunen Tonne',
          'Die Vergärungsanlage gewinnt Biogas',
          'Ein Blockheizkraftwerk erzeugt Strom und Fernwärme',
          'Gärreste werden zu Kompost aufbereitet',
          'Landwirtschaftsbetriebe düngen ihre Felder damit',
          'Märkte verkaufen das Gemüse an die Haushalte',
        ].map((title) => ({
          title,
          detail: 'Betreut von der Abfallberatung des Landkreises und drei Genossenschaften vor Ort.',
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'cycle', content: { steps: [{ title: 'Eat' }, { title: 'Work' }, { title: 'Rest' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'cycle',
      content: {
        title: 'كل قطرة تعود',
        steps: [{ title: 'الشمس ترفع الماء' }, { title: 'السحب تحمله' }, { title: 'المطر يعيده' }],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'cycle',
      content: {
        title: '每一滴水都会回来',
        steps: [{ title: '阳光使水蒸发' }, { title: '云带走水汽' }, { title: '雨水落下' }, { title: '河流归海' }],
      },
    },
  },
];
