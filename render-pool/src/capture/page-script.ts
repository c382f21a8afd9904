import { COMPOSITION } from '../page/remotion-page.js';
import { converterModule } from '../convert/frame-converter.js';
import { installCanvasCapture } from './in-page/canvas-capture.js';
import { installDamageWatch } from './in-page/damage-watch.js';
import { installFrameDriver } from './in-page/frame-driver.js';
import { openFrameOutlet } from './in-page/frame-outlet.js';
import { handOverWorker } from './in-page/hand-over-worker.js';
import { installStillPictures } from './in-page/still-pictures.js';

/** Milliseconds a frame may wait for fonts, images and `delayRender`. */
const FRAME_PATIENCE = 30_000;

/** What every strategy finds in its page: the same for all, so that a page can be opened before it is known for which. */
export const PAGE_SCRIPT = `
  window.scenewrightInstall = () => (${installFrameDriver.toString()})('${COMPOSITION}', ${FRAME_PATIENCE});
  window.scenewrightWatchDamage = ${installDamageWatch.toString()};
  window.scenewrightPlaceStills = ${installStillPictures.toString()};
  window.scenewrightOpenOutlet = ${openFrameOutlet.toString()};
  window.scenewrightInstallCapture = ${installCanvasCapture.toString()};`;

/** Files that these scripts read. */
export const PAGE_EXTRAS: ReadonlyMap<string, { body: Uint8Array; type: string }> = new Map([
  ['worker.js', { body: Buffer.from(`(${handOverWorker.toString()})()`), type: 'text/javascript' }],
  ['convert.wasm', { body: converterModule(), type: 'application/wasm' }],
]);
