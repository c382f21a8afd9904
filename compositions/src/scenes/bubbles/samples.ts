import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const bubblesSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'bubbles',
      content: {
        kicker: 'Annual emissions a head',
        title: 'A Qatari emits more than thirty Kenyans',
        items: [
          { label: 'Qatar', figure: sampleFigure('37.6 t', 37.6), highlight: true },
          { label: 'United States', figure: sampleFigure('14.9 t', 14.9) },
          { label: 'Germany', figure: sampleFigure('8 t', 8) },
          { label: 'India', figure: sampleFigure('2 t', 2) },
          { label: 'Kenya', figure: sampleFigure('0.5 t', 0.5) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'bubbles',
      content: {
        kicker: 'Visitors to all exhibitions of the year',
        title: 'The natural history museum welcomed more visitors than the next eleven houses of the city put together',
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
          'Planetarium',
          'Museum of Bread',
          'House of the Poets',
          'Clock Museum',
        ].map((label, index) => ({
          label,
          figure: sampleFigure(`${Math.round(1284930 / (index + 1) ** 2).toLocaleString('en')} visitors`, Math.round(1284930 / (index + 1) ** 2)), // prettier-ignore
          highlight: index === 0,
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'bubbles',
      content: {
        items: [
          { label: 'A', figure: sampleFigure('1', 1) },
          { label: 'B', figure: sampleFigure('0', 0) },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'bubbles',
      content: {
        title: 'ירושלים היא העיר הגדולה ביותר',
        items: [
          { label: 'ירושלים', figure: sampleFigure('981,000', 981000), highlight: true },
          { label: 'תל אביב', figure: sampleFigure('474,000', 474000) },
          { label: 'אילת', figure: sampleFigure('53,000', 53000) },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'bubbles',
      content: {
        kicker: '都市の人口',
        title: '東京は世界最大の都市圏です',
        items: [
          { label: '東京', figure: sampleFigure('3700万人', 3700), highlight: true },
          { label: '上海', figure: sampleFigure('2900万人', 2900) },
          { label: 'ロンドン', figure: sampleFigure('980万人', 980) },
          { label: 'レイキャビク', figure: sampleFigure('14万人', 14) },
        ],
      },
    },
  },
];
