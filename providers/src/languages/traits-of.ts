import type { LanguageTraits } from './language-traits.js';
import { packOf } from './registry.js';

/** Languages without a pack, in which tables, sums and pictures are met all the same. */
const withoutPack: Readonly<Record<string, LanguageTraits>> = {
  af: { ownMoney: 'rand' },
  bn: { headLast: true },
  cs: { ordinalDots: true, signBehind: true },
  da: { ordinalDots: true, joinsWords: true, headLast: true, signBehind: true, ownMoney: 'kr' },
  et: { ordinalDots: true, joinsWords: true, headLast: true },
  fi: { ordinalDots: true, joinsWords: true, headLast: true, signBehind: true },
  hu: { ordinalDots: true, joinsWords: true, headLast: true },
  is: { ordinalDots: true, ownMoney: 'kr' },
  lt: { headLast: true },
  nb: { ordinalDots: true, joinsWords: true, headLast: true, signBehind: true, ownMoney: 'kr' },
  no: { ordinalDots: true, ownMoney: 'kr' },
  sk: { ordinalDots: true },
  lv: { ordinalDots: true },
  sl: { ordinalDots: true },
  hr: { ordinalDots: true },
};

export function traitsOf(language: string): LanguageTraits {
  const pack = packOf(language);
  return (pack ? pack.traits : withoutPack[language.split('-')[0]!]) ?? {};
}
