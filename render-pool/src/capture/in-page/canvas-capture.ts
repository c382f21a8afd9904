import type { DamageWatch, installDamageWatch } from './damage-watch.js';
import type { WorkerAnswer } from './hand-over-worker.js';
import type { FrameDriver } from './frame-driver.js';
import type { installStillPictures } from './still-pictures.js';

/** What a page needs to know to draw itself into a canvas. Plain data. */
export interface CanvasSettings {
  width: number;
  height: number;
  /** Frames that the ring holds; also the credits at the start. */
  slots: number;
  /** Bytes of a strip's layer, at most: the largest that the browser's allocator keeps for the next one. */
  stripBytes: number;
  /** Drawings that never change are shown as pictures up to this size. */
  mostStillPixels: number;
  /** Addresses of the worker's script and of the compiled converter. */
  workerUrl: string;
  wasmUrl: string;
  /** Where frames go: a file of the origin-private file system, or our server. */
  handOver: { kind: 'file'; name: string; mark: string } | { kind: 'http'; url: string };
  /** Styles that cannot be drawn faithfully, as a regular expression over inline styles. */
  undrawableStyles: string;
  /** Elements that cannot be drawn faithfully, as a selector. */
  undrawableElements: string;
}

/** A piece of the frame that is drawn and converted at once. */
interface Part {
  y: number;
  rows: number;
  left: number;
  right: number;
}

/** Names the elements of the experimental interface: it has changed names before. */
interface LayoutCanvas extends HTMLCanvasElement {
  requestPaint(): void;
}

export interface CanvasCapture {
  /** Captures the frames; rejects with `undrawable:<frame>:<what>` when it cannot. */
  run(from: number, to: number): Promise<void>;
  /** Slots that were read. */
  credit(slots: number): void;
  stop(): void;
}

declare global {
  interface Window {
    scenewrightCapture: CanvasCapture;
    scenewrightWatchDamage: typeof installDamageWatch;
    scenewrightPlaceStills: typeof installStillPictures;
    /** A binding: `f <frame> <slot>` a frame stands in a slot, `h <frame>` the picture is the one before. */
    scenewrightSignal: (message: string) => void;
  }
}

/**
 * Puts the video into a `<canvas layoutsubtree>` and draws it from there, frame by frame, on its own:
 * node only hears of finished frames and gives back their slots. Sent to the browser as text.
 */
