import type { Look } from '../../look.js';
import { motion, start, type } from '../../usual.js';
import { NeonGround } from './ground.js';

export const neon: Look = {
  id: 'neon',
  type: {
    ...type,
    ratio: 1.414,
    headingWeight: 700,
    figureWeight: 700,
    headingTracking: -0.03,
    headingLeading: 1.02,
    kicker: 'mono',
    mark: 'ink',
  },
  shape: { radius: 22, barRadius: 16, hairline: 2.5, stroke: 5, surface: 'outline', bars: 'outline' },
  align: start,
  motion: {
    ...motion,
    entrance: 'slam',
    frames: 11,
    stagger: 3,
    text: 'lines',
    bounce: 0.25,
    shot: { moves: ['push', 'along', 'against'], reach: 0.032 },
  },
  picture: { ink: 'duotone', inks: 2, printsAll: true, plate: 'ring', field: { cut: 'slant', share: 0 } },
  quoteMark: 'square',
  iconStroke: 2,
  Ground: NeonGround,
  reserve: { wide: [0, 580, 190], square: [0, 0, 340], tall: [0, 0, 560] },
};
