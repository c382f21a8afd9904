import type { Look } from './look.js';

/** What most looks share; each overrides what is its own. */
export const type: Look['type'] = {
  ratio: 1.333,
  headingWeight: 650,
  bodyWeight: 400,
  figureWeight: 650,
  headingTracking: -0.025,
  headingLeading: 1.06,
  bodyLeading: 1.4,
  headingCase: 'none',
  headingScale: 1,
  kicker: 'plain',
  mark: 'line',
};
export const shape: Look['shape'] = {
  radius: 12,
  barRadius: 6,
  hairline: 2,
  stroke: 4,
  surface: 'flat',
  bars: 'solid',
};
export const motion: Look['motion'] = {
  entrance: 'rise',
  frames: 18,
  stagger: 3,
  text: 'lines',
  bounce: 0,
  distance: 36,
  shot: { moves: ['push', 'along', 'rise', 'pull'], reach: 0.026 },
};
export const start: Look['align'] = { statement: 'start', content: 'start' };
