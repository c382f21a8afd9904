import type { Figure } from '@scenewright/core/figures';

export interface SeriesItem {
  label: string;
  figure: Figure;
  note?: string;
  trend?: 'up' | 'down' | 'flat';
}

/** Figures that belong together, with how. */
export interface Series {
  arrangement: 'parts' | 'ranking' | 'time' | 'stages' | 'other' | 'mixed';
  items: SeriesItem[];
  /** What all of them measure, in the words around the first; '' when they don't say. */
  what: string;
  /** What is counted, from the words behind the first figure: "parcels a day". */
  noun?: string;
  /** What all of them come to, as the prompt says it; it is none of them. */
  total?: SeriesItem;
}
