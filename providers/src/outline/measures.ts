import type { Point } from '../reading/point.js';

/** A point with the figures alone that measure something: those of names ("children from 5 to 15") stay words. */
export const withMeasures = (point: Point): Point =>
  point.figures.some(({ inName }) => inName) ? { ...point, figures: point.figures.filter(({ inName }) => !inName) } : point; // prettier-ignore
