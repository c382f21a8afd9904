import type { SceneContent } from '@scenewright/core/scenes';
import { ink } from '../../charting/shades.js';
import type { SceneState } from '../../scene-context/scene-context.js';

type Item = SceneContent<'waterfall'>['items'][number];

export interface Step {
  item: Item;
  /** Level before and after it, in magnitudes; a total starts at 0. */
  start: number;
  end: number;
  total: boolean;
}

/** Running levels: the first item and totals stand on zero, the others hang between two levels. */
export function stepsOf(items: readonly Item[]): { steps: Step[]; low: number; high: number } {
  let level = 0;
  const steps = items.map((item, index) => {
    const total = item.total === true || index === 0;
    const start = total ? 0 : level;
    level = total ? item.figure.magnitude : level + item.figure.magnitude;
    return { item, start, end: level, total };
  });
  const levels = steps.flatMap((step) => [step.start, step.end]);
  return { steps, low: Math.min(0, ...levels), high: Math.max(0, ...levels) };
}

/** Totals in ink, the highlighted step in the accent, gains and losses in their own colours. */
export function stepColor(scene: SceneState, step: Step): string {
  const { palette } = scene;
  if (step.item.highlight) return palette.accent;
  if (step.total) return ink(scene, 0.7);
  return step.end >= step.start ? palette.positive : palette.negative;
}
