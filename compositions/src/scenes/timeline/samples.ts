import type { Sample } from '../../gallery/sample.js';

export const timelineSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'timeline',
      content: {
        kicker: 'Public transport',
        title: 'The metro took forty years to reach the sea',
        events: [
          { date: '1984', label: 'The first line opens', detail: 'Nine stations under the old town.' },
          { date: '1997', label: 'The river tunnel joins both banks' },
          { date: '2011', label: 'Trains run all night', detail: 'On Fridays and Saturdays.' },
          { date: '2024', label: 'The coast line reaches the harbour', highlight: true },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'timeline',
      content: {
        kicker: 'From the first survey to the last inspection',
        title:
          'How the harbour authority planned, lost, redesigned and finally built the long breakwater off the point',
        events: [
          {
            date: 'Spring of 1968',
            label: 'Surveyors measure the sea bed for the first time and find a hidden reef of basalt',
            detail: 'The report was kept secret for nine years and came to light only in a court case.',
          },
          {
            date: 'September 1977',
            label: 'A storm destroys the wooden piers and most of the fishing boats of the town',
            detail: 'Insurance covered a third of the damage.',
          },
          { date: '1983–1986', label: 'Engineers design a wall of concrete blocks, which parliament does not pay for' },
          {
            date: '12 June 1999',
            label: 'The European fund grants the first half of the money after a third application',
            highlight: true,
          },
          { date: '2004', label: 'Work begins with the eastern arm' },
          { date: '2011', label: 'Ships of the largest class moor in calm water for the first time in local history' },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'timeline', content: { events: [{ date: '1969', label: 'Moon landing' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'timeline',
      content: {
        title: 'أربعون عاماً حتى بلغ المترو البحر',
        events: [
          { date: '١٩٨٤', label: 'افتتاح الخط الأول' },
          { date: '١٩٩٧', label: 'نفق النهر يصل الضفتين' },
          { date: '٢٠٢٤', label: 'خط الساحل يصل إلى الميناء', highlight: true },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'timeline',
      content: {
        title: '地铁用了四十年通到海边',
        events: [
          { date: '1984年', label: '首条线路开通' },
          { date: '1997年', label: '过江隧道连通两岸' },
          { date: '2011年', label: '列车通宵运行' },
          { date: '2024年6月', label: '海岸线抵达港口', highlight: true },
        ],
      },
    },
  },
];
