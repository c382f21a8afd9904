import type { SceneDrawings } from './scene-drawing.js';
import { donutChartLandmark } from './donut-chart/landmark.js';
import { deltaLandmark } from './delta/landmark.js';
import { barChartLandmark } from './bar-chart/landmark.js';
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
export const chartDrawings: SceneDrawings = {
  delta: { Scene: DeltaScene, ground: 'content', landmark: deltaLandmark },
  'kpi-tiles': { Scene: KpiTilesScene, ground: 'content', standsUntitled: true },
  'donut-chart': { Scene: DonutChartScene, ground: 'content', landmark: donutChartLandmark },
  'bar-chart': { Scene: BarChartScene, ground: 'content', landmark: barChartLandmark },
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
