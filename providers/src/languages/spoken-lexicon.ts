/** A word after a number: one form, or one for each plural category of the language that differs from `other` (`Intl.PluralRules`). */
export type Counted = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** What Intl doesn't know: how a language says signs, quarters and the short forms of business prose. */
export interface SpokenLexicon {
  plus: string;
  minus: string;
  /** Between the ends of a range: five *to* seven. */
  to: string;
  and: string;
  at: string;
  dot: string;
  times: Counted;
  points: Counted;
  quarters: [string, string, string, string];
  halves: [string, string];
  fiscalYear: string;
  number: string;
  /** Between "million" and the name of a currency. */
  of: string;
  /** Part of a currency's name that a speaker leaves out. */
  currencyNoise: RegExp;
  /** Short forms that are said in full, lower case; without their final dot. */
  shortForms: Record<string, string>;
  /** Words for powers of ten that stand apart from their number ("4,2 Mio. €"). */
  scales: Record<string, number>;
}

/** Letters for powers of ten, written alike nearly everywhere. */
export const shortScales = { k: 3, m: 6, mn: 6, mm: 6, b: 9, bn: 9, t: 12, tn: 12, trn: 12 };
