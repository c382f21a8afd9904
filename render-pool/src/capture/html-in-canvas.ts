import { randomBytes } from 'node:crypto';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Size } from '@scenewright/core';
import { converterModule, i420Bytes } from '../convert/frame-converter.js';
import { openRemotionPage, type RemotionPage } from '../page/remotion-page.js';
import {
  UndrawableContent,
  UnsupportedByBrowser,
  type CaptureContext,
  type CaptureSession,
  type CaptureStrategy,
  type FrameSink,
} from './capture-strategy.js';
import { installCanvasCapture, type CanvasSettings } from './in-page/canvas-capture.js';
import { handOverWorker } from './in-page/hand-over-worker.js';
import { PAGE_SCRIPT } from './page-script.js';
import { UNDRAWABLE_ELEMENTS, UNDRAWABLE_STYLES } from './undrawable.js';

/** Frames between the page and the encoder; few enough that the ring stays small at large sizes. */
function slotsFor(output: Size): number {
  return output.width * output.height > 4_000_000 ? 3 : 6;
}

/** Nothing is looked at in the window itself: a small one spares the browser's compositor each frame. */
export const CANVAS_WINDOW = { width: 16, height: 16 };

/** Chromium maps and unmaps what is larger than 983,040 bytes at every use; a layer may be a little larger than its strip. */
const STRIP_BYTES = 600_000;

/** 4K: two of them are what Chromium's cache of decoded images holds (64 MiB). */
const MOST_STILL_PIXELS = 3840 * 2160;

/**
 * The fast path: the page draws itself into a canvas (`drawElementImage`), converts the pixels to I420 in
 * WebAssembly, and a worker writes them into a ring file, whose backing file lies in the browser's
 * profile folder; from there they are read here. No image codec in between.
 */
export const htmlInCanvas: CaptureStrategy = {
  name: 'html-in-canvas',
  mode: 'free-running',
  profileBytes: (output) => slotsFor(output) * i420Bytes(output),
  async open(context) {
    try {
      return await openSession(context, 'file');
    } catch (error) {
      if (!(error instanceof RingUnavailable)) throw error;
      context.log(`html-in-canvas: frames come over HTTP, since ${error.message}`);
      return openSession({ ...context, blank: undefined }, 'http');
    }
  },
};

/** The browser keeps its files where they are not found, or has none: the frames must come another way. */
class RingUnavailable extends Error {}

