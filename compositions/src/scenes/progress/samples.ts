import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const progressSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'progress',
      content: {
        kicker: 'Reading habits',
        title: 'Two in three still read on paper',
        items: [
          { label: 'Printed books', figure: sampleFigure('65%', 65), highlight: true },
          { label: 'E-books', figure: sampleFigure('30%', 30) },
          { label: 'Audiobooks', figure: sampleFigure('23%', 23) },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'progress',
      content: {
        kicker: 'Digital services of all public administrations',
        title: 'Online tax returns are used by nearly everyone, while online registration of a residence hardly starts',
        items: [
          {
            label: 'Income tax return, including all annexes and receipts',
            figure: sampleFigure('97.4 percent', 97.4),
            highlight: true,
          },
          { label: 'Parental allowance and child benefit applications', figure: sampleFigure('71 percent', 71) },
          { label: 'Registration of a motor vehicle or a trailer', figure: sampleFigure('44.5 percent', 44.5) },
          { label: 'Renewal of a residence permit', figure: sampleFigure('12 percent', 12) },
          { label: 'Building permits for detached houses and extensions', figure: sampleFigure('3 percent', 3) },
          {
            label: 'Registration of a place of residence in another municipality',
            figure: sampleFigure('0 percent', 0),
          },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'progress', content: { items: [{ label: 'A', figure: sampleFigure('8%', 8) }] } },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'progress',
      content: {
        title: 'שניים מכל שלושה קוראים ספרים מודפסים',
        items: [
          { label: 'ספרים מודפסים', figure: sampleFigure('65%', 65), highlight: true },
          { label: 'ספרים אלקטרוניים', figure: sampleFigure('30%', 30) },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ko',
    scene: {
      kind: 'progress',
      content: {
        kicker: '독서 습관',
        title: '세 명 중 두 명은 종이책을 읽습니다',
        items: [
          { label: '종이책', figure: sampleFigure('65%', 65), highlight: true },
          { label: '전자책', figure: sampleFigure('30%', 30) },
          { label: '오디오북', figure: sampleFigure('23%', 23) },
          { label: '만화', figure: sampleFigure('18%', 18) },
        ],
      },
    },
  },
];
