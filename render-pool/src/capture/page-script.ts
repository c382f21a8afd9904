import { COMPOSITION } from '../page/remotion-page.js';
import { installDamageWatch } from './in-page/damage-watch.js';
import { installFrameDriver } from './in-page/frame-driver.js';
import { installStillPictures } from './in-page/still-pictures.js';

/** Milliseconds a frame may wait for fonts, images and `delayRender`. */
const FRAME_PATIENCE = 30_000;

/** What every strategy finds in its page: the same for all, so that a page can be opened before it is known for which. */
export const PAGE_SCRIPT = `
  window.scenewrightInstall = () => (${installFrameDriver.toString()})('${COMPOSITION}', ${FRAME_PATIENCE});
  window.scenewrightWatchDamage = ${installDamageWatch.toString()};
  window.scenewrightPlaceStills = ${installStillPictures.toString()};`;
