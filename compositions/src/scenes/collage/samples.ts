import type { Sample } from '../../gallery/sample.js';

const photos = ['photo-1', 'photo-4', 'photo-3', 'photo-5', 'photo-6', 'photo-2'];

export const collageSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'collage',
      content: { images: photos.slice(0, 4), kicker: 'Summer 2026', title: 'One week on the coast road' },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'collage',
      content: {
        images: photos,
        kicker: 'Aus dem Album der Wandergruppe Süd',
        title:
          'Sechs Gipfel, vier Hütten, zwei Gewitter und ein verlorener Rucksack: die Alpenüberquerung im vergangenen Sommer',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'collage', content: { images: photos.slice(0, 2) } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'collage', content: { images: photos.slice(0, 3), title: 'أسبوع على طريق الساحل' } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: { kind: 'collage', content: { images: photos.slice(0, 5), title: '海岸線を走った一週間' } },
  },
];
