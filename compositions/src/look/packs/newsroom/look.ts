import type { Look } from '../../look.js';
import { motion, start, type } from '../../usual.js';
import { NewsroomGround } from './ground.js';

export const newsroom: Look = {
  id: 'newsroom',
  type: {
    ...type,
    ratio: 1.414,
    headingWeight: 780,
    bodyWeight: 450,
    figureWeight: 800,
    headingTracking: -0.025,
    headingLeading: 1.02,
    kicker: 'chip',
    mark: 'ink',
    chip: 'accent',
  },
  shape: { radius: 0, barRadius: 0, hairline: 2, stroke: 6, surface: 'flat', bars: 'solid' },
  align: start,
  motion: {
    ...motion,
    entrance: 'slide',
    frames: 13,
    stagger: 2,
    text: 'lines',
    distance: 52,
    shot: { moves: ['along', 'push', 'against'], reach: 0.024 },
  },
  picture: { ink: 'colour', plate: 'square', field: { cut: 'slant', share: 0.2 } },
  quoteMark: 'square',
  iconStroke: 2.25,
  Ground: NewsroomGround,
  reserve: { wide: [0, 610, 0], square: [0, 0, 330], tall: [0, 0, 700] },
};
