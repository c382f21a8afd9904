import type { Figure } from '@scenewright/core/figures';

/** A figure for samples: the text as written, and its number. */
export function sampleFigure(display: string, value: number, options: Partial<Figure> = {}): Figure {
  const decimals = /[.,٫](\p{Nd}{1,2})(?!\p{Nd})/u.exec(display)?.[1]?.length ?? 0;
  return { value, magnitude: value, display, prefix: '', suffix: '', decimals, unit: '', ...options };
}
