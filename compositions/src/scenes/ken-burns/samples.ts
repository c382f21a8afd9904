import type { Sample } from '../../gallery/sample.js';

export const kenBurnsSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'ken-burns',
      content: {
        image: 'photo-1',
        kicker: 'Lisbon',
        title: 'The tram still climbs by hand',
        caption: 'Line 28 at six in the morning.',
        focus: 'center',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'ken-burns',
      content: {
        image: 'photo-2',
        kicker: 'Aus dem Archiv der städtischen Verkehrsbetriebe',
        title:
          'Straßenbahnfahrerinnen der ersten Stunde erinnern sich an den Winter, in dem sämtliche Oberleitungen rissen',
        caption:
          'Die Aufnahme entstand vermutlich im Januar 1963 vor der Remise und zeigt die Belegschaft der Frühschicht mit ihren Werkzeugen im Schnee.',
        focus: 'top',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'ken-burns', content: { image: 'photo-1', focus: 'left' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'ken-burns',
      content: { image: 'photo-3', title: 'الترام ما زال يصعد', caption: 'الخط ٢٨ في السادسة صباحاً', focus: 'right' },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: { kind: 'ken-burns', content: { image: 'photo-2', title: '路面電車は今日も坂を登る', focus: 'bottom' } },
  },
];
