import { columnChartSamples } from '../scenes/column-chart/samples.js';
import { counterSamples } from '../scenes/counter/samples.js';
import { titleSamples } from '../scenes/title/samples.js';
import { narrativeSamples } from './narrative-samples.js';
import { objectSamples } from './object-samples.js';
import { chartSamples } from './chart-samples.js';
import { dataSamples } from './data-samples.js';
import type { Arrangement } from '@scenewright/core/drawings';
import { depictionOf } from '@scenewright/core/figures';
import { sceneKindOf } from '@scenewright/core/scenes';
import { sampleDrawing } from './sample-drawing.js';
import type { Sample } from './sample.js';

/** Kinds with a picture, in the order in which they take turns with the arrangements. */
const turns: readonly string[] =
  'title section callout counter quote definition list checklist call-to-action end-card'.split(' ');
const rows: ReadonlySet<string> = new Set(['list', 'checklist', 'definition']);
const forRows: readonly Arrangement[] = ['field', 'leading', 'beside'];
const forAll: readonly Arrangement[] = ['beside', 'field', 'bleed', 'leading', 'behind', 'above'];

export { showcaseScene } from '../scenes/column-chart/showcase.js';

/** Samples of every kind that has a drawing of its own. Add a line for a new folder. */
export const samples: readonly Sample[] = [
  ...titleSamples,
  ...narrativeSamples,
  ...counterSamples,
  ...columnChartSamples,
  ...chartSamples,
  ...dataSamples,
  ...objectSamples,
].map(withPicture);

/**
 * Kinds that take a picture are judged with one where it is hardest for their words, and without one otherwise. Two
 * have it in their usual sample too, which is the one that is compared and looked at in every style.
 */
function withPicture(sample: Sample): Sample {
  const { kind } = sample.scene;
  if (sceneKindOf(kind).placesPicture) return { ...sample, scene: withDrawing(sample.scene) };
  if (sceneKindOf(kind).illustrated !== true) return withParts(sample);
  const hard = sample.case === 'longest' || sample.case === 'rightToLeft';
  const shown = sample.case === 'typical' && (kind === 'section' || kind === 'definition');
  if (!hard && !shown) return withParts(withFigure(sample));
  const usual = rows.has(kind) ? forRows : forAll;
  const at = Math.max(0, turns.indexOf(kind)) + (sample.case === 'rightToLeft' ? 1 : 0);
  return { ...sample, scene: { ...withDrawing(sample.scene), arrangement: usual[at % usual.length]! } };
}

/** A counter is judged with its figure as an object where it has one and no picture. */
function withFigure(sample: Sample): Sample {
  const { scene } = sample;
  if (scene.kind !== 'counter' || depictionOf(scene.content.figure, scene.content.trend) === undefined) return sample;
  return { ...sample, scene: { ...scene, shows: scene.content.figure, arrangement: sample.case === 'cjk' ? 'field' : 'leading' } }; // prettier-ignore
}

/** What has parts is judged with a picture each, but for its usual sample and where a picture stands beside them all. */
function withParts(sample: Sample): Sample {
  const { kind, content } = sample.scene;
  const copy = structuredClone(content);
  const parts = sceneKindOf(kind).parts?.(copy) ?? [];
  if (parts.length === 0 || sample.case === 'typical') return sample;
  for (const { part } of parts) part.picture = sampleDrawing.name;
  return { ...sample, scene: { ...sample.scene, content: copy, drawings: [sampleDrawing] } as Sample['scene'] };
}

function withDrawing<S extends Sample['scene']>(scene: S): S {
  return { ...scene, content: { ...scene.content, picture: sampleDrawing.name }, drawings: [sampleDrawing] };
}
