import type { Sky } from '@scenewright/core/outline';
import { sampleFigure } from '../../gallery/figures.js';
import { samplesOf } from '../../gallery/sample.js';

const day = (label: string, sky: Sky, word: string, value: number, low?: number) => ({
  ...{ label, sky, word, figure: sampleFigure(`${value}°`, value) },
  ...(low === undefined ? {} : { low: sampleFigure(`${low}°`, low) }),
});

export const weatherSamples = samplesOf('weather', {
  typical: [
    'en',
    {
      kicker: 'Bristol',
      title: 'Rain gives way to a sunny weekend',
      days: [
        day('Wed', 'rain', 'rain', 12),
        day('Thu', 'cloud', 'cloudy', 14),
        day('Fri', 'partly', 'sunny spells', 17),
        day('Sat', 'sun', 'sun', 21),
      ],
    },
  ],
  longest: [
    'de',
    {
      kicker: 'Wettervorhersage für das Alpenvorland, KW 28',
      title: 'Nach einer Woche mit Gewittern und Dauerregen setzt sich am Sonntag wieder hochsommerliches Wetter durch',
      source: 'Quelle: Wetterdienst, Vorhersage für die Höhenlagen vom 6. Juli 2026',
      days: [
        day('Montag', 'storm', 'schwere Gewitter', 19, 12),
        day('Dienstag', 'rain', 'Dauerregen', 15, 11),
        day('Mittwoch', 'snow', 'Schnee auf den Gipfeln', 4, -2),
        day('Donnerstag', 'fog', 'zäher Nebel', 9, 3),
        day('Freitag', 'wind', 'stürmischer Wind', 14, 7),
        day('Samstag', 'partly', 'wechselhaft', 22, 12),
        day('Sonntag', 'sun', 'sonnig', 31, 17),
      ],
    },
  ],
  shortest: [
    'en',
    {
      days: [
        { label: 'Mon', sky: 'sun' },
        { label: 'Tue', figure: sampleFigure('9°', 9) },
      ],
    },
  ],
  rightToLeft: [
    'ar',
    {
      title: 'الطقس هذا الأسبوع',
      days: [day('الأحد', 'sun', 'مشمس', 33), day('الاثنين', 'wind', 'رياح', 29), day('الثلاثاء', 'cloud', 'غائم', 26)],
    },
  ],
  cjk: [
    'ja',
    {
      kicker: '東京',
      title: '週末は晴れ',
      days: [day('木', 'rain', '雨', 16), day('金', 'cloud', 'くもり', 19), day('土', 'sun', '晴れ', 24), day('日', 'sun', '晴れ', 25)],
    },
  ],
}); // prettier-ignore