async function openSession(context: CaptureContext, way: CanvasSettings['handOver']['kind']): Promise<CaptureSession> {
  const { browser, source, log } = context;
  const { output } = source;
  const slots = slotsFor(output);
  const frameBytes = i420Bytes(output);
  const received = new Map<number, Buffer>();
  let page: RemotionPage | null = null;
  /** Gives the ring file, where there is one. */
  let installed: Promise<FileHandle | null> | undefined;
  try {
    const orders = new FrameOrders();
    const mark = randomBytes(16).toString('hex');
    const install = async (tab: RemotionPage): Promise<FileHandle | null> => {
      await tab.bind('scenewrightSignal', (message) => orders.take(message));
      await tab.evaluate('scenewrightInstall()');
      const settings: CanvasSettings = {
        ...output,
        slots,
        stripBytes: STRIP_BYTES,
        mostStillPixels: MOST_STILL_PIXELS,
        workerUrl: `${tab.url}/extra/worker.js`,
        wasmUrl: `${tab.url}/extra/convert.wasm`,
        handOver:
          way === 'file'
            ? { kind: 'file', name: `ring-${randomBytes(8).toString('hex')}`, mark }
            : { kind: 'http', url: `${tab.url}/frame` },
        undrawableStyles: UNDRAWABLE_STYLES,
        undrawableElements: UNDRAWABLE_ELEMENTS,
      };
      await tab.evaluate(`(${installCanvasCapture.toString()})(${JSON.stringify(settings)})`);
      if (way !== 'file') return null;
      const ring = await openRing(browser.profileFolder, mark, slots * frameBytes);
      if (!ring) throw new RingUnavailable('the ring file was not found');
      return ring;
    };
    const tab = await openRemotionPage({
      ...context,
      ...source,
      window: CANVAS_WINDOW,
      script: PAGE_SCRIPT,
      extras: new Map([
        ['worker.js', { body: Buffer.from(`(${handOverWorker.toString()})()`), type: 'text/javascript' }],
        ['convert.wasm', { body: converterModule(), type: 'application/wasm' }],
      ]),
      onFrame: async (query, body) => void received.set(Number(query.get('slot')), body),
      onShown(shown) {
        installed = install(shown);
        // Awaited below; a page that fails before has its own reason.
        installed.catch(() => undefined);
      },
    });
    page = tab;
    const file = (await installed) ?? null;
    const buffer = Buffer.allocUnsafe(file ? frameBytes : 0);
    const readSlot = async (slot: number): Promise<Buffer> => {
      if (!file) {
        const body = received.get(slot);
        if (body?.length !== frameBytes) throw new Error('a frame came cut short');
        return body;
      }
      const { bytesRead } = await file.read(buffer, 0, frameBytes, slot * frameBytes);
      if (bytesRead !== frameBytes) throw new Error('the ring file is cut short');
      return buffer;
    };
    return {
      async capture(from, to, sink: FrameSink, signal) {
        orders.begin(from);
        const stop = (): void => void tab.evaluate('scenewrightCapture.stop()').catch(() => undefined);
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
            const bytes = await readSlot(order.slot);
            // The slot is free as soon as it was read; the page need not wait for the encoder's answer.
            void tab.send('Runtime.evaluate', { expression: 'scenewrightCapture.credit(1)' }).catch(() => undefined);
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
        await file?.close();
        await tab.close();
      },
    };
  } catch (error) {
    await page?.close();
    await installed?.then((ring) => ring?.close()).catch(() => undefined);
    if (way === 'file' && error instanceof Error && error.message.includes(HAND_OVER_FAILED))
      throw new RingUnavailable(error.message, { cause: error });
    if (!(error instanceof RingUnavailable))
      log(`html-in-canvas: ${error instanceof Error ? error.message : String(error)}`);
    throw explain(error);
  }
}

/** The page's signals, put in the order of the frames. */
class FrameOrders {
  private readonly waiting = new Map<number, number | null>();
  private expected = 0;
  private wake: () => void = () => undefined;
  private error: unknown = null;

  begin(from: number): void {
    this.waiting.clear();
    this.expected = from;
    this.error = null;
  }

  take(message: string): void {
    const [kind, frame, slot] = message.split(' ');
    this.waiting.set(Number(frame), kind === 'h' ? null : Number(slot));
    this.wake();
  }

  fail(error: unknown): void {
    this.error = error;
    this.wake();
  }

  async next(): Promise<{ slot: number | null }> {
    for (;;) {
      const slot = this.waiting.get(this.expected);
      if (slot !== undefined) {
        this.waiting.delete(this.expected++);
        return { slot };
      }
      if (this.error) throw this.error;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}

/** Errors cross from the page as text. */
function explain(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  return message.includes(UNSUPPORTED) ? new UnsupportedByBrowser(message) : error;
}
const HAND_OVER_FAILED = 'the hand-over failed';
const UNSUPPORTED = 'cannot draw elements into a canvas';

function asUndrawable(error: unknown): unknown {
  const found = /undrawable:(\d+):(.*)/.exec(error instanceof Error ? error.message : '');
  return found ? new UndrawableContent(found[2]!, Number(found[1])) : error;
}

/** Finds the backing file of the ring in the browser's profile by the mark at its start. */
async function openRing(profileFolder: string, mark: string, bytes: number): Promise<FileHandle | null> {
  const entries = await readdir(profileFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !entry.parentPath.includes('File System')) continue;
    const handle = await open(join(entry.parentPath, entry.name), 'r').catch(() => null);
    if (!handle) continue;
    const start = Buffer.alloc(mark.length);
    const { size } = await handle.stat();
    if (size === bytes) await handle.read(start, 0, start.length, 0);
    if (start.toString('latin1') === mark) return handle;
    await handle.close();
  }
  return null;
}
