import type { HandOverTarget, WorkerAnswer } from './hand-over-messages.js';

/** Plain data. */
export interface OutletSettings {
  width: number;
  height: number;
  /** Frames that the ring holds; also the credits at the start. */
  slots: number;
  /** Bytes of a strip's layer, at most: the largest that the browser's allocator keeps for the next one. */
  stripBytes: number;
  /** Addresses of the worker's script and of the compiled converter. */
  workerUrl: string;
  wasmUrl: string;
  handOver: HandOverTarget;
}

/** Rows of a frame that are converted at once. */
export interface Strip {
  y: number;
  rows: number;
}

/** The way of finished frames out of the page: they are converted to I420 here, and a worker hands them over. */
export interface FrameOutlet {
  /** Rows of a strip at most, a multiple of 16. */
  readonly stripRows: number;
  /** Frames are welcome again after `stop()`. */
  begin(): void;
  /** Throws when frames can't be taken any more. */
  check(): void;
  /** Converts the strips, the others are as in the last frame, and hands the frame over; waits for a free slot first. */
  send(frame: number, canvas: HTMLCanvasElement, strips: readonly Strip[]): Promise<void>;
  /** Slots that were read. */
  credit(slots: number): void;
  stop(): void;
  /** Ends the worker, and with it what it holds. */
  close(): void;
}

declare global {
  interface Window {
    scenewrightOpenOutlet: typeof openFrameOutlet;
    /** The one that was opened last; the one before is closed by it. */
    scenewrightOutlet?: FrameOutlet;
    /** A binding: `f <frame> <slot>` a frame stands in a slot, `h <frame>` the picture is the one before. */
    scenewrightSignal: (message: string) => void;
  }
}

/** Needs nothing of what the page will show but its size. Sent to the browser as text. */
export async function openFrameOutlet(settings: OutletSettings): Promise<void> {
  const { width, height, slots, stripBytes, workerUrl, wasmUrl, handOver } = settings;
  window.scenewrightOutlet?.close();
  const worker = new Worker(workerUrl);
  let failed: Error | null = null;
  let stopped = false;
  const free: number[] = Array.from({ length: slots }, (_, index) => index);
  const taken: number[] = [];
  /** Frames on their way to the worker and back. */
  const frameBytes = (width * height * 3) / 2;
  const carriers: ArrayBuffer[] = [new ArrayBuffer(frameBytes), new ArrayBuffer(frameBytes)];
  let wake: () => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'written') {
        taken.push(data.slot);
        carriers.push(data.carrier);
        window.scenewrightSignal(`f ${data.frame} ${data.slot}`);
        wake();
      } else {
        failed = new Error(data.message);
        reject(failed);
        wake();
      }
    };
    worker.onerror = (event) => reject(new Error(`the hand-over failed: ${event.message}`));
  });
  worker.postMessage({ kind: 'start', frameBytes, slots, handOver });

  // Here and not in a worker: a frame that crosses threads keeps the canvas's pixels, so that the next
  // drawing must copy all of them first. Strip by strip, the pixels are still in the processor's cache.
  const align = (bytes: number): number => Math.ceil(bytes / 64) * 64;
  const stripRows = Math.max(16, 16 * Math.floor(stripBytes / (4 * width) / 16));
  const from = 65_536;
  const to = from + align(stripRows * width * 4 + 128);
  const scratch = to + align(frameBytes + 64);
  const memory = new WebAssembly.Memory({ initial: Math.ceil((scratch + 3 * (width + 64)) / 65_536) });
  const module = await WebAssembly.compile(await (await fetch(wasmUrl)).arrayBuffer());
  const instance = await WebAssembly.instantiate(module, { env: { memory } });
  const convert = instance.exports['convert'] as (...args: number[]) => void;
  const convertStrips = async (frame: number, canvas: HTMLCanvasElement, strips: readonly Strip[]): Promise<void> => {
    const picture = new VideoFrame(canvas, { timestamp: frame });
    try {
      const format = picture.format ?? '';
      if (!/^(RGB|BGR)[AX]$/.test(format)) throw new Error(`a canvas gave frames of format ${format}`);
      const layout = [{ offset: 0, stride: width * 4 }];
      for (const { y, rows } of strips) {
        const pixels = new Uint8Array(memory.buffer, from, rows * width * 4);
        await picture.copyTo(pixels, { rect: { x: 0, y, width, height: rows }, layout });
        // Where row 0 would stand: the module counts rows from the top of the picture.
        const origin = from - y * width * 4;
        convert(origin, width * 4, to, width, height, y, y + rows, format.startsWith('B') ? 1 : 0, scratch);
      }
    } finally {
      picture.close();
    }
  };
  await ready;

  const check = (): void => {
    if (failed) throw failed;
    if (stopped) throw new Error('stopped');
  };
  const room = async (): Promise<{ slot: number; carrier: ArrayBuffer }> => {
    while (free.length === 0 || carriers.length === 0) {
      await new Promise<void>((resolve) => (wake = resolve));
      check();
    }
    return { slot: free.shift()!, carrier: carriers.pop()! };
  };
  window.scenewrightOutlet = {
    stripRows,
    begin: () => void (stopped = false),
    check,
    async send(frame, canvas, strips) {
      const { slot, carrier } = await room();
      await convertStrips(frame, canvas, strips);
      new Uint8Array(carrier).set(new Uint8Array(memory.buffer, to, frameBytes));
      worker.postMessage({ kind: 'frame', carrier, frame, slot }, [carrier]);
    },
    credit(count) {
      for (let index = 0; index < count; index++) free.push(taken.shift()!);
      wake();
    },
    stop() {
      stopped = true;
      wake();
    },
    close: () => worker.terminate(),
  };
}
