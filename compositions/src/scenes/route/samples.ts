import { samplesOf } from '../../gallery/sample.js';

const stops = (...labels: readonly string[]) => labels.map((label) => ({ label }));

export const routeSamples = samplesOf('route', {
  typical: ['en', { kicker: 'By train', title: 'From Lisbon to Vigo in a day', stops: stops('Lisbon', 'Coimbra', 'Porto', 'Braga', 'Vigo') }],
  longest: [
    'de',
    {
      kicker: 'Linie 7, Fahrplanwechsel zum 14. Dezember 2026',
      title: 'Die verlängerte Straßenbahnlinie verbindet ab Dezember zehn Stadtteile mit dem neuen Hauptbahnhof',
      stops: [
        { label: 'Hauptbahnhof', detail: 'Umstieg zu allen S-Bahnen' },
        ...stops('Landesmuseum', 'Universitätsklinikum', 'Konzerthaus', 'Alte Wollspinnerei', 'Berufsschulzentrum', 'Stadtgärtnerei', 'Gewerbepark Nord', 'Neubaugebiet Sonnenhang'),
        { label: 'Waldfriedhof', detail: 'Endstation' },
      ],
    },
  ],
  shortest: ['en', { stops: stops('A', 'B') }],
  rightToLeft: ['ar', { title: 'رحلة القطار', stops: stops('القاهرة', 'طنطا', 'دمنهور', 'الإسكندرية') }],
  cjk: ['ja', { kicker: '東海道', title: '東京から大阪まで', stops: stops('東京', '静岡', '名古屋', '京都', '大阪') }],
}); // prettier-ignore
