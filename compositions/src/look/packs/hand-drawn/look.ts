import type { Look } from '../../look.js';
import { motion, start, type } from '../../usual.js';
import { HandDrawnGround } from './ground.js';

export const handDrawn: Look = {
  id: 'hand-drawn',
  type: {
    ...type,
    ratio: 1.414,
    headingWeight: 700,
    figureWeight: 700,
    headingTracking: 0,
    headingLeading: 0.98,
    headingScale: 1.24,
    latinHand: true,
    kicker: 'plain',
    mark: 'marker',
  },
  shape: { radius: 22, barRadius: 10, hairline: 3, stroke: 6, surface: 'outline', bars: 'outline' },
  align: start,
  motion: {
    ...motion,
    entrance: 'type',
    frames: 16,
    stagger: 4,
    text: 'lines',
    bounce: 0.4,
    distance: 0,
    shot: { moves: ['rise', 'along', 'push', 'against'], reach: 0.02 },
  },
  picture: { ink: 'outline', plate: 'blob', field: { cut: 'arc', share: 0.16 } },
  quoteMark: 'round',
  iconStroke: 2.25,
  Ground: HandDrawnGround,
  reserve: { wide: [0, 520, 0], square: [0, 0, 330], tall: [0, 0, 540] },
};
