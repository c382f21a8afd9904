import { randomBytes } from 'node:crypto';
import type { Size } from '@scenewright/core/canvas';
import type { Browser } from '../browser/launch-browser.js';
import { i420Bytes } from '../convert/frame-converter.js';
import type { RemotionPage } from '../page/remotion-page.js';
import type { OutletSettings } from './in-page/frame-outlet.js';
import { openRingFile } from './ring-file.js';

/** Chromium maps and unmaps what is larger than 983,040 bytes at every use; a layer may be a little larger than its strip. */
const STRIP_BYTES = 600_000;

/** Frames between the page and the encoder; few enough that the ring stays small at large sizes. */
function slotsFor(output: Size): number {
  return output.width * output.height > 4_000_000 ? 3 : 6;
}

/** Bytes of the ring for frames of this size. */
export function ringBytes(output: Size): number {
  return slotsFor(output) * i420Bytes(output);
}

/** The node's end of the way that finished frames take out of a page. */
export interface FrameOutlet {
  readonly output: Size;
  readonly orders: FrameOrders;
  /** The frame in a slot, I420. The bytes are the outlet's again at the next call. */
  read(slot: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** The browser keeps its files where they are not found, or has none: the frames must come another way. */
export class RingUnavailable extends Error {}

/**
 * Opens the way out of a page that need not show anything yet. As a file: the page's worker writes frames into a ring
 * in the origin-private file system, whose backing file lies in the browser's profile folder; from there they are read.
 * @throws RingUnavailable when there is no such file
 */
export async function openFrameOutlet(
  page: RemotionPage,
  browser: Browser,
  output: Size,
  way: OutletSettings['handOver']['kind'],
): Promise<FrameOutlet> {
  const slots = slotsFor(output);
  const frameBytes = i420Bytes(output);
  const orders = new FrameOrders();
  const mark = randomBytes(16).toString('hex');
  const received = new Map<number, Buffer>();
  await page.bind('scenewrightSignal', (message) => orders.take(message));
  if (way === 'http') page.takeFrames(async (query, body) => void received.set(Number(query.get('slot')), body));
  const settings: OutletSettings = {
    ...output,
    slots,
    stripBytes: STRIP_BYTES,
    workerUrl: `${page.url}/extra/worker.js`,
    wasmUrl: `${page.url}/extra/convert.wasm`,
    handOver:
      way === 'file'
        ? { kind: 'file', name: `ring-${randomBytes(8).toString('hex')}`, mark }
        : { kind: 'http', url: `${page.url}/frame` },
  };
  await page.evaluate(`scenewrightOpenOutlet(${JSON.stringify(settings)})`).catch((error: unknown) => {
    if (way === 'file' && error instanceof Error && error.message.includes(HAND_OVER_FAILED))
      throw new RingUnavailable(error.message, { cause: error });
    throw error;
  });
  if (way === 'http')
    return {
      output,
      orders,
      async read(slot) {
        const body = received.get(slot);
        if (body?.length !== frameBytes) throw new Error('a frame came cut short');
        return body;
      },
      close: async () => undefined,
    };
  const ring = await openRingFile(browser.profileFolder, mark, slots * frameBytes);
  if (!ring) throw new RingUnavailable('the ring file was not found');
  const buffer = Buffer.allocUnsafe(frameBytes);
  return {
    output,
    orders,
    async read(slot) {
      const { bytesRead } = await ring.read(buffer, 0, frameBytes, slot * frameBytes);
      if (bytesRead !== frameBytes) throw new Error('the ring file is cut short');
      return buffer;
    },
    close: () => ring.close(),
  };
}
const HAND_OVER_FAILED = 'the hand-over failed';

/** The page's signals, put in the order of the frames. */
export class FrameOrders {
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

  /** The slot of the next frame; null when it shows what the last one did. */
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
