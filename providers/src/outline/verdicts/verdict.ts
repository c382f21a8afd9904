import type { Figure } from '@scenewright/core/figures';
import type { Beat } from '@scenewright/core/outline';

/** A beat that says what figures of the source come to, by arithmetic alone. */
export interface Verdict {
  beat: Beat;
  /** What it says of them: of one source, no two verdicts of a sort. */
  sort: string;
  /** 0 to 1: how striking it is. */
  worth: number;
  /** What was worked out, as it is told. */
  number: string;
  /** What it was worked out from, as written. */
  from: readonly string[];
}

/** A figure with the name of what has it. */
export interface Named {
  label: string;
  figure: Figure;
}

/** One measure of two sides. `measure` is what it is called, '' where nothing names it. */
export interface Compared {
  measure: string;
  left: Named;
  right: Named;
}
