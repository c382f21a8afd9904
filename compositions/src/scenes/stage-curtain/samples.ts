import { sampleDrawing } from '../../gallery/sample-drawing.js';
import type { Sample } from '../../gallery/sample.js';

export const stageCurtainSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'stage-curtain',
      drawings: [sampleDrawing],
      content: {
        kicker: 'From the makers of Kettle',
        title: 'Orbi 2',
        subtitle: 'The bike lock that texts you',
        picture: 'cup',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'stage-curtain',
      drawings: [sampleDrawing],
      content: {
        picture: 'cup',
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        subtitle:
          'Mit Führungen durch das alte Pumpenhaus, einem Konzert der Bergmannskapelle und einer Ausstellung über hundert Jahre Hochwasserschutz im oberen Elbtal.',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'stage-curtain', content: { title: 'Go' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'stage-curtain', content: { title: 'أوربي ٢', subtitle: 'قفل يراسلك' } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: { kind: 'stage-curtain', content: { title: 'オービ2', subtitle: '知らせてくれる自転車の鍵' } },
  },
];
