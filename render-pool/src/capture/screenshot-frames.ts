import { FrameConverter } from '../convert/frame-converter.js';
import { openRemotionPage, type RemotionPage } from '../page/remotion-page.js';
import type { CaptureContext, CaptureSession } from './capture-strategy.js';
import { PAGE_SCRIPT } from './page-script.js';

/** Takes the page as a PNG, base64; null when the browser gave none. */
export type Screenshot = (page: RemotionPage) => Promise<string | null>;

/**
 * The common part of the strategies that photograph the page: seek, wait, take a lossless picture,
 * convert it here with the same module that the page's worker uses, so that all strategies give the same colours.
 */
export async function openScreenshotSession(context: CaptureContext, take: Screenshot): Promise<CaptureSession> {
  const { source } = context;
  const page = await openRemotionPage({
    ...context,
    ...source,
    blank: context.ahead?.blank,
    window: source.output,
    script: PAGE_SCRIPT,
  });
  await page.evaluate('scenewrightInstall()');
  const converter = new FrameConverter(source.output);
  return {
    async capture(from, to, sink, signal) {
      for (let frame = from; frame < to; frame++) {
        signal.throwIfAborted();
        const same = await page.evaluate<boolean>(seekExpression(frame));
        if (same && frame > from) await sink.hold();
        else await sink.frame(converter.convert(await pixels(page, take)));
      }
    },
    async picture(frame, format) {
      const { default: sharp } = await import('sharp');
      await page.evaluate<boolean>(seekExpression(frame));
      const png = sharp(await pictureAtRest(page, take)).removeAlpha();
      return format === 'png' ? png.png({ compressionLevel: 6 }).toBuffer() : png.jpeg({ quality: 90 }).toBuffer();
    },
    close: () => page.close(),
  };
}

/** Seeks and waits; true when the picture is the one before. */
export function seekExpression(frame: number): string {
  return `(async () => {
    const driver = window.scenewright;
    driver.seek(${frame});
    if (!driver.isReady()) await driver.whenReady();
    return driver.takeChanges().length === 0 && !driver.isAnimating();
  })()`;
}

/** A `delayRender` that began while the page painted: wait and take the picture again. */
const MAX_TAKES = 20;

async function pixels(page: RemotionPage, take: Screenshot): Promise<Buffer> {
  // Loaded only here: the fast path has no use for it.
  const { default: sharp } = await import('sharp');
  return sharp(await pictureAtRest(page, take))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** A picture of the page when nothing in it waits any more, as it came from the browser. */
export async function pictureAtRest(page: RemotionPage, take: Screenshot): Promise<Buffer> {
  for (let attempt = 0; attempt < MAX_TAKES; attempt++) {
    const base64 = await take(page);
    const ready = await page.evaluate<boolean>(`(async () => {
      const ready = window.scenewright.isReady() && window.scenewright.takeChanges().length === 0;
      if (!ready) await window.scenewright.whenReady();
      return ready;
    })()`);
    if (base64 && ready) return Buffer.from(base64, 'base64');
  }
  throw new Error('the page never came to rest');
}
