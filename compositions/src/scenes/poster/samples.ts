import type { Sample } from '../../gallery/sample.js';

export const posterSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: { kind: 'poster', content: { kicker: 'Harbour choir', title: 'Sing with us', subtitle: 'Nobody is asked for notes' } },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'poster',
      content: {
        kicker: 'What the second inquiry found about the bridge',
        title: 'Maintenance records had been copied forward from one inspection to the next for eleven years, unnoticed by us',
        subtitle: 'The commission asks everybody who worked on the northern pier between the two inspections to come forward and to tell what they saw there',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'poster', content: { title: 'Free' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'poster', content: { kicker: 'مهرجان الحي', title: 'أحضروا فانوساً من دون شموع' } },
  },
  { case: 'cjk', language: 'ja', scene: { kind: 'poster', content: { title: '支払いはカードのみです' } } },
]; // prettier-ignore
