import type { Point } from '../../reading/point.js';

export const isPlain = (point: Point): boolean =>
  point.kind === 'clause' && point.role === 'content' && point.quotes.length === 0;
