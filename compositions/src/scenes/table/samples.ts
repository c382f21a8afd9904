import type { Sample } from '../../gallery/sample.js';

export const tableSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'table',
      content: {
        kicker: 'Night trains, summer 2026',
        title: 'Vienna is the fullest route',
        columns: ['Route', 'Nights', 'Berths', 'Full'],
        rows: [
          ['Berlin to Paris', '92', '240', '81%'],
          ['Hamburg to Vienna', '104', '260', '97%'],
          ['Munich to Rome', '88', '220', '76%'],
          ['Zurich to Prague', '61', '180', '64%'],
        ],
        highlightRow: 1,
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'table',
      content: {
        kicker: 'All permanent measuring stations of the river',
        title:
          'Eight stations, six measures: which of them kept within the limits that the new regulation sets for summer',
        columns: [
          'Station and position on the river',
          'Temperature in the week',
          'Oxygen, milligrams per litre',
          'Nitrate',
          'Flow in m³/s',
          'Verdict of the authority',
        ],
        rows: Array.from({ length: 8 }, (_, index) => [
          `Upper bridge, left bank, kilometre ${112 + index * 17}`,
          `${19 + index}.4 °C`,
          `${9 - index / 2}.1`,
          `${11 + index}`,
          `${1240 - index * 90}`,
          index % 3 === 0 ? 'within the limits on all days' : 'exceeded on two days in August',
        ]),
        highlightRow: 5,
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'table', content: { columns: ['', ''], rows: [['A', '1']] } } },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'table',
      content: {
        title: 'הקו לווינה הוא המלא ביותר',
        columns: ['קו', 'לילות', 'תפוסה'],
        rows: [
          ['ברלין–פריז', '92', '81%'],
          ['המבורג–וינה', '104', '97%'],
        ],
        highlightRow: 1,
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'table',
      content: {
        title: '维也纳线最满',
        columns: ['线路', '夜数', '上座率'],
        rows: [
          ['柏林—巴黎', '92', '81%'],
          ['汉堡—维也纳', '104', '97%'],
          ['慕尼黑—罗马', '88', '76%'],
        ],
        highlightRow: 1,
      },
    },
  },
];
