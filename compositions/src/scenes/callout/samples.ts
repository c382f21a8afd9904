import type { Sample } from '../../gallery/sample.js';

export const calloutSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'callout',
      content: {
        kicker: 'What changed',
        text: 'Customers who stay a year spend three times more',
        emphasis: 'three times more',
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'callout',
      content: {
        kicker: 'What the second inquiry found about the bridge',
        text: 'Investigators found that maintenance records had been copied forward from one inspection to the next for eleven years, so that nobody on the team knew the true state of the bearings when the loads were raised again.',
        emphasis: 'nobody on the team knew the true state of the bearings',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'callout', content: { text: 'Ship it.' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'callout',
      content: {
        kicker: 'ما الذي تغيّر',
        text: 'العملاء الذين يبقون عاماً كاملاً ينفقون ثلاثة أضعاف',
        emphasis: 'ثلاثة أضعاف',
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'callout',
      content: { kicker: '关键变化', text: '留存满一年的客户，平均消费是新客户的三倍', emphasis: '三倍' },
    },
  },
];
