import { sampleFigure } from '../../gallery/figures.js';
import { samplesOf } from '../../gallery/sample.js';

const item = (label: string, display: string, value: number, highlight = false) => ({ label, figure: sampleFigure(display, value), ...(highlight ? { highlight } : {}) }); // prettier-ignore

export const isometricBlocksSamples = samplesOf('isometric-blocks', {
  typical: ['en', { kicker: 'New homes', title: 'Nobody built more than the cooperative', items: [item('Cooperative', '420', 420, true), item('City', '310', 310), item('Private', '180', 180), item('Church', '60', 60)] }],
  longest: [
    'de',
    {
      kicker: 'Fertiggestellte Wohnungen nach Bauherrschaft',
      title: 'Die Wohnungsbaugenossenschaften haben im vergangenen Jahr mehr Wohnungen fertiggestellt als alle anderen',
      source: 'Quelle: Statistisches Amt der Landeshauptstadt, Fertigstellungen im Jahr 2025',
      items: [
        item('Wohnungsbaugenossenschaften', '4.207 Wohnungen', 4207, true),
        item('Städtische Gesellschaften', '3.118 Wohnungen', 3118),
        item('Private Bauträgerinnen', '1.809 Wohnungen', 1809),
        item('Kirchliche Stiftungen', '612 Wohnungen', 612),
        item('Studierendenwerk', '540 Wohnungen', 540),
        item('Einzeleigentum', '498 Wohnungen', 498),
      ],
    },
  ],
  shortest: ['en', { items: [item('A', '2', 2), item('B', '1', 1)] }],
  rightToLeft: ['ar', { title: 'القاهرة هي الأكبر', items: [item('القاهرة', '١٠ ملايين', 10, true), item('بغداد', '٨ ملايين', 8), item('الرياض', '٧ ملايين', 7)] }],
  cjk: ['ja', { kicker: '新築戸数', title: '組合が最も多く建てた', items: [item('組合', '420戸', 420, true), item('市', '310戸', 310), item('民間', '180戸', 180)] }],
}); // prettier-ignore
