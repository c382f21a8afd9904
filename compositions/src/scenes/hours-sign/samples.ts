import type { Sample } from '../../gallery/sample.js';

export const hoursSignSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'hours-sign',
      content: {
        kicker: 'Lindley & Co',
        title: 'Open all week but Tuesday',
        rows: [
          { label: 'Monday', value: '9:00–17:00' },
          { label: 'Wednesday to Friday', value: '9:00–18:00' },
          { label: 'Saturday', value: '8:00–18:00' },
          { label: 'Tuesday', value: 'closed' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'hours-sign',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        rows: [
          { label: 'Montag bis Donnerstag außerhalb der Schulferien', value: '8.00 bis 12.30 Uhr' },
          { label: 'Freitag', value: '8.00 bis 11.00 Uhr und 14.00 bis 18.00 Uhr' },
          { label: 'Samstag', value: '10–16 Uhr' },
          { label: 'Sonntag', value: '11–17 Uhr' },
          { label: 'Feiertage', value: 'geschlossen' },
          { label: 'Heiligabend', value: '9–12 Uhr' },
          { label: 'Silvester', value: '9–12 Uhr' },
          { label: 'Sommerferien', value: 'täglich 10–18 Uhr' },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'hours-sign',
      content: {
        rows: [
          { label: 'Sat', value: '9–1' },
          { label: 'Sun', value: 'closed' },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'hours-sign',
      content: {
        title: 'ساعات العمل',
        rows: [
          { label: 'السبت', value: '٩:٠٠–١٧:٠٠' },
          { label: 'الأحد', value: '١٠:٠٠–١٤:٠٠' },
          { label: 'الجمعة', value: 'مغلق' },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'hours-sign',
      content: {
        title: '営業時間',
        rows: [
          { label: '平日', value: '9時〜17時' },
          { label: '土曜日', value: '10時〜15時' },
          { label: '日曜日', value: '休み' },
        ],
      },
    },
  },
];
