import type { Sample } from '../../gallery/sample.js';

export const mindMapSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'mind-map',
      content: {
        kicker: 'A good workshop',
        title: 'Five things make people come back',
        center: 'Workshop',
        items: [
          { text: 'A clear question', icon: 'search' },
          { text: 'Few people', icon: 'users' },
          { text: 'Time to try', icon: 'clock' },
          { text: 'Honest feedback', icon: 'message-circle' },
          { text: 'A next step', icon: 'arrow-right' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'mind-map',
      content: {
        kicker: 'What a household needs before it moves',
        title:
          'Eight things that nobody should forget who moves with children, animals and plants from one country to another',
        center: 'Moving with children and animals',
        items: [
          'Papers of everybody who lives in the household, with translations',
          'Insurance',
          'Schools and kindergartens near the new flat',
          'Doctors, vets and pharmacies',
          'Contracts for power, water and heating',
          'Boxes',
          'Letters that follow to the new address',
          'Registration at the office within two weeks',
        ].map((text, at) => ({
          text,
          ...(at % 3 === 0 ? { detail: 'Begin with it at least three months before the day of the move' } : {}),
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'mind-map', content: { title: 'A', items: [{ text: 'B' }, { text: 'C' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'mind-map',
      content: {
        title: 'מה חשוב בסדנה טובה',
        center: 'סדנה',
        items: [{ text: 'שאלה ברורה' }, { text: 'קבוצה קטנה' }, { text: 'זמן להתנסות' }, { text: 'משוב כן' }],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'mind-map',
      content: {
        title: '良い研修の条件',
        center: '研修',
        items: [
          { text: '明確な問い' },
          { text: '少人数' },
          { text: '試す時間' },
          { text: '率直な意見' },
          { text: '次の一歩' },
        ],
      },
    },
  },
];
