import { sampleFigure } from '../../gallery/figures.js';
import { sampleDrawing } from '../../gallery/sample-drawing.js';
import type { Sample } from '../../gallery/sample.js';

export const podiumSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'podium',
      content: {
        kicker: 'Coffee a head and year',
        title: 'Nobody drinks more coffee than the Finns',
        items: [
          { label: 'Finland', figure: sampleFigure('12 kg', 12), highlight: true },
          { label: 'Norway', figure: sampleFigure('9.9 kg', 9.9) },
          { label: 'Iceland', figure: sampleFigure('9 kg', 9) },
          { label: 'Denmark', figure: sampleFigure('8.7 kg', 8.7) },
          { label: 'Netherlands', figure: sampleFigure('8.4 kg', 8.4) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'podium',
      drawings: [sampleDrawing],
      content: {
        kicker: 'Visitors to all exhibitions of the year',
        title: 'The natural history museum welcomed more visitors than the next seven houses of the city put together',
        source: 'Source: association of the museums of the city, counted at the doors, 2026',
        items: [
          'Museum of Natural History and of the Evolution of Life on Earth',
          'National Gallery of Painting, Sculpture and the Graphic Arts',
          'Museum of Applied Arts and of Contemporary Product Design',
          'Science Centre',
          'Museum of the City and its Surroundings',
          'Photography House',
          'Museum of Musical Instruments and of Recorded Sound Archives',
          'Stamp Collection',
        ].map((label, index) => ({
          picture: 'cup',
          label,
          figure: sampleFigure(`${9 - index},${index}04,930 visitors`, (9 - index) * 1e6 + index * 1e5 + 4930),
          highlight: index === 0,
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'podium',
      content: {
        items: [
          { label: 'A', figure: sampleFigure('3', 3) },
          { label: 'B', figure: sampleFigure('2', 2) },
          { label: 'C', figure: sampleFigure('1', 1) },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'podium',
      drawings: [sampleDrawing],
      content: {
        title: 'القاهرة هي الأكبر',
        items: [
          { picture: 'cup', label: 'القاهرة', figure: sampleFigure('١٠ ملايين', 10), highlight: true },
          { picture: 'cup', label: 'بغداد', figure: sampleFigure('٨ ملايين', 8) },
          { picture: 'cup', label: 'الرياض', figure: sampleFigure('٧ ملايين', 7) },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'podium',
      content: {
        kicker: '地铁总里程',
        title: '北京的地铁网络最长',
        items: [
          { label: '北京', figure: sampleFigure('836公里', 836), highlight: true },
          { label: '上海', figure: sampleFigure('831公里', 831) },
          { label: '广州', figure: sampleFigure('653公里', 653) },
          { label: '莫斯科', figure: sampleFigure('466公里', 466) },
        ],
      },
    },
  },
];
