import type { Sample } from '../../gallery/sample.js';

export const logoStingSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: { kind: 'logo-sting', content: { name: 'Northlight', tagline: 'Windows that warm themselves' } },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'logo-sting',
      content: {
        name: 'Verkehrsgemeinschaft Niederösterreichische Donauhäfen und Bahnen',
        tagline: 'Gemeinsam für leise, saubere und pünktliche Verbindungen zwischen Passau und Bratislava',
        logo: 'logo',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'logo-sting', content: { name: 'Q' } } },
  {
    case: 'rightToLeft',
    language: 'he',
    scene: { kind: 'logo-sting', content: { name: 'אור צפון', tagline: 'חלונות שמחממים את עצמם' } },
  },
  { case: 'cjk', language: 'ja', scene: { kind: 'logo-sting', content: { name: '北の光', tagline: '自ら暖まる窓' } } },
];
