import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

const percent = (label: string, value: number, display = `${value}%`) => ({
  label,
  figure: sampleFigure(display, value, { unit: 'percent' }),
});

export const waffleSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'waffle',
      content: {
        kicker: 'Electricity in 2026',
        title: 'Wind and sun now make most of the power',
        items: [
          { ...percent('Wind and solar', 54), highlight: true },
          percent('Gas and coal', 31),
          percent('Hydro', 15),
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'waffle',
      content: {
        kicker: 'Answers of all that were asked in the survey',
        title:
          'Most of those who work from home on three days of the week or more would not go back to the office at all',
        source: 'Source: survey of the statistical office among 12,400 employees, autumn 2026',
        items: [
          { ...percent('would rather change their employer than come to the office each day', 47.5), highlight: true },
          percent('would come back if the journey were paid and counted as working time', 28.5),
          percent('would like to work in the office again on most days of the week', 15),
          percent('have not made up their minds, or would not say', 9),
        ],
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'waffle', content: { items: [percent('Yes', 1)] } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'waffle',
      content: { title: 'معظم الأسر تعيد التدوير', items: [percent('من الأسر تفرز نفاياتها', 68, '٦٨٪')] },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'waffle',
      content: {
        kicker: '出行方式',
        title: '一半以上的人乘地铁上班',
        items: [{ ...percent('地铁', 52), highlight: true }, percent('公交', 28), percent('骑行和步行', 20)],
      },
    },
  },
];
