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
];
