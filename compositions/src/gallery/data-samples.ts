import { isometricBlocksSamples } from '../scenes/isometric-blocks/samples.js';
import { labelledThingSamples } from '../scenes/labelled-thing/samples.js';
import { beforeAfterSamples } from '../scenes/before-after/samples.js';
import { crossSectionSamples } from '../scenes/cross-section/samples.js';
import { odometerSamples } from '../scenes/odometer/samples.js';
import { routeSamples } from '../scenes/route/samples.js';
import { sankeySamples } from '../scenes/sankey/samples.js';
import { orgChartSamples } from '../scenes/org-chart/samples.js';
import { quadrantSamples } from '../scenes/quadrant/samples.js';
import { vennSamples } from '../scenes/venn/samples.js';
import { ganttSamples } from '../scenes/gantt/samples.js';
import { weatherSamples } from '../scenes/weather/samples.js';
import { scoreboardSamples } from '../scenes/scoreboard/samples.js';
import { heatMapSamples } from '../scenes/heat-map/samples.js';
import { barRaceSamples } from '../scenes/bar-race/samples.js';
import { radarSamples } from '../scenes/radar/samples.js';
import { gaugeClusterSamples } from '../scenes/gauge-cluster/samples.js';
import { roadmapSamples } from '../scenes/roadmap/samples.js';
import { staircaseSamples } from '../scenes/staircase/samples.js';
import { mindMapSamples } from '../scenes/mind-map/samples.js';
import { wordCloudSamples } from '../scenes/word-cloud/samples.js';
import { bubblesSamples } from '../scenes/bubbles/samples.js';
import { dumbbellSamples } from '../scenes/dumbbell/samples.js';
import { podiumSamples } from '../scenes/podium/samples.js';
import { slopeSamples } from '../scenes/slope/samples.js';
import { treemapSamples } from '../scenes/treemap/samples.js';
import { waffleSamples } from '../scenes/waffle/samples.js';
import type { Sample } from './sample.js';

/** Samples of the kinds that show how figures and things are built. */
export const dataSamples: readonly Sample[] = [
  ...podiumSamples,
  ...treemapSamples,
  ...waffleSamples,
  ...bubblesSamples,
  ...slopeSamples,
  ...dumbbellSamples,
  ...heatMapSamples,
  ...barRaceSamples,
  ...radarSamples,
  ...gaugeClusterSamples,
  ...roadmapSamples,
  ...staircaseSamples,
  ...mindMapSamples,
  ...wordCloudSamples,
  ...scoreboardSamples,
  ...weatherSamples,
  ...ganttSamples,
  ...vennSamples,
  ...quadrantSamples,
  ...orgChartSamples,
  ...sankeySamples,
  ...routeSamples,
  ...odometerSamples,
  ...crossSectionSamples,
  ...beforeAfterSamples,
  ...labelledThingSamples,
  ...isometricBlocksSamples,
];
