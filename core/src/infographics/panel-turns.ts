import { readingSeconds } from '../language/speech-length.js';
import type { Panel } from '../scenes/panel.js';
import { sceneFields } from '../scenes/walk-scene-text.js';

/** When one panel is told, in seconds of the graphic. */
export interface PanelTurn {
  from: number;
  to: number;
}

/** Share of the length for which the whole is seen again at the end. The first panel begins at once: its head and axes stand from the first frame. */
const wholeShare = 0.23;
/** What a panel needs as such, for each of its parts, and for each second that its words take to be read. */
const needs = { panel: 1.6, part: 0.2, reading: 0.16 } as const;

/** How many parts of a panel come one after another. */
export function partsOf(panel: Panel): number {
  if (panel.kind === 'versus' && (panel.measures || panel.traits))
    return (panel.measures?.length ?? 0) + (panel.traits?.length ?? 0);
  if (panel.kind === 'versus') return 2 + panel.left.points.length + panel.right.points.length;
  if (panel.kind === 'line') return 1;
  if (panel.kind === 'change') return 2;
  return Math.max(1, ...Object.values(panel).map((value) => (Array.isArray(value) ? value.length : 0)));
}

function weightOf(panel: Panel): number {
  const read = sceneFields(
    { kind: 'infographic', content: { title: '', visualStyle: '2d', panels: [panel] } },
    'shown',
  ).reduce((sum, { value }) => sum + (typeof value === 'string' ? readingSeconds(value) : 0), 0);
  return needs.panel + needs.part * partsOf(panel) + needs.reading * Math.min(read, 14);
}

/**
 * When each panel is told: one after another over the whole length but for its last quarter, in which all of them are seen
 * together; what holds more has more time.
 */
export function panelTurns(panels: readonly Panel[], duration: number): PanelTurn[] {
  const span = duration * (1 - wholeShare);
  const weights = panels.map(weightOf);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let at = 0;
  return weights.map((weight) => {
    const from = at;
    at += (span * weight) / sum;
    return { from, to: at };
  });
}
