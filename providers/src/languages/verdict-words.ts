import type { Counted } from './spoken-lexicon.js';

/**
 * How a language says what figures come to. A frame is right whatever names and numbers come into it: no name is
 * inflected, and no verb agrees with one. Frames of a number of times may differ by how it is counted ("2 raza", "5 razy").
 */
export interface VerdictWords {
  /** {0} has {2} times as much as {1}. */
  times: Counted;
  /** The same of what is measured in hours or days. */
  timesLong?: Counted;
  /** {0} has more than {1}: {2}, a share of that. */
  more: string;
  /** {0}, one name or several, has the share {1} of all. */
  ofAll: string;
  /** The change {1} of {0} between {2} and {3}. */
  between: string;
  /** From {0} to {1} it is {2}. */
  passed: string;
}
