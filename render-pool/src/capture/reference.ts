import type { RemotionPage } from '../page/remotion-page.js';
import type { CaptureStrategy } from './capture-strategy.js';
import { openScreenshotSession } from './screenshot-frames.js';

/** Screenshots of a page that runs freely: what Remotion itself does. Slow, and right in every browser. */
export const reference: CaptureStrategy = {
  name: 'reference',
  mode: 'free-running',
  takesOutlets: false,
  profileBytes: () => 0,
  open: (context) => openScreenshotSession(context, takeScreenshot),
};

export async function takeScreenshot(page: RemotionPage): Promise<string> {
  const { data } = await page.send<{ data: string }>('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  return data;
}
