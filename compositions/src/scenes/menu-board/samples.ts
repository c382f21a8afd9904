import type { Sample } from '../../gallery/sample.js';

export const menuBoardSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'menu-board',
      content: {
        kicker: 'Vinyl & Coffee',
        title: 'Prices',
        rows: [
          { label: 'Entry', value: '3 euros' },
          { label: 'Kids', value: 'free' },
          { label: 'Coffee', value: '€2.50' },
          { label: 'Crate of singles', value: '€10' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'menu-board',
      content: {
        kicker: 'Wassergenossenschaft Obervogelgesang',
        title:
          'Die Wassergenossenschaft Obervogelgesang lädt zur feierlichen Wiedereröffnung der Schleuse am Mühlgraben ein',
        rows: [
          { label: 'Erwachsene aus den Mitgliedsgemeinden der Genossenschaft', value: 'zwölf Euro fünfzig' },
          { label: 'Kinder von fünf bis fünfzehn Jahren in Begleitung', value: '3,50 €' },
          { label: 'Schulklassen', value: '24 € je Gruppe einschließlich Führung' },
          { label: 'Seniorinnen und Senioren', value: '9 €' },
          { label: 'Familien', value: '28 €' },
          { label: 'Mitglieder', value: 'frei' },
          { label: 'Hunde', value: '1 €' },
          { label: 'Fahrräder auf der Schleuse', value: '2,50 €' },
        ],
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: {
      kind: 'menu-board',
      content: {
        rows: [
          { label: 'Tea', value: '50p' },
          { label: 'Cake', value: '£1.50' },
        ],
      },
    },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'menu-board',
      content: {
        title: 'الأسعار',
        rows: [
          { label: 'الكبار', value: '٥٠ ريالاً' },
          { label: 'الأطفال', value: 'مجاناً' },
          { label: 'الطلاب', value: '٢٥ ريالاً' },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'menu-board',
      content: {
        title: '料金',
        rows: [
          { label: '大人', value: '900円' },
          { label: '子ども', value: '無料' },
          { label: '学生', value: '500円' },
        ],
      },
    },
  },
];
