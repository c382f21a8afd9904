import type { Look } from '../../look.js';
import { motion, start, type } from '../../usual.js';
import { HighContrastGround } from './ground.js';

export const highContrast: Look = {
  id: 'high-contrast',
  type: {
    ...type,
    ratio: 1.5,
    headingWeight: 850,
    bodyWeight: 600,
    figureWeight: 850,
    headingTracking: -0.02,
    headingLeading: 1.02,
    headingScale: 1.08,
    kicker: 'chip',
    mark: 'marker',
    chip: 'accent',
  },
  shape: { radius: 0, barRadius: 0, hairline: 5, stroke: 10, surface: 'outline', bars: 'solid' },
  align: start,
  motion: {
    ...motion,
    entrance: 'slide',
    frames: 9,
    stagger: 2,
    text: 'block',
    distance: 56,
    shot: { moves: ['along', 'push', 'against'], reach: 0.02 },
  },
  picture: { ink: 'sticker', plate: 'square', field: { cut: 'straight', share: 1 } },
  quoteMark: 'square',
  iconStroke: 3,
  Ground: HighContrastGround,
  reserve: { wide: [0, 590, 0], square: [0, 0, 330], tall: [0, 0, 480] },
};
