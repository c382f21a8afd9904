import type { Words } from './words.js';

/** Words by which a prompt says in which order its film tells. `…` stands for what comes first or last. */
export interface OrderWords {
  /** "start with…", "…first". */
  first: Words;
  /** "end on…", "…at the end". */
  last: Words;
  /** Goes on after what comes first: "then". */
  afterwards: Words;
  /** The least first, the greatest first, the last place first. */
  up: Words;
  down: Words;
  turned: Words;
  /** What sorts of things are called that can be asked for at either end; `name`: who the film is of. */
  things: Readonly<Record<'money' | 'date' | 'time' | 'phone' | 'street' | 'link' | 'number' | 'name', Words>>;
}
