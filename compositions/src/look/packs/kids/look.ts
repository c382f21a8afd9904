import type { Look } from '../../look.js';
import { motion, type } from '../../usual.js';
import { KidsGround } from './ground.js';

export const kids: Look = {
  id: 'kids',
  type: {
    ...type,
    headingWeight: 800,
    bodyWeight: 500,
    figureWeight: 800,
    headingTracking: -0.03,
    headingLeading: 1.1,
    kicker: 'chip',
    mark: 'marker',
    chip: 'accent',
  },
  shape: { radius: 44, barRadius: 999, hairline: 4, stroke: 12, surface: 'soft', bars: 'solid' },
  align: { statement: 'center', content: 'start' },
  motion: {
    ...motion,
    entrance: 'pop',
    frames: 20,
    stagger: 4,
    text: 'words',
    bounce: 0.7,
    shot: { moves: ['rise', 'along', 'against', 'push'], reach: 0.032 },
  },
  picture: { ink: 'sticker', plate: 'blob', field: { cut: 'arc', share: 0.3 } },
  quoteMark: 'round',
  iconStroke: 3,
  Ground: KidsGround,
  reserve: { wide: [0, 0, 290], square: [0, 0, 300], tall: [0, 0, 330] },
};
