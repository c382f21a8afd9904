import type { Sample } from '../../gallery/sample.js';

export const pyramidSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'pyramid',
      content: {
        kicker: 'Testing',
        title: 'Most tests belong at the foot',
        levels: [
          { label: 'End to end', detail: 'A few, for the paths that earn money.' },
          { label: 'Integration', detail: 'Where parts meet.' },
          { label: 'Unit', detail: 'Thousands, in seconds.' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'pyramid',
      content: {
        kicker: 'Rangordnung der Maßnahmen im Arbeitsschutz',
        title:
          'Gefahren zuerst beseitigen, dann ersetzen, technisch trennen, organisieren und erst zuletzt Schutzausrüstung',
        levels: [
          'Persönliche Schutzausrüstung bereitstellen und ihren Gebrauch üben',
          'Organisatorische Maßnahmen und Unterweisungen',
          'Technische Schutzmaßnahmen an den Maschinen',
          'Ersatz durch weniger gefährliche Stoffe',
          'Beseitigung der Gefahrenquelle',
        ].map((label) => ({
          label,
          detail:
            'Verantwortlich sind die Führungskräfte der jeweiligen Abteilung gemeinsam mit der Fachkraft für Arbeitssicherheit und dem Betriebsrat.',
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'pyramid', content: { levels: [{ label: 'Want' }, { label: 'Need' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: {
      kind: 'pyramid',
      content: {
        title: 'רוב הבדיקות שייכות לבסיס',
        levels: [{ label: 'מקצה לקצה' }, { label: 'אינטגרציה' }, { label: 'יחידה' }],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'pyramid',
      content: {
        title: '土台ほどテストを多く',
        levels: [{ label: '統合全体' }, { label: '結合' }, { label: '単体', detail: '数千件を数秒で。' }],
      },
    },
  },
];
