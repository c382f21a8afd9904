import type { Sample } from '../../gallery/sample.js';

export const roadmapSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'roadmap',
      content: {
        kicker: 'The year ahead',
        title: 'Four steps to the new platform',
        events: [
          { date: 'Q1', label: 'Private beta with ten teams' },
          { date: 'Q2', label: 'Mobile app' },
          { date: 'Q3', label: 'Integrations' },
          { date: 'Q4', label: 'Open to everyone', highlight: true },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'en',
    scene: {
      kind: 'roadmap',
      content: {
        kicker: 'Programme of the municipality until 2031',
        title:
          'Six stages lead from the first survey of the old harbour to the day on which the new quarter is handed over',
        events: [
          {
            date: 'Spring of 2026',
            label: 'Survey of the old harbour, of its walls and of what lies on the ground',
            detail: 'Divers and drones map all that is left',
          },
          { date: 'Autumn of 2026', label: 'Competition of the architects, open to everybody' },
          { date: '2027', label: 'Dredging and new walls', detail: 'Twelve months of work in two shifts' },
          { date: '2028 to 2029', label: 'Bridges, trams, pipes and cables' },
          { date: '2030', label: 'Houses, schools and the market hall' },
          { date: 'Summer of 2031', label: 'The quarter is handed over to those who will live in it', highlight: true },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'roadmap',
      content: {
        events: [
          { date: 'Q1', label: 'A' },
          { date: 'Q2', label: 'B' },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'roadmap',
      content: {
        title: 'שלושה צעדים עד ההשקה',
        events: [
          { date: 'רבעון 1', label: 'פיילוט עם עשרה צוותים' },
          { date: 'רבעון 2', label: 'אפליקציה לנייד' },
          { date: 'רבעון 3', label: 'השקה לכולם', highlight: true },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'roadmap',
      content: {
        kicker: '今後の予定',
        title: '公開までの四つの段階',
        events: [
          { date: '第1四半期', label: '非公開ベータ版' },
          { date: '第2四半期', label: 'モバイルアプリ' },
          { date: '第3四半期', label: '外部サービスとの連携' },
          { date: '第4四半期', label: '一般公開', highlight: true },
        ],
      },
    },
  },
];