export async function installCanvasCapture(settings: CanvasSettings): Promise<void> {
  const { width, height } = settings;
  const driver: FrameDriver = window.scenewright;
  const { container } = driver;

  const canvas = document.createElement('canvas') as LayoutCanvas;
  canvas.setAttribute('layoutsubtree', '');
  canvas.width = width;
  canvas.height = height;
  canvas.style.cssText = `position:absolute;left:0;top:0;width:${width}px;height:${height}px`;
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context || typeof context.drawElementImage !== 'function' || typeof canvas.requestPaint !== 'function')
    throw new Error('this browser cannot draw elements into a canvas');
  container.parentElement!.insertBefore(canvas, container);
  container.style.cssText = `position:absolute;left:0;top:0;width:${width}px;height:${height}px;overflow:hidden;background:#000`;
  canvas.append(container);
  // Where the whole is scaled, a group (see-through, filtered, masked, blended) in which clipped or moved parts stand
  // before others is left out, and under a scale that is no layer all that follows too (Chromium 147): the bounds
  // of the group are lost. An outline that shows nothing, painted first, gives it bounds that hold everything.
  // As a layer a scale is drawn, and to the same pixels as the page's.
  const layer = document.createElement('style');
  layer.textContent = `
    [data-scaled-canvas], div[style*="scale("] { will-change: transform }
    :is(div, span, img, svg):is([style*="opacity"], [style*="filter"], [style*="mask"], [style*="mix-blend"]) {
      outline: 4000px solid transparent
    }`;
  document.head.append(layer);

  // ---- conversion ------------------------------------------------------------------------------
  // Here and not in a worker: a frame that crosses threads keeps the canvas's pixels, so that the next
  // drawing must copy all of them first. Strip by strip, the pixels are still in the processor's cache.
  const frameBytes = (width * height * 3) / 2;
  const align = (bytes: number): number => Math.ceil(bytes / 64) * 64;
  const stripRows = Math.max(16, 16 * Math.floor(settings.stripBytes / (4 * width) / 16));
  const from = 65_536;
  const to = from + align(stripRows * width * 4 + 128);
  const scratch = to + align(frameBytes + 64);
  const memory = new WebAssembly.Memory({ initial: Math.ceil((scratch + 3 * (width + 64)) / 65_536) });
  const module = await WebAssembly.compile(await (await fetch(settings.wasmUrl)).arrayBuffer());
  const instance = await WebAssembly.instantiate(module, { env: { memory } });
  const convert = instance.exports['convert'] as (...args: number[]) => void;
  const convertFrame = async (frame: number, parts: readonly Part[], into: ArrayBuffer): Promise<void> => {
    const picture = new VideoFrame(canvas, { timestamp: frame });
    try {
      const format = picture.format ?? '';
      if (!/^(RGB|BGR)[AX]$/.test(format)) throw new Error(`a canvas gave frames of format ${format}`);
      const layout = [{ offset: 0, stride: width * 4 }];
      for (const { y, rows } of parts) {
        const pixels = new Uint8Array(memory.buffer, from, rows * width * 4);
        await picture.copyTo(pixels, { rect: { x: 0, y, width, height: rows }, layout });
        // Where row 0 would stand: the module counts rows from the top of the picture.
        const origin = from - y * width * 4;
        convert(origin, width * 4, to, width, height, y, y + rows, format.startsWith('B') ? 1 : 0, scratch);
      }
    } finally {
      picture.close();
    }
    new Uint8Array(into).set(new Uint8Array(memory.buffer, to, frameBytes));
  };

  /** Neighbouring bands with the same columns, joined to strips. */
  const partsOf = (bands: ReturnType<DamageWatch['bands']>): Part[] => {
    const parts: Part[] = [];
    bands.forEach((columns, band) => {
      if (!columns) return;
      const [left, right] = columns;
      const y = band * bandRows;
      const rows = Math.min(bandRows, height - y);
      const last = parts.at(-1);
      const joins = last && last.y + last.rows === y && last.left === left && last.right === right;
      if (joins && last.rows + rows <= stripRows) last.rows += rows;
      else parts.push({ y, rows, left, right });
    });
    return parts;
  };
  const bandRows = Math.min(32, stripRows);
  const whole = partsOf(Array.from({ length: Math.ceil(height / bandRows) }, () => [0, width] as const));
  window.scenewrightWatchDamage(width, height, bandRows);
  window.scenewrightPlaceStills(settings.mostStillPixels);

  // ---- hand-over -------------------------------------------------------------------------------
  const worker = new Worker(settings.workerUrl);
  let failed: Error | null = null;
  const free: number[] = Array.from({ length: settings.slots }, (_, index) => index);
  const taken: number[] = [];
  /** Frames on their way to the worker and back. */
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
  worker.postMessage({ kind: 'start', frameBytes, slots: settings.slots, handOver: settings.handOver });
  await ready;

  // ---- what cannot be drawn ----------------------------------------------------------------------
  const styles = new RegExp(settings.undrawableStyles);
  const fromStyleSheets = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => styles.exec(rule.cssText)?.[0])
    .find(Boolean);
  const undrawableIn = (elements: Iterable<Element>): string | undefined => {
    for (const element of elements) {
      const style = element.getAttribute('style');
      const found = style === null ? null : styles.exec(style);
      if (found) return found[0];
    }
    return undefined;
  };
  const undrawable = (changed: Element[], all: boolean): string | undefined => {
    if (fromStyleSheets) return fromStyleSheets;
    const element = container.querySelector(settings.undrawableElements);
    if (element) return `<${element.tagName.toLowerCase()}>`;
    if (all) return undrawableIn(container.querySelectorAll('[style]'));
    for (const root of changed) {
      const found =
        undrawableIn([root]) ?? (root.isConnected ? undrawableIn(root.querySelectorAll('[style]')) : undefined);
      if (found) return found;
    }
    return undefined;
  };

  // ---- frames --------------------------------------------------------------------------------------
  let stopped = false;
  const painted = (): Promise<void> =>
    new Promise((resolve) => {
      canvas.addEventListener('paint', () => resolve(), { once: true });
      canvas.requestPaint();
    });
  // Drawing an element opens a layer as large as what is drawn. One of a whole frame is mapped, faulted in and
  // unmapped each time, which took more time than the drawing; one of a strip is a piece of memory used again.
  // Strips are a multiple of 16 rows: gradients are dithered in squares of 8 from the layer's corner.
  const drawParts = (parts: readonly Part[]): void => {
    for (const { y, rows, left, right } of parts) {
      context.save();
      context.beginPath();
      context.rect(left, y, right - left, rows);
      context.clip();
      context.drawElementImage(container, 0, 0, width, height);
      context.restore();
    }
  };
  /** Draws parts of the frame; gives what was drawn in the end. */
  const draw = async (parts: readonly Part[]): Promise<readonly Part[]> => {
    for (let drawn = parts; ; drawn = whole) {
      await new Promise<void>((resolve, reject) => {
        canvas.addEventListener(
          'paint',
          () => {
            try {
              drawParts(drawn);
              resolve();
            } catch (error) {
              reject(error);
            }
          },
          { once: true },
        );
        canvas.requestPaint();
      });
      // A wait that began while the page painted: the picture is too early.
      if (driver.isReady()) return drawn;
      await driver.whenReady();
    }
  };
  const room = async (): Promise<{ slot: number; carrier: ArrayBuffer }> => {
    while (free.length === 0 || carriers.length === 0) {
      await new Promise<void>((resolve) => (wake = resolve));
      if (failed) throw failed;
      if (stopped) throw new Error('stopped');
    }
    return { slot: free.shift()!, carrier: carriers.pop()! };
  };
  await painted();

  window.scenewrightCapture = {
    async run(from, to) {
      stopped = false;
      let first = true;
      for (let frame = from; frame < to; frame++) {
        if (failed) throw failed;
        if (stopped) throw new Error('stopped');
        driver.seek(frame);
        const waited = !driver.isReady();
        if (waited) await driver.whenReady();
        const changes = driver.takeChanges();
        await window.scenewrightStills.place(changes);
        changes.push(...driver.takeChanges());
        if (!first && changes.length === 0 && !driver.movesByItself()) {
          window.scenewrightSignal(`h ${frame}`);
          continue;
        }
        const obstacle = undrawable(changes, first);
        if (obstacle) throw new Error(`undrawable:${frame}:${obstacle}`);
        // What was waited for, a font say, can look different without a trace in the document.
        const everything = first || waited || driver.movesByItself();
        first = false;
        const drawn = await draw(partsOf(window.scenewrightDamage.bands(changes, everything)));
        const { slot, carrier } = await room();
        await convertFrame(frame, drawn, carrier);
        worker.postMessage({ kind: 'frame', carrier, frame, slot }, [carrier]);
      }
    },
    credit(count) {
      for (let index = 0; index < count; index++) free.push(taken.shift()!);
      wake();
    },
    stop() {
      stopped = true;
      wake();
    },
  };
}
