import { columnChartSamples } from '../scenes/column-chart/samples.js';
import { counterSamples } from '../scenes/counter/samples.js';
import { titleSamples } from '../scenes/title/samples.js';
import { narrativeSamples } from './narrative-samples.js';
import { chartSamples } from './chart-samples.js';
import { illustratedKinds } from '@scenewright/core';
import { sampleDrawing } from './sample-drawing.js';
import type { Sample } from './sample.js';

/** Samples of every kind that has a drawing of its own. Add a line for a new folder. */
export const samples: readonly Sample[] = [
  ...titleSamples,
  ...narrativeSamples,
  ...counterSamples,
  ...columnChartSamples,
  ...chartSamples,
].map(withPicture);

/**
 * Kinds that take a picture are judged with one where it is hardest for their words, and without one otherwise. Two
 * have it in their usual sample too, which is the one that is compared and looked at in every style.
 */
function withPicture(sample: Sample): Sample {
  const { kind } = sample.scene;
  if (!illustratedKinds.has(kind)) return sample;
  const hard = sample.case === 'longest' || sample.case === 'rightToLeft';
  const shown = sample.case === 'typical' && (kind === 'section' || kind === 'definition');
  return hard || shown ? { ...sample, scene: { ...sample.scene, picture: sampleDrawing } } : sample;
}
