import type { Sample } from '../../gallery/sample.js';

const node = (id: string, label: string) => ({ id, label });
const link = (from: string, to: string, label?: string) => ({ from, to, ...(label ? { label } : {}) });

export const flowSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'flow',
      content: {
        kicker: 'Returns',
        title: 'A parcel comes back in four stops',
        nodes: [
          node('a', 'Customer'),
          node('b', 'Parcel shop'),
          node('c', 'Check'),
          node('d', 'Resale'),
          node('e', 'Recycling'),
        ],
        links: [link('a', 'b'), link('b', 'c'), link('c', 'd', 'as new'), link('c', 'e', 'worn')],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'flow',
      content: {
        kicker: 'Genehmigungsverfahren im Überblick seit 2024',
        title:
          'Vom Antrag bis zur Baugenehmigung durchläuft jedes Vorhaben mindestens sieben Ämter und zwei Ausschüsse',
        nodes: [
          'Bauantrag mit vollständigen Unterlagen',
          'Vorprüfung im Bauamt',
          'Umweltverträglichkeitsprüfung',
          'Denkmalschutzbehörde',
          'Brandschutzdienststelle',
          'Beteiligung der Öffentlichkeit',
          'Abwägung im Bauausschuss',
          'Baugenehmigung',
          'Nachforderung weiterer Unterlagen',
        ].map((label, index) => node(`n${index}`, label)),
        links: [
          link('n0', 'n1'),
          link('n1', 'n2'),
          link('n1', 'n3'),
          link('n1', 'n4'),
          link('n1', 'n5'),
          link('n2', 'n6'),
          link('n3', 'n6'),
          link('n4', 'n6'),
          link('n5', 'n6'),
          link('n6', 'n7', 'einstimmig beschlossen'),
          link('n6', 'n8'),
          link('n8', 'n1', 'zurück'),
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'flow', content: { nodes: [node('a', 'In'), node('b', 'Out')], links: [link('a', 'b')] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'flow',
      content: {
        title: 'كيف يعود الطرد',
        nodes: [node('a', 'العميل'), node('b', 'الفحص'), node('c', 'البيع')],
        links: [link('a', 'b'), link('b', 'c', 'سليم')],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'flow',
      content: {
        title: '包裹退回的四站',
        nodes: [node('a', '顾客'), node('b', '网点'), node('c', '检验'), node('d', '再销售')],
        links: [link('a', 'b'), link('b', 'c'), link('c', 'd')],
      },
    },
  },
];
