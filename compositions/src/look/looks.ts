import type { Look } from './look.js';
import { BlueprintGround } from './grounds/blueprint-ground.js';
import { ClearGround } from './grounds/clear-ground.js';
import { DarkDataGround } from './grounds/dark-data-ground.js';
import { EditorialGround } from './grounds/editorial-ground.js';
import { LuxuryGround } from './grounds/luxury-ground.js';
import { PastelGround } from './grounds/pastel-ground.js';
import { PlainGround } from './grounds/plain-ground.js';
import { PosterGround } from './grounds/poster-ground.js';
import { SwissGround } from './grounds/swiss-ground.js';
import { TerminalGround } from './grounds/terminal-ground.js';
import { cinematicDark } from './packs/cinematic-dark/look.js';
import { glass } from './packs/glass/look.js';
import { handDrawn } from './packs/hand-drawn/look.js';
import { highContrast } from './packs/high-contrast/look.js';
import { kids } from './packs/kids/look.js';
import { nature } from './packs/nature/look.js';
import { neon } from './packs/neon/look.js';
import { newsroom } from './packs/newsroom/look.js';
import { retroPrint } from './packs/retro-print/look.js';
import { motion, shape, start, type } from './usual.js';

const looks: Record<string, Look> = {
  'taste-default': {
    id: 'taste-default',
    type,
    shape,
    align: start,
    motion: { ...motion, entrance: 'reveal' },
    picture: { ink: 'colour', plate: 'disc', field: { cut: 'arc', share: 0.16 } },
    quoteMark: 'round',
    iconStroke: 2,
    Ground: ClearGround,
    reserve: { wide: [0, 470, 0], square: [0, 0, 430], tall: [0, 0, 520] },
  },
  'no-style': {
    id: 'no-style',
    type: { ...type, headingWeight: 600, figureWeight: 600, headingTracking: -0.02 },
    shape: { ...shape, radius: 0, barRadius: 0 },
    align: start,
    motion: {
      ...motion,
      entrance: 'fade',
      frames: 12,
      text: 'block',
      distance: 0,
      shot: { moves: ['along', 'push', 'against'], reach: 0.016 },
    },
    picture: { ink: 'colour', plate: 'square', field: { cut: 'straight', share: 0.1 } },
    titleBar: 72,
    quoteMark: 'square',
    iconStroke: 2,
    Ground: PlainGround,
  },
  swiss: {
    id: 'swiss',
    type: { ...type, ratio: 1.5, headingWeight: 750, figureWeight: 750, headingTracking: -0.04, headingLeading: 0.98 },
    shape: { radius: 0, barRadius: 0, hairline: 2, stroke: 6, surface: 'none', bars: 'solid' },
    align: start,
    motion: {
      ...motion,
      entrance: 'slide',
      frames: 15,
      stagger: 2,
      distance: 60,
      shot: { moves: ['along', 'rise', 'against'], reach: 0.024 },
    },
    picture: { ink: 'duotone', plate: 'square', field: { cut: 'straight', share: 0.14 } },
    quoteMark: 'square',
    iconStroke: 2.25,
    Ground: SwissGround,
    reserve: { wide: [0, 480, 0], square: [230, 0, 0], tall: [400, 0, 0] },
  },
  editorial: {
    id: 'editorial',
    type: {
      ...type,
      headingWeight: 480,
      figureWeight: 400,
      headingTracking: -0.02,
      headingLeading: 1.08,
      bodyLeading: 1.42,
      kicker: 'upper',
    },
    shape: { radius: 0, barRadius: 0, hairline: 1.5, stroke: 3, surface: 'none', bars: 'solid' },
    align: start,
    motion: {
      ...motion,
      entrance: 'fade',
      frames: 20,
      stagger: 4,
      distance: 14,
      shot: { moves: ['push', 'along', 'pull'], reach: 0.02 },
    },
    picture: { ink: 'duotone', inks: 2, plate: 'disc', field: { cut: 'straight', share: 0.15 } },
    titleBar: 72,
    quoteMark: 'round',
    iconStroke: 1.5,
    Ground: EditorialGround,
  },
  'bold-poster': {
    id: 'bold-poster',
    type: {
      ...type,
      ratio: 1.5,
      headingWeight: 400,
      bodyWeight: 600,
      figureWeight: 400,
      headingTracking: -0.005,
      headingLeading: 1.1,
      bodyLeading: 1.3,
      headingCase: 'upper',
      headingScale: 1.35,
      kicker: 'chip',
    },
    shape: { radius: 0, barRadius: 0, hairline: 4, stroke: 10, surface: 'flat', bars: 'solid' },
    align: start,
    motion: {
      ...motion,
      entrance: 'slam',
      frames: 12,
      stagger: 3,
      text: 'words',
      bounce: 0.5,
      shot: { moves: ['push', 'against', 'along', 'pull'], reach: 0.03 },
    },
    picture: { ink: 'sticker', plate: 'burst', field: { cut: 'slant', share: 1 } },
    quoteMark: 'square',
    iconStroke: 2.75,
    Ground: PosterGround,
    reserve: { wide: [0, 0, 240], square: [0, 0, 270], tall: [0, 0, 330] },
  },
  'dark-data': {
    id: 'dark-data',
    type: { ...type, headingWeight: 600, figureWeight: 500, headingTracking: -0.03, kicker: 'mono' },
    shape: { radius: 10, barRadius: 4, hairline: 1.5, stroke: 3, surface: 'flat', bars: 'solid' },
    align: start,
    motion: {
      ...motion,
      entrance: 'rise',
      frames: 16,
      stagger: 2,
      distance: 28,
      shot: { moves: ['along', 'push', 'against'], reach: 0.024 },
    },
    picture: { ink: 'duotone', inks: 2, plate: 'ring', field: { cut: 'straight', share: 0.12 } },
    titleBar: 72,
    quoteMark: 'round',
    iconStroke: 1.75,
    Ground: DarkDataGround,
  },
  blueprint: {
    id: 'blueprint',
    type: { ...type, headingWeight: 500, figureWeight: 400, headingTracking: -0.02, kicker: 'mono' },
    shape: { radius: 0, barRadius: 0, hairline: 1.5, stroke: 3, surface: 'outline', bars: 'outline' },
    align: start,
    motion: {
      ...motion,
      entrance: 'reveal',
      frames: 18,
      stagger: 3,
      shot: { moves: ['along', 'rise', 'against', 'sink'], reach: 0.022 },
    },
    picture: { ink: 'outline', plate: 'frame', field: { cut: 'straight', share: 0 } },
    quoteMark: 'square',
    iconStroke: 1.5,
    Ground: BlueprintGround,
    reserve: { wide: [0, 560, 0], square: [430, 0, 0], tall: [640, 0, 0] },
  },
  luxury: {
    id: 'luxury',
    type: {
      ...type,
      ratio: 1.414,
      headingWeight: 400,
      figureWeight: 400,
      headingTracking: -0.01,
      headingLeading: 1.14,
      bodyLeading: 1.5,
      kicker: 'upper',
    },
    shape: { radius: 0, barRadius: 0, hairline: 1.5, stroke: 2, surface: 'outline', bars: 'solid' },
    align: { statement: 'center', content: 'center' },
    motion: {
      ...motion,
      entrance: 'fade',
      frames: 30,
      stagger: 6,
      distance: 10,
      shot: { moves: ['push', 'pull', 'rise'], reach: 0.018 },
    },
    picture: { ink: 'duotone', plate: 'ring', field: { cut: 'arc', share: 0.12 } },
    titleBar: 120,
    quoteMark: 'round',
    iconStroke: 1.25,
    Ground: LuxuryGround,
  },
  pastel: {
    id: 'pastel',
    type: {
      ...type,
      headingWeight: 650,
      figureWeight: 650,
      headingTracking: -0.03,
      headingLeading: 1.12,
      kicker: 'chip',
    },
    shape: { radius: 36, barRadius: 999, hairline: 3, stroke: 8, surface: 'soft', bars: 'solid' },
    align: { statement: 'center', content: 'start' },
    motion: {
      ...motion,
      entrance: 'pop',
      frames: 20,
      stagger: 4,
      text: 'words',
      bounce: 0.7,
      shot: { moves: ['rise', 'push', 'along', 'sink'], reach: 0.03 },
    },
    picture: { ink: 'colour', plate: 'blob', field: { cut: 'arc', share: 0.22 } },
    quoteMark: 'round',
    iconStroke: 2.5,
    Ground: PastelGround,
  },
  terminal: {
    id: 'terminal',
    type: {
      ...type,
      ratio: 1.25,
      headingWeight: 600,
      figureWeight: 500,
      headingTracking: -0.03,
      headingLeading: 1.18,
      bodyLeading: 1.45,
      headingScale: 0.88,
      kicker: 'mono',
    },
    shape: { radius: 0, barRadius: 0, hairline: 2, stroke: 4, surface: 'outline', bars: 'solid' },
    align: start,
    motion: {
      ...motion,
      entrance: 'type',
      frames: 18,
      stagger: 4,
      text: 'lines',
      distance: 0,
      shot: { moves: ['push', 'rise', 'pull'], reach: 0.016 },
    },
    picture: { ink: 'outline', plate: 'frame', field: { cut: 'straight', share: 0 } },
    quoteMark: 'square',
    iconStroke: 2,
    Ground: TerminalGround,
  },
  'cinematic-dark': cinematicDark,
  glass,
  'hand-drawn': handDrawn,
  'high-contrast': highContrast,
  kids,
  nature,
  neon,
  newsroom,
  'retro-print': retroPrint,
};

/** The look of a pack; that of `taste-default` for a pack that has none of its own. */
export function lookOf(pack: string): Look {
  return looks[pack] ?? looks['taste-default']!;
}
