import { sampleFigure } from '../../gallery/figures.js';
import type { Sample } from '../../gallery/sample.js';

export const kpiTilesSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'kpi-tiles',
      content: {
        kicker: 'Third quarter 2026',
        title: 'All four measures moved the right way',
        tiles: [
          {
            label: 'Revenue',
            figure: sampleFigure('$4.2M', 4.2),
            trend: 'up',
            sentiment: 'good',
            note: '+24% on last year',
          },
          { label: 'Churn', figure: sampleFigure('3.4%', 3.4), trend: 'down', sentiment: 'good', note: 'from 5.1%' },
          {
            label: 'New customers',
            figure: sampleFigure('1,280', 1280),
            trend: 'up',
            sentiment: 'good',
            note: 'in 14 countries',
          },
          {
            label: 'Reply time',
            figure: sampleFigure('11 min', 11),
            trend: 'down',
            sentiment: 'good',
            note: 'half of last year',
          },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'kpi-tiles',
      content: {
        kicker: 'Jahresbericht der Verkehrsbetriebe, Teil zwei',
        title:
          'Sechs Kennzahlen zeigen, wie stark die Verkehrsbetriebe seit dem Fahrplanwechsel im Dezember gewachsen sind',
        tiles: [
          {
            label: 'Fahrgäste in allen Linien des Verbundes',
            figure: sampleFigure('1.284.930.112', 1284930112),
            trend: 'up',
            sentiment: 'good',
            note: 'gezählt an allen Türen, ohne Umsteiger',
          },
          { label: 'Pünktlichkeitsquote', figure: sampleFigure('97,4 %', 97.4), trend: 'up', sentiment: 'good' },
          { label: 'Beförderungskilometer', figure: sampleFigure('84.000 km', 84000), note: 'in jedem Monat' },
          {
            label: 'Instandhaltungskosten je Fahrzeug',
            figure: sampleFigure('12.480 €', 12480),
            trend: 'up',
            sentiment: 'bad',
            note: 'wegen der gestiegenen Preise für Ersatzteile',
          },
          { label: 'Energie', figure: sampleFigure('0', 0), trend: 'flat', note: 'Diesel im Stadtverkehr' },
          { label: 'Ergebnis', figure: sampleFigure('−3,2 Mio.', -3.2), trend: 'down', sentiment: 'bad' },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'kpi-tiles',
      content: {
        tiles: [
          { label: 'A', figure: sampleFigure('7', 7) },
          { label: 'B', figure: sampleFigure('9', 9) },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'kpi-tiles',
      content: {
        title: 'ثلاثة أرقام تلخص الربع',
        tiles: [
          {
            label: 'الإيرادات',
            figure: sampleFigure('٤٫٢ مليون', 4.2),
            trend: 'up',
            sentiment: 'good',
            note: 'مقارنة بالعام الماضي',
          },
          { label: 'العملاء الجدد', figure: sampleFigure('١٢٨٠', 1280), trend: 'up', sentiment: 'good' },
          { label: 'زمن الرد', figure: sampleFigure('١١ دقيقة', 11), trend: 'down', sentiment: 'good' },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'kpi-tiles',
      content: {
        kicker: '第三季度',
        title: '五项指标全部好转',
        tiles: [
          { label: '营收', figure: sampleFigure('420万', 420), trend: 'up', sentiment: 'good', note: '同比增长24%' },
          { label: '流失率', figure: sampleFigure('3.4%', 3.4), trend: 'down', sentiment: 'good' },
          { label: '新客户', figure: sampleFigure('1280', 1280), trend: 'up', sentiment: 'good' },
          { label: '响应时间', figure: sampleFigure('11分钟', 11), trend: 'down', sentiment: 'good' },
          { label: '满意度', figure: sampleFigure('96%', 96), trend: 'up', sentiment: 'good' },
        ],
      },
    },
  },
];
