import type { Look } from '../../look.js';
import { motion, start, type } from '../../usual.js';
import { GlassGround } from './ground.js';

export const glass: Look = {
  id: 'glass',
  type: {
    ...type,
    headingWeight: 720,
    bodyWeight: 400,
    figureWeight: 720,
    headingTracking: -0.04,
    headingLeading: 1.04,
    kicker: 'chip',
  },
  shape: { radius: 40, barRadius: 22, hairline: 2, stroke: 6, surface: 'soft', bars: 'solid' },
  align: start,
  motion: {
    ...motion,
    entrance: 'rise',
    frames: 24,
    stagger: 4,
    distance: 38,
    shot: { moves: ['push', 'rise', 'along'], reach: 0.034 },
  },
  picture: { ink: 'colour', plate: 'square', field: { cut: 'arc', share: 0.14 } },
  quoteMark: 'round',
  iconStroke: 2,
  Ground: GlassGround,
  reserve: { wide: [0, 580, 0], square: [0, 0, 340], tall: [0, 0, 600] },
};
