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
];
