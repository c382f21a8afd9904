import { openBlankPage, type BlankPage } from '../page/remotion-page.js';
import {
  UndrawableContent,
  UnsupportedByBrowser,
  type CaptureContext,
  type CaptureSession,
  type CaptureStrategy,
  type FrameSink,
} from './capture-strategy.js';
import { openFrameOutlet, ringBytes, RingUnavailable, type FrameOutlet } from './frame-outlet.js';
import type { CanvasSettings } from './in-page/canvas-capture.js';
import type { OutletSettings } from './in-page/frame-outlet.js';
import { PAGE_EXTRAS, PAGE_SCRIPT } from './page-script.js';
import { UNDRAWABLE_ELEMENTS, UNDRAWABLE_STYLES } from './undrawable.js';

/** Nothing is looked at in the window itself: a small one spares the browser's compositor each frame. */
export const CANVAS_WINDOW = { width: 16, height: 16 };

/** That of the page, that of the page which is opened ahead, and that of a page which is gone. */
const RINGS_AT_ONCE = 3;

/** 4K: two of them are what Chromium's cache of decoded images holds (64 MiB). */
const MOST_STILL_PIXELS = 3840 * 2160;

/**
 * The fast path: the page draws itself into a canvas (`drawElementImage`), converts the pixels to I420 in
 * WebAssembly, and a worker hands them over. No image codec in between.
 */
export const htmlInCanvas: CaptureStrategy = {
  name: 'html-in-canvas',
  mode: 'free-running',
  takesOutlets: true,
  profileBytes: (output) => RINGS_AT_ONCE * ringBytes(output),
  async open(context) {
    try {
      return await openSession(context, 'file');
    } catch (error) {
      if (!(error instanceof RingUnavailable)) throw error;
      context.log(`html-in-canvas: frames come over HTTP, since ${error.message}`);
      return openSession({ ...context, ahead: undefined }, 'http');
    }
  },
};

async function openSession(context: CaptureContext, way: OutletSettings['handOver']['kind']): Promise<CaptureSession> {
  const { browser, source, ahead, log } = context;
  const { output } = source;
  let blank: BlankPage | undefined;
  let opening: Promise<FrameOutlet> | undefined;
  try {
    blank =
      ahead?.blank ??
      (await openBlankPage({ ...context, ...source, window: CANVAS_WINDOW, script: PAGE_SCRIPT, extras: PAGE_EXTRAS }));
    // While the composition loads its fonts.
    opening = ahead?.outlet ? Promise.resolve(ahead.outlet) : openFrameOutlet(blank.page, browser, output, way);
    // Awaited below; a page that fails before has its own reason.
    opening.catch(() => undefined);
    let installed: Promise<void> | undefined;
    const tab = await blank.show({
      ...context,
      ...source,
      window: CANVAS_WINDOW,
      onShown(shown) {
        installed = (async () => {
          await shown.evaluate('scenewrightInstall()');
          await opening;
          const settings: CanvasSettings = {
            ...output,
            mostStillPixels: MOST_STILL_PIXELS,
            undrawableStyles: UNDRAWABLE_STYLES,
            undrawableElements: UNDRAWABLE_ELEMENTS,
          };
          await shown.evaluate(`scenewrightInstallCapture(${JSON.stringify(settings)})`);
        })();
        installed.catch(() => undefined);
      },
    });
    await installed;
    const outlet = await opening;
    return {
      async capture(from, to, sink: FrameSink, signal) {
        const { orders } = outlet;
        orders.begin(from);
        const stop = (): void => void tab.evaluate('scenewrightOutlet.stop()').catch(() => undefined);
        signal.addEventListener('abort', stop, { once: true });
        try {
          const running = tab
            .evaluate(`scenewrightCapture.run(${from}, ${to})`)
            .catch((error: unknown) => orders.fail(asUndrawable(error)));
          for (let frame = from; frame < to; frame++) {
            const order = await orders.next();
            signal.throwIfAborted();
            if (order.slot === null) {
              await sink.hold();
              continue;
            }
            const bytes = await outlet.read(order.slot);
            // The slot is free as soon as it was read; the page need not wait for the encoder's answer.
            void tab.send('Runtime.evaluate', { expression: 'scenewrightOutlet.credit(1)' }).catch(() => undefined);
            await sink.frame(bytes);
          }
          await running;
        } finally {
          signal.removeEventListener('abort', stop);
        }
      },
      async picture() {
        throw new UnsupportedByBrowser('stills are taken by screenshots');
      },
      async close() {
        await outlet.close();
        await tab.close();
      },
    };
  } catch (error) {
    await blank?.close();
    await opening?.then((outlet) => outlet.close()).catch(() => undefined);
    if (!(error instanceof RingUnavailable))
      log(`html-in-canvas: ${error instanceof Error ? error.message : String(error)}`);
    throw explain(error);
  }
}

/** Errors cross from the page as text. */
function explain(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  return message.includes(UNSUPPORTED) ? new UnsupportedByBrowser(message) : error;
}
const UNSUPPORTED = 'cannot draw elements into a canvas';

function asUndrawable(error: unknown): unknown {
  const found = /undrawable:(\d+):(.*)/.exec(error instanceof Error ? error.message : '');
  return found ? new UndrawableContent(found[2]!, Number(found[1])) : error;
}
