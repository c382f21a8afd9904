import type { Look } from '../../look.js';
import { motion, start, type } from '../../usual.js';
import { CinematicDarkGround } from './ground.js';

export const cinematicDark: Look = {
  id: 'cinematic-dark',
  type: {
    ...type,
    ratio: 1.5,
    headingWeight: 600,
    figureWeight: 500,
    headingTracking: 0.02,
    headingLeading: 1.08,
    bodyLeading: 1.45,
    headingCase: 'upper',
    headingScale: 0.9,
    kicker: 'upper',
    mark: 'ink',
  },
  shape: { radius: 4, barRadius: 2, hairline: 1.5, stroke: 4, surface: 'flat', bars: 'solid' },
  align: start,
  motion: {
    ...motion,
    entrance: 'fade',
    frames: 34,
    stagger: 7,
    distance: 0,
    shot: { moves: ['push', 'pull', 'along'], reach: 0.036 },
  },
  picture: { ink: 'duotone', inks: 2, plate: 'disc', field: { cut: 'slant', share: 0.14 } },
  quoteMark: 'round',
  iconStroke: 1.5,
  Ground: CinematicDarkGround,
  reserve: { wide: [0, 470, 0], square: [0, 0, 300], tall: [0, 0, 560] },
};
