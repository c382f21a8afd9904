import type { Sample } from '../../gallery/sample.js';

export const blackboardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'blackboard',
      content: {
        kicker: 'Why the sky is blue',
        text: 'Blue light is scattered more than red',
        emphasis: 'scattered more',
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'blackboard',
      content: {
        kicker: 'What the second inquiry found about the bridge',
        text: 'Investigators found that maintenance records had been copied forward from one inspection to the next for eleven years, so that nobody on the team knew the true state of the bearings when the loads were raised again.',
        emphasis: 'nobody on the team knew the true state of the bearings',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'blackboard', content: { text: 'Pi' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'blackboard',
      content: { kicker: 'درس الفيزياء', text: 'يتشتت الضوء الأزرق أكثر من الأحمر', emphasis: 'أكثر' },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'blackboard',
      content: { kicker: '空はなぜ青いのか', text: '青い光は赤い光より強く散乱されます', emphasis: '強く散乱' },
    },
  },
];
