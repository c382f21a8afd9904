import { scatterSamples } from '../scenes/scatter/samples.js';
import { funnelSamples } from '../scenes/funnel/samples.js';
import { waterfallSamples } from '../scenes/waterfall/samples.js';
import { gaugeSamples } from '../scenes/gauge/samples.js';
import { stackedChartSamples } from '../scenes/stacked-chart/samples.js';
import { groupedChartSamples } from '../scenes/grouped-chart/samples.js';
import { areaChartSamples } from '../scenes/area-chart/samples.js';
import { pictogramSamples } from '../scenes/pictogram/samples.js';
import { rankingSamples } from '../scenes/ranking/samples.js';
import { progressSamples } from '../scenes/progress/samples.js';
import { statRingSamples } from '../scenes/stat-ring/samples.js';
import { lineChartSamples } from '../scenes/line-chart/samples.js';
import { barChartSamples } from '../scenes/bar-chart/samples.js';
import { deltaSamples } from '../scenes/delta/samples.js';
import { donutChartSamples } from '../scenes/donut-chart/samples.js';
import { kpiTilesSamples } from '../scenes/kpi-tiles/samples.js';
import type { Sample } from './sample.js';

/** Samples of the kinds that show figures. */
export const chartSamples: readonly Sample[] = [
  ...deltaSamples,
  ...kpiTilesSamples,
  ...donutChartSamples,
  ...barChartSamples,
  ...lineChartSamples,
  ...statRingSamples,
  ...progressSamples,
  ...rankingSamples,
  ...pictogramSamples,
  ...areaChartSamples,
  ...groupedChartSamples,
  ...stackedChartSamples,
  ...gaugeSamples,
  ...waterfallSamples,
  ...funnelSamples,
  ...scatterSamples,
];
