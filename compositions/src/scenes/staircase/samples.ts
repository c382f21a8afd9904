import type { Sample } from '../../gallery/sample.js';

export const staircaseSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'staircase',
      content: {
        kicker: 'Learning to climb',
        title: 'Four steps to the first summit',
        steps: [
          { title: 'Learn the knots' },
          { title: 'Climb with a rope' },
          { title: 'Lead a route' },
          { title: 'Stand on the top' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'staircase',
      content: {
        kicker: 'How the application is made and handed in',
        title:
          'Six steps lead from the first form that is filled in to the day on which the money is paid out to the household',
        steps: [
          {
            title: 'Collect the papers of everybody who lives in the household',
            detail: 'Passports, contracts and the bills of the last twelve months',
          },
          { title: 'Fill in the form on the pages of the office', detail: 'It can be saved and gone on with later' },
          { title: 'Have it signed' },
          { title: 'Hand it in at the counter or by post', detail: 'A receipt is sent within a week' },
          { title: 'Answer what the office asks' },
          {
            title: 'Wait for the decision, which comes by letter',
            detail: 'The money follows on the first of the next month',
          },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'staircase', content: { steps: [{ title: 'A' }, { title: 'B' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'staircase',
      content: {
        title: 'ثلاث خطوات إلى القمة',
        steps: [{ title: 'تعلّم العقد' }, { title: 'تسلّق بالحبل' }, { title: 'قف على القمة' }],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'staircase',
      content: {
        kicker: '学习攀岩',
        title: '登顶四步走',
        steps: [{ title: '学习绳结' }, { title: '顶绳攀登' }, { title: '先锋攀登' }, { title: '站上顶峰' }],
      },
    },
  },
];
