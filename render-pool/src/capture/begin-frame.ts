import type { RemotionPage } from '../page/remotion-page.js';
import type { CaptureStrategy } from './capture-strategy.js';
import { openScreenshotSession } from './screenshot-frames.js';

/** Frames on command: the browser draws when it is told to, and gives the picture in the same answer. */
export const beginFrame: CaptureStrategy = {
  name: 'begin-frame',
  mode: 'begin-frame',
  takesOutlets: false,
  profileBytes: () => 0,
  open: (context) => openScreenshotSession(context, drawFrame),
};

async function drawFrame(page: RemotionPage): Promise<string | null> {
  const { screenshotData } = await page.send<{ screenshotData?: string }>('HeadlessExperimental.beginFrame', {
    // The first picture may be missing: the caller asks again.
    screenshot: { format: 'png', optimizeForSpeed: true },
  });
  return screenshotData ?? null;
}
