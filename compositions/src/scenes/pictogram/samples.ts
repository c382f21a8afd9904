import type { Sample } from '../../gallery/sample.js';

export const pictogramSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'pictogram',
      content: {
        kicker: 'Commuting',
        title: 'Seven in ten would cycle on a safe lane',
        count: 7,
        total: 10,
        label: 'of the people who drive to work today',
        icon: 'user',
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'pictogram',
      content: {
        kicker: 'Survey of all employees in eleven countries',
        title:
          'Two thirds of all employees would rather have one more day at home than a raise of three percent in pay',
        count: 67,
        total: 100,
        label:
          'employees at companies with more than two hundred and fifty people, asked between January and the end of March of this year',
        icon: 'user',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'pictogram', content: { count: 1, total: 2, icon: 'circle' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'pictogram',
      content: {
        title: 'ثلاثة من كل أربعة يفضلون القطار',
        count: 3,
        total: 4,
        label: 'من المسافرين بين المدينتين',
        icon: 'user',
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'pictogram',
      content: {
        kicker: '通勤',
        title: '20人中13人が自転車を選びます',
        count: 13,
        total: 20,
        label: '安全な車線があれば自転車で通勤したい人',
        icon: 'user',
      },
    },
  },
];
