import type { Sample } from '../../gallery/sample.js';

export const kineticWordsSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: { kind: 'kinetic-words', content: { phrases: ['Every train', 'runs on time', 'or it is free'] } },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'kinetic-words',
      content: {
        phrases: [
          'Donaudampfschifffahrtsgesellschaften verlagern Güterverkehr',
          'Straßen werden leiser und die Wege zur Schule sicherer',
          'Das spart jedes Jahr achtzehntausend Lastwagenfahrten',
          'Es begann mit einem einzigen Hafen und drei Kränen',
          'Heute sind es vierzehn Häfen zwischen Passau und Wien',
          'Und im nächsten Frühjahr kommt Bratislava noch dazu',
        ],
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'kinetic-words', content: { phrases: ['Go'] } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'kinetic-words', content: { phrases: ['كل قطار', 'يصل في موعده', 'أو تسافر مجاناً'] } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: { kind: 'kinetic-words', content: { phrases: ['すべての列車が', '時間どおりに走る', '遅れたら無料'] } },
  },
];
