import type { Figure } from '@scenewright/core/figures';

export type FigureKind = 'percent' | 'money' | 'multiple' | 'measure' | 'rating' | 'count';

/** A figure where it stands in its text: `text.slice(start, end) === figure.display`. */
export interface FoundFigure {
  figure: Figure;
  start: number;
  end: number;
  kind: FigureKind;
  /** Whether it belongs to the name of whom something is for: "children from 5 to 15". */
  inName?: true;
}
