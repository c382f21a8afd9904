import type { Look } from '../../look.js';
import { motion, start, type } from '../../usual.js';
import { NatureGround } from './ground.js';

export const nature: Look = {
  id: 'nature',
  type: {
    ...type,
    ratio: 1.414,
    headingWeight: 560,
    figureWeight: 520,
    headingTracking: -0.02,
    headingLeading: 1.06,
    bodyLeading: 1.45,
    kicker: 'upper',
  },
  shape: { radius: 28, barRadius: 18, hairline: 2, stroke: 5, surface: 'soft', bars: 'solid' },
  align: start,
  motion: {
    ...motion,
    entrance: 'rise',
    frames: 28,
    stagger: 5,
    distance: 36,
    shot: { moves: ['rise', 'push', 'along'], reach: 0.03 },
  },
  picture: { ink: 'colour', plate: 'blob', field: { cut: 'arc', share: 0.2 } },
  quoteMark: 'round',
  iconStroke: 1.75,
  Ground: NatureGround,
  reserve: { wide: [0, 520, 0], square: [0, 0, 330], tall: [0, 0, 560] },
};
