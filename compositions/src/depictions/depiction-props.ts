import type { Drawing } from '@scenewright/core/drawings';
import type { Figure } from '@scenewright/core/figures';
import type { Look } from '../look/look.js';

/** What an object that shows a figure is drawn with, on a square of 100 units. */
export interface DepictionProps {
  figure: Figure;
  /** How far the figure has come in, 0 to 1. */
  progress: number;
  ink: DepictionInk;
  look: Look;
  /** The object that is counted, where a picture is known. */
  mark: Drawing | null;
  /** Sign of the currency. */
  sign: string;
  font: string;
  /** How many times as wide as the square the free room around its middle is; a crowd of marks takes it. */
  breadth?: number;
}

/** Tones that can be told from each other on what they stand on. */
export interface DepictionInk {
  /** What is measured. */
  main: string;
  /** The rest of the object. */
  rest: string;
  /** Its face. */
  paper: string;
  line: string;
}

/** Lines have the pack's weight; a pack of outlines draws faces without a fill of their own. */
export const strokeOf = (look: Look): number => Math.max(0.9, Math.min(2.2, look.shape.stroke * 0.28));
