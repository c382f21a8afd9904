import { IsometricBlocksScene } from './isometric-blocks/scene.js';
import { LabelledThingScene } from './labelled-thing/scene.js';
import { BeforeAfterScene } from './before-after/scene.js';
import { CrossSectionScene } from './cross-section/scene.js';
import { OdometerScene } from './odometer/scene.js';
import { RouteScene } from './route/scene.js';
import { SankeyScene } from './sankey/scene.js';
import { OrgChartScene } from './org-chart/scene.js';
import { QuadrantScene } from './quadrant/scene.js';
import { VennScene } from './venn/scene.js';
import { GanttScene } from './gantt/scene.js';
import { WeatherScene } from './weather/scene.js';
import { ScoreboardScene } from './scoreboard/scene.js';
import { HeatMapScene } from './heat-map/scene.js';
import { BarRaceScene } from './bar-race/scene.js';
import { RadarScene } from './radar/scene.js';
import { GaugeClusterScene } from './gauge-cluster/scene.js';
import { RoadmapScene } from './roadmap/scene.js';
import { StaircaseScene } from './staircase/scene.js';
import { MindMapScene } from './mind-map/scene.js';
import { WordCloudScene } from './word-cloud/scene.js';
import { BubblesScene } from './bubbles/scene.js';
import { DumbbellScene } from './dumbbell/scene.js';
import { PodiumScene } from './podium/scene.js';
import type { SceneDrawings } from './scene-drawing.js';
import { SlopeScene } from './slope/scene.js';
import { TreemapScene } from './treemap/scene.js';
import { WaffleScene } from './waffle/scene.js';

/** Kinds that show how figures and things are built, beyond bars and lines. */
export const dataDrawings: SceneDrawings = {
  podium: { Scene: PodiumScene, ground: 'content' },
  treemap: { Scene: TreemapScene, ground: 'content' },
  waffle: { Scene: WaffleScene, ground: 'content' },
  bubbles: { Scene: BubblesScene, ground: 'content' },
  slope: { Scene: SlopeScene, ground: 'content' },
  dumbbell: { Scene: DumbbellScene, ground: 'content' },
  'heat-map': { Scene: HeatMapScene, ground: 'content' },
  'bar-race': { ownCamera: true, Scene: BarRaceScene, ground: 'content' },
  radar: { Scene: RadarScene, ground: 'content' },
  'gauge-cluster': { Scene: GaugeClusterScene, ground: 'content' },
  roadmap: { Scene: RoadmapScene, ground: 'content' },
  staircase: { Scene: StaircaseScene, ground: 'content' },
  'mind-map': { Scene: MindMapScene, ground: 'content' },
  'word-cloud': { Scene: WordCloudScene, ground: 'content' },
  scoreboard: { Scene: ScoreboardScene, ground: 'content' },
  weather: { Scene: WeatherScene, ground: 'content' },
  gantt: { Scene: GanttScene, ground: 'content' },
  venn: { Scene: VennScene, ground: 'content' },
  quadrant: { Scene: QuadrantScene, ground: 'content' },
  'org-chart': { Scene: OrgChartScene, ground: 'content' },
  sankey: { Scene: SankeyScene, ground: 'content' },
  route: { Scene: RouteScene, ground: 'content' },
  odometer: { Scene: OdometerScene, ground: 'content' },
  'cross-section': { Scene: CrossSectionScene, ground: 'content' },
  'before-after': { Scene: BeforeAfterScene, ground: 'content' },
  'labelled-thing': { Scene: LabelledThingScene, ground: 'content' },
  'isometric-blocks': { Scene: IsometricBlocksScene, ground: 'content' },
};
