import type { Words } from './words.js';

/** Words of stories by which is told who is drawn: a lighthouse called Odo is no person. */
export interface StoryWords {
  /** What stands between a noun and the name that it has: "called". */
  called: Words;
  /** Nouns, or their last parts, of what may have a name and of which no figure is drawn: "house" of "lighthouse". */
  undrawn: Words;
}
