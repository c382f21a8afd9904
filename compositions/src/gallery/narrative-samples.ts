import { callToActionSamples } from '../scenes/call-to-action/samples.js';
import { calloutSamples } from '../scenes/callout/samples.js';
import { endCardSamples } from '../scenes/end-card/samples.js';
import { kineticWordsSamples } from '../scenes/kinetic-words/samples.js';
import { listSamples } from '../scenes/list/samples.js';
import { timelineSamples } from '../scenes/timeline/samples.js';
import type { Sample } from './sample.js';

/** Samples of text, structure, comparison and media. */
export const narrativeSamples: readonly Sample[] = [
  ...calloutSamples,
  ...listSamples,
  ...timelineSamples,
  ...endCardSamples,
  ...callToActionSamples,
  ...kineticWordsSamples,
];
