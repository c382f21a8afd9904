import type { Look } from '../../look.js';
import { motion, start, type } from '../../usual.js';
import { RetroPrintGround } from './ground.js';

export const retroPrint: Look = {
  id: 'retro-print',
  type: {
    ...type,
    ratio: 1.5,
    headingWeight: 880,
    bodyWeight: 500,
    figureWeight: 880,
    headingTracking: -0.045,
    headingLeading: 0.96,
    headingScale: 1.06,
    kicker: 'chip',
    mark: 'marker',
  },
  shape: { radius: 26, barRadius: 26, hairline: 3, stroke: 12, surface: 'flat', bars: 'solid' },
  align: start,
  motion: {
    ...motion,
    entrance: 'reveal',
    frames: 15,
    stagger: 4,
    text: 'lines',
    shot: { moves: ['along', 'rise', 'pull'], reach: 0.024 },
  },
  picture: { ink: 'duotone', inks: 2, printsAll: true, plate: 'disc', field: { cut: 'arc', share: 0.2 } },
  quoteMark: 'round',
  iconStroke: 2.75,
  Ground: RetroPrintGround,
  reserve: { wide: [0, 560, 0], square: [0, 0, 330], tall: [0, 0, 640] },
};
