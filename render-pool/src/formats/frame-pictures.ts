import { clipRoot } from '../clips/clip-folder.js';
import { randomBytes } from 'node:crypto';
import type { Size } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { findBrowser } from '../browser/find-browser.js';
import { launchBrowser, type Browser } from '../browser/launch-browser.js';
import { takeScreenshot } from '../capture/reference.js';
import { PAGE_SCRIPT } from '../capture/page-script.js';
import { pictureAtRest, seekExpression } from '../capture/screenshot-frames.js';
import { startPageServer } from '../page/page-server.js';
import { openRemotionPage, pageFailure, type RemotionPage } from '../page/remotion-page.js';

export interface PictureSource {
  timeline: Timeline;
  output: Size;
  firstFrame: number;
  /** Shows the scenes without the ground behind them. */
  transparent: boolean;
  browser?: string;
  cacheRoot: string;
  bundleFolder: string;
  assetFolder: string;
}

export interface FramePictures {
  /** A frame as a PNG; null when it looks like the one asked for before. */
  picture(frame: number): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Every box that holds scenes, the scenes themselves, and the ground that a scene marks. */
const WITHOUT_GROUND = `
  :has([data-scene]), [data-scene] { background: transparent !important; }
  [data-ground] { display: none !important; }`;

const GROUND_SCRIPT = `addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.textContent = ${JSON.stringify(WITHOUT_GROUND)};
  document.head.append(style);
})`;

/** Lossless pictures with alpha of one timeline, from a browser of its own, which ends with `close` or the signal. */
export async function openFramePictures(source: PictureSource, signal: AbortSignal): Promise<FramePictures> {
  signal.throwIfAborted();
  const { output, transparent } = source;
  const { executable, environment } = await findBrowser(source.browser, source.cacheRoot);
  const server = await startPageServer({ clips: clipRoot(source.cacheRoot) });
  let browser: Browser | null = null;
  const close = async (): Promise<void> => {
    signal.removeEventListener('abort', onAbort);
    await browser?.close();
    await server.close();
  };
  // An abort does not wait for the page.
  const onAbort = (): void => void browser?.close();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    browser = await launchBrowser({
      executable,
      environment,
      mode: 'free-running',
      port: server.port,
      owner: `format-${randomBytes(4).toString('hex')}`,
      needBytes: 0,
    });
    signal.throwIfAborted();
    const page = await openRemotionPage({
      ...source,
      browser,
      server,
      window: output,
      script: transparent ? `${PAGE_SCRIPT};${GROUND_SCRIPT}` : PAGE_SCRIPT,
    });
    if (transparent)
      await page.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
    await page.evaluate('scenewrightInstall()');
    let taken = false;
    return {
      async picture(frame) {
        try {
          const same = await page.evaluate<boolean>(seekExpression(frame));
          if (same && taken) return null;
          taken = true;
          return await screenshot(page);
        } catch (error) {
          throw pageFailure(error);
        }
      },
      close,
    };
  } catch (error) {
    await close();
    signal.throwIfAborted();
    throw pageFailure(error);
  }
}

const screenshot = (page: RemotionPage): Promise<Buffer> => pictureAtRest(page, takeScreenshot);
