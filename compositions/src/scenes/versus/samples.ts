import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const versusSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'versus',
      content: {
        kicker: 'Berlin to Paris',
        title: 'The train wins on everything but speed',
        left: {
          label: 'Plane',
          points: ['1 h 50 in the air', 'Two hours at airports', '130 kg of carbon'],
          icon: 'plane',
        },
        right: {
          label: 'Train',
          points: ['8 h door to door', 'Room to work and eat', '8 kg of carbon'],
          icon: 'train-front',
        },
        winner: 'right',
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'versus',
      content: {
        kicker: 'Two proposals for the renewal of the harbour',
        title:
          'The committee compared rebuilding the northern breakwater with moving the whole port to the river mouth',
        left: {
          label: 'Rebuild the northern breakwater and its piers',
          figure: sampleFigure('€184.5M', 184.5),
          points: [
            'Construction in the water lasts seven years and closes the fishing port in two winters',
            'Ships of the largest class still wait for high water before they can enter',
            'The old town keeps its quay, its market and the ferry',
            'Dredging must be repeated every third year',
            'No land has to be bought',
          ],
        },
        right: {
          label: 'Move the port to the river mouth',
          figure: sampleFigure('€1,240M', 1240),
          points: [
            'Construction on land lasts nine years, the port works on',
            'All ships enter at any hour of the day',
            'The old quay becomes housing for two thousand people, which the council has wanted since 1998',
            'The marsh loses a tenth of its area',
            'Four farms must be bought',
          ],
        },
        winner: 'left',
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'versus', content: { left: { label: 'Tea', points: [] }, right: { label: 'Coffee', points: [] } } },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'versus',
      content: {
        title: 'הרכבת מנצחת כמעט בכול',
        left: { label: 'מטוס', points: ['שעתיים באוויר', '130 ק״ג פחמן'], figure: sampleFigure('120 ₪', 120) },
        right: { label: 'רכבת', points: ['שמונה שעות', '8 ק״ג פחמן'], figure: sampleFigure('89 ₪', 89) },
        winner: 'right',
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'versus',
      content: {
        title: '火车几乎样样胜出',
        left: { label: '飞机', points: ['空中两小时', '机场等候两小时'] },
        right: { label: '火车', points: ['全程八小时', '可以工作和用餐'] },
      },
    },
  },
];
