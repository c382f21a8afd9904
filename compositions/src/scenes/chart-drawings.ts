import type { SceneKind } from '@scenewright/core';
import type { SceneDrawing } from './registry.js';
import { BarChartScene } from './bar-chart/scene.js';
import { DeltaScene } from './delta/scene.js';
import { DonutChartScene } from './donut-chart/scene.js';
import { KpiTilesScene } from './kpi-tiles/scene.js';

/** Kinds that show figures. */
export const chartDrawings: Partial<Record<SceneKind, SceneDrawing>> = {
  delta: { Scene: DeltaScene, ground: 'content' },
  'kpi-tiles': { Scene: KpiTilesScene, ground: 'content' },
  'donut-chart': { Scene: DonutChartScene, ground: 'content' },
  'bar-chart': { Scene: BarChartScene, ground: 'content' },
};
