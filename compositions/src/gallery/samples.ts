import { columnChartSamples } from '../scenes/column-chart/samples.js';
import { counterSamples } from '../scenes/counter/samples.js';
import { titleSamples } from '../scenes/title/samples.js';
import { narrativeSamples } from './narrative-samples.js';
import { chartSamples } from './chart-samples.js';
import type { Sample } from './sample.js';

/** Samples of every kind that has a drawing of its own. Add a line for a new folder. */
export const samples: readonly Sample[] = [
  ...titleSamples,
  ...narrativeSamples,
  ...counterSamples,
  ...columnChartSamples,
  ...chartSamples,
];
