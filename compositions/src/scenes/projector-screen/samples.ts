import type { Sample } from '../../gallery/sample.js';

export const projectorScreenSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'projector-screen',
      content: { kicker: 'Rents', text: 'Costs are lower than last year', emphasis: 'lower' },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'projector-screen',
      content: {
        kicker: 'What the second inquiry found about the bridge',
        text: 'Investigators found that maintenance records had been copied forward from one inspection to the next for eleven years before anybody on the team had noticed it, and that nobody was ever asked to look again',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'projector-screen', content: { text: 'Ask' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'projector-screen', content: { kicker: 'مهرجان الحي', text: 'أحضروا فانوساً من دون شموع' } },
  },
  { case: 'cjk', language: 'ja', scene: { kind: 'projector-screen', content: { text: '支払いはカードのみです' } } },
]; // prettier-ignore
