import type { Sample } from '../../gallery/sample.js';

export const pinnedNoteSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: { kind: 'pinned-note', content: { kicker: 'Rex is turning 5', text: 'Socks essential' } },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'pinned-note',
      content: {
        kicker: 'What the second inquiry found about the bridge',
        text: 'Investigators found that maintenance records had been copied forward from one inspection to the next for eleven years before anybody on the team had noticed it',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'pinned-note', content: { text: 'Free' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'pinned-note', content: { kicker: 'مهرجان الحي', text: 'أحضروا فانوساً من دون شموع' } },
  },
  { case: 'cjk', language: 'ja', scene: { kind: 'pinned-note', content: { text: '支払いはカードのみです' } } },
];
