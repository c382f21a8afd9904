import type { Point } from '../../reading/point.js';
import { scan } from '../../reading/scan/scan.js';

/** The parts that a stretch is taken apart into, or put together to, as points of their own, each with what stands in it. */
export const pointsOfParts = (run: readonly Point[], parts: readonly string[], language: string): Point[] =>
  parts.map((text) => ({
    ...(run.find((point) => point.text.includes(text)) ?? run[0]!),
    ...scan(text, language),
    text,
  }));
