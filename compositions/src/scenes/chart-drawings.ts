import type { SceneKind } from '@scenewright/core';
import type { SceneDrawing } from './registry.js';
import { ScatterScene } from './scatter/scene.js';
import { FunnelScene } from './funnel/scene.js';
import { WaterfallScene } from './waterfall/scene.js';
import { GaugeScene } from './gauge/scene.js';
import { StackedChartScene } from './stacked-chart/scene.js';
import { GroupedChartScene } from './grouped-chart/scene.js';
import { AreaChartScene } from './area-chart/scene.js';
import { PictogramScene } from './pictogram/scene.js';
import { RankingScene } from './ranking/scene.js';
import { ProgressScene } from './progress/scene.js';
import { StatRingScene } from './stat-ring/scene.js';
import { LineChartScene } from './line-chart/scene.js';
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
  'line-chart': { Scene: LineChartScene, ground: 'content' },
  'stat-ring': { Scene: StatRingScene, ground: 'content' },
  progress: { Scene: ProgressScene, ground: 'content' },
  ranking: { Scene: RankingScene, ground: 'content' },
  pictogram: { Scene: PictogramScene, ground: 'content' },
  'area-chart': { Scene: AreaChartScene, ground: 'content' },
  'grouped-chart': { Scene: GroupedChartScene, ground: 'content' },
  'stacked-chart': { Scene: StackedChartScene, ground: 'content' },
  gauge: { Scene: GaugeScene, ground: 'content' },
  waterfall: { Scene: WaterfallScene, ground: 'content' },
  funnel: { Scene: FunnelScene, ground: 'content' },
  scatter: { Scene: ScatterScene, ground: 'content' },
};
