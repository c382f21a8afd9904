import { samplesOf } from '../../gallery/sample.js';

export const vennSamples = samplesOf('venn', {
  typical: [
    'en',
    {
      kicker: 'Our team',
      title: 'Designers and engineers meet at the prototype',
      sets: [
        { label: 'Designers', points: ['type and colour', 'research'] },
        { label: 'Engineers', points: ['code', 'tests'] },
      ],
      shared: ['prototypes', 'users'],
    },
  ],
  longest: [
    'de',
    {
      kicker: 'Gemeinsamkeiten der Verkehrsmittel im Pendelalltag',
      title: 'Fahrrad, Straßenbahn und Leihwagen haben mehr gemeinsam, als ihre Nutzerinnen und Nutzer vermuten würden',
      sets: [
        { label: 'Lastenfahrrad', points: ['unabhängig vom Fahrplan', 'gesund', 'leise'] },
        { label: 'Straßenbahn', points: ['wetterfest', 'Zeit zum Lesen'] },
        { label: 'Leihwagen', points: ['weite Strecken', 'viel Gepäck'] },
      ],
      shared: ['kein eigenes Auto', 'spart Geld'],
    },
  ],
  shortest: ['en', { sets: [{ label: 'A', points: [] }, { label: 'B', points: [] }], shared: ['C'] }],
  rightToLeft: [
    'ar',
    {
      title: 'القطط والكلاب',
      sets: [
        { label: 'القطط', points: ['تتسلق', 'تختبئ'] },
        { label: 'الكلاب', points: ['تنبح', 'تركض'] },
      ],
      shared: ['تنام كثيرا'],
    },
  ],
  cjk: [
    'ja',
    {
      kicker: '共通点',
      title: '猫と犬の共通点',
      sets: [
        { label: '猫', points: ['木に登る', '隠れる'] },
        { label: '犬', points: ['吠える', '走り回る'] },
      ],
      shared: ['よく眠る'],
    },
  ],
}); // prettier-ignore
