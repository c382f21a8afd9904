import type { Words } from './words.js';

/** How a language puts words and signs together; what is left out is not so there. */
export interface LanguageTraits {
  /** Compounds are one word, whose last part says what it is: Apfelkuchen is a Kuchen. */
  joinsWords?: boolean;
  /** A noun follows what describes it; in the other languages it comes first. */
  headLast?: boolean;
  /** The sign of a currency stands behind the amount: "12 €". */
  signBehind?: boolean;
  /** The sign of per cent follows its number without a space. */
  tightPercent?: boolean;
  /** The verb stands second: what goes ahead of a sentence puts its subject behind the verb. */
  verbSecond?: boolean;
  /** A clause within a sentence ends on its verb: "dass der Eintritt frei ist". */
  verbLast?: boolean;
  /** A dot makes a number an ordinal: "3. Mai". */
  ordinalDots?: boolean;
  /** What "from" and "to" say stands behind the number. */
  postpositions?: boolean;
  /** Words that are money here without further signs, and something else in other languages: "kr". */
  ownMoney?: Words;
}
