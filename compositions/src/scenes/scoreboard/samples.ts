import { sampleFigure } from '../../gallery/figures.js';
import { samplesOf } from '../../gallery/sample.js';

const side = (label: string, value: number, highlight = false, display = String(value)) => ({
  ...{ label, figure: sampleFigure(display, value) },
  ...(highlight ? { highlight } : {}),
});

export const scoreboardSamples = samplesOf('scoreboard', {
  typical: [
    'en',
    {
      kicker: 'Final score',
      title: 'The Lions win the derby',
      sides: [side('Lions', 3, true), side('Bears', 1)],
    },
  ],
  longest: [
    'de',
    {
      kicker: 'Schulmannschaften im Mehrkampf, Endstand 2026',
      title: 'Die Mannschaft der Gesamtschule gewinnt den Wettkampf der vier größten Schulen der Stadt',
      source: 'Quelle: Sportamt der Stadt, amtliches Ergebnis vom 14. Juni 2026',
      sides: [
        side('Gesamtschule am Eisenbahnknotenpunkt', 1204, true, '1.204'),
        side('Albert-Einstein-Gymnasium', 1187, false, '1.187'),
        side('Handwerkskammerberufsschule', 986),
        side('Waldorfschule', 954),
      ],
    },
  ],
  shortest: ['en', { sides: [side('A', 0), side('B', 0)] }],
  rightToLeft: [
    'ar',
    {
      kicker: 'النتيجة النهائية',
      title: 'الأهلي يفوز بالكأس',
      sides: [side('الأهلي', 2, true, '٢'), side('الزمالك', 1, false, '١')],
    },
  ],
  cjk: [
    'ja',
    {
      kicker: '試合終了',
      title: '横浜が逆転で勝利',
      sides: [side('横浜', 4, true), side('名古屋', 3), side('札幌', 1)],
    },
  ],
});
