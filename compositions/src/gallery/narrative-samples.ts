import { callToActionSamples } from '../scenes/call-to-action/samples.js';
import { calloutSamples } from '../scenes/callout/samples.js';
import { endCardSamples } from '../scenes/end-card/samples.js';
import { kineticWordsSamples } from '../scenes/kinetic-words/samples.js';
import { listSamples } from '../scenes/list/samples.js';
import { timelineSamples } from '../scenes/timeline/samples.js';
import { backdropSamples } from '../scenes/backdrop/samples.js';
import { definitionSamples } from '../scenes/definition/samples.js';
import { kenBurnsSamples } from '../scenes/ken-burns/samples.js';
import { quoteSamples } from '../scenes/quote/samples.js';
import { sectionSamples } from '../scenes/section/samples.js';
import { stepsSamples } from '../scenes/steps/samples.js';
import { versusSamples } from '../scenes/versus/samples.js';
import { checklistSamples } from '../scenes/checklist/samples.js';
import { collageSamples } from '../scenes/collage/samples.js';
import { logoStingSamples } from '../scenes/logo-sting/samples.js';
import { prosConsSamples } from '../scenes/pros-cons/samples.js';
import { tableSamples } from '../scenes/table/samples.js';
import { chatSamples } from '../scenes/chat/samples.js';
import { closeUpSamples } from '../scenes/close-up/samples.js';
import { codeSamples } from '../scenes/code/samples.js';
import { cycleSamples } from '../scenes/cycle/samples.js';
import { flowSamples } from '../scenes/flow/samples.js';
import { freeformSamples } from '../scenes/freeform/samples.js';
import { placeMapSamples } from '../scenes/place-map/samples.js';
import { pyramidSamples } from '../scenes/pyramid/samples.js';
import { castSheetSamples } from '../scenes/cast-sheet/samples.js';
import { footageSamples } from '../scenes/footage/samples.js';
import { shotBoardSamples } from '../scenes/shot-board/samples.js';
import type { Sample } from './sample.js';

/** Samples of text, structure, comparison and media. */
export const narrativeSamples: readonly Sample[] = [
  ...calloutSamples,
  ...listSamples,
  ...timelineSamples,
  ...endCardSamples,
  ...callToActionSamples,
  ...kineticWordsSamples,
  ...backdropSamples,
  ...footageSamples,
  ...castSheetSamples,
  ...shotBoardSamples,
  ...definitionSamples,
  ...kenBurnsSamples,
  ...quoteSamples,
  ...sectionSamples,
  ...stepsSamples,
  ...versusSamples,
  ...checklistSamples,
  ...collageSamples,
  ...logoStingSamples,
  ...prosConsSamples,
  ...tableSamples,
  ...chatSamples,
  ...closeUpSamples,
  ...codeSamples,
  ...cycleSamples,
  ...flowSamples,
  ...freeformSamples,
  ...placeMapSamples,
  ...pyramidSamples,
];
