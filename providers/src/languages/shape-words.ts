import type { Sky } from '@scenewright/core/outline';
import type { Words } from './words.js';

/** Words by which it is known what shape the content has: a score, a forecast, a plan, an overlap, layers. */
export interface ShapeWords {
  /** Over or before the scores of a game: "final score". */
  scores: Words;
  /** Between who won and who lost, where it stands there: "beat". */
  beats?: Words;
  weather: Words;
  /** What the sky does. */
  skies: Readonly<Record<Sky, Words>>;
  /** What tasks with their dates are called: "project plan". */
  plans: Words;
  /** What several have in common: as a name ("overlap"), and before what it is ("both"). */
  overlap: Words;
  both: Words;
  only: Words;
  /** Four fields of two opposites. */
  matrix: Words;
  /** What is strong and weak within, and good and bad from without: the four fields of that analysis, in this order. */
  fields: readonly [Words, Words, Words, Words];
  /** Between somebody and who leads them, where it stands there: "reports to". */
  under?: Words;
  /** The same in a label, before the one above: "under Ben:". */
  below?: Words;
  /** Names of a way with stops, and what stands before a stop: "from", "via", "to". */
  route: Words;
  ways?: Words;
  /** What lies over each other: "from top to bottom". */
  layers: Words;
  /** Before a thing whose parts are named: "parts of". */
  parts: Words;
  /** What somebody wrote for all to read. */
  post: Words;
  /** How it was and how it is, as labels. */
  before: Words;
  after: Words;
}
