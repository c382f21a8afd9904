import { sampleFigure } from '../../gallery/figures.js';
import { sampleDrawing } from '../../gallery/sample-drawing.js';
import type { Sample } from '../../gallery/sample.js';

export const rankingSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'ranking',
      content: {
        kicker: 'Longest metro networks',
        title: 'Beijing has built the longest network',
        items: [
          { label: 'Beijing', figure: sampleFigure('836 km', 836), highlight: true },
          { label: 'Shanghai', figure: sampleFigure('831 km', 831) },
          { label: 'Guangzhou', figure: sampleFigure('653 km', 653) },
          { label: 'Moscow', figure: sampleFigure('466 km', 466) },
          { label: 'London', figure: sampleFigure('402 km', 402) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'ranking',
      drawings: [sampleDrawing],
      content: {
        kicker: 'Visitors to all exhibitions of the year',
        title: 'The natural history museum welcomed more visitors than the next seven houses of the city put together',
        items: [
          'Museum of Natural History and of the Evolution of Life on Earth',
          'National Gallery of Painting, Sculpture and the Graphic Arts',
          'Science Centre',
          'Museum of Applied Arts and of Contemporary Product Design',
          'Museum of the City and its Surroundings',
          'Photography House',
          'Museum of Musical Instruments and of Recorded Sound Archives',
          'Stamp Collection',
        ].map((label, index) => ({
          picture: 'cup',
          label,
          figure: sampleFigure(
            index === 0 ? '1,284,930 visitors' : `${9 - index},${index}04 visitors`,
            index === 0 ? 1284930 : (9 - index) * 1000 + index * 100 + 4,
          ),
          highlight: index === 0,
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'ranking',
      content: {
        items: [
          { label: 'A', figure: sampleFigure('0', 0) },
          { label: 'B', figure: sampleFigure('0', 0) },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'ranking',
      content: {
        title: 'القاهرة هي الأكبر',
        items: [
          { label: 'القاهرة', figure: sampleFigure('١٠ ملايين', 10), highlight: true },
          { label: 'بغداد', figure: sampleFigure('٨ ملايين', 8) },
          { label: 'الرياض', figure: sampleFigure('٧ ملايين', 7) },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'ranking',
      content: {
        kicker: '地铁总里程',
        title: '北京的地铁网络最长',
        items: [
          { label: '北京', figure: sampleFigure('836公里', 836), highlight: true },
          { label: '上海', figure: sampleFigure('831公里', 831) },
          { label: '广州', figure: sampleFigure('653公里', 653) },
        ],
      },
    },
  },
];
