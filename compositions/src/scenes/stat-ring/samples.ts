import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const statRingSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'stat-ring',
      content: {
        kicker: 'Member survey 2026',
        title: 'Most members would join again',
        figure: sampleFigure('73%', 73),
        label: 'said they would sign up again at the same price',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'stat-ring',
      content: {
        kicker: 'Befragung aller Haushalte im Einzugsgebiet',
        title:
          'Fast alle Haushalte trennen Verpackungen, Altpapier und Bioabfälle bereits vor der Abholung am Straßenrand',
        figure: sampleFigure('97,45 Prozent', 97.45),
        label:
          'der befragten Haushalte im Einzugsgebiet der Abfallwirtschaftsbetriebe, gewichtet nach Größe und Lage der Wohnung',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'stat-ring', content: { figure: sampleFigure('4%', 4) } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'stat-ring',
      content: {
        title: 'معظم الأعضاء سينضمون مرة أخرى',
        figure: sampleFigure('٧٣٪', 73),
        label: 'قالوا إنهم سيشتركون بالسعر نفسه',
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'stat-ring',
      content: {
        kicker: '会员调查',
        title: '大多数会员愿意再次加入',
        figure: sampleFigure('100%', 100),
        label: '表示愿意以同样的价格再次订阅',
      },
    },
  },
];
