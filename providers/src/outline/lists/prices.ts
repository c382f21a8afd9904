import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';

/** Words of a line of a price list at most. */
const longest = 4;

/** Whether some points tell what is paid: "First class £5, then £11, no contract" is no row of steps. */
export const arePrices = (run: readonly Point[]): boolean =>
  run.filter(({ figures, text }) => wordsIn(text) <= longest && figures.some(({ kind }) => kind === 'money')).length >=
  2;
