/**
 * The few texts that the planner adds to the words of the prompt. Every one is a frame around given words (`{0}`,
 * `{1}` …); none states anything by itself.
 */
export interface PhraseTable {
  /** Spoken over the opening title of a video with figures: {0} topic. */
  glance: string;
  /** Title of a recap. */
  inShort: string;
  /** Over what a dish is made of, and over how it is made. */
  ingredients: string;
  method: string;
  next: string;
  /** {0} label, {1} figure. */
  leads: string;
  /** On a table column: {0} what, {1} from, {2} to, {3} first row, {4} last row. */
  rose: string;
  fell: string;
  /** {0} what, {1} label, {2} figure. */
  highest: string;
  lowest: string;
  /** The sum of a measure: {0} measure. */
  total: string;
  /** Of several things, the one whose measure changed most: {0} label, {1} change. */
  grewMost: string;
  fellMost: string;
  /** {0} measure, {1} category. */
  by: string;
  and: string;
  pros: string;
  cons: string;
  source: string;
  to: string;
  /** Between two moments of one measure: {0} what, {1} from, {2} to. */
  fromTo: string;
  /** {0} count, {1} total. */
  ofTotal: string;
  up: string;
  down: string;
}
