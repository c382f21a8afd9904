import type { DamageWatch, installDamageWatch } from './damage-watch.js';
import type { FrameDriver } from './frame-driver.js';
import type { Strip } from './frame-outlet.js';
import type { installStillPictures } from './still-pictures.js';

/** What a page needs to know to draw itself into a canvas. Plain data. */
export interface CanvasSettings {
  width: number;
  height: number;
  /** Drawings that never change are shown as pictures up to this size. */
  mostStillPixels: number;
  /** Styles that cannot be drawn faithfully, as a regular expression over inline styles. */
  undrawableStyles: string;
  /** Elements that cannot be drawn faithfully, as a selector. */
  undrawableElements: string;
}

/** A piece of the frame that is drawn and converted at once. */
interface Part extends Strip {
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
}

declare global {
  interface Window {
    scenewrightInstallCapture: typeof installCanvasCapture;
    scenewrightCapture: CanvasCapture;
    scenewrightWatchDamage: typeof installDamageWatch;
    scenewrightPlaceStills: typeof installStillPictures;
  }
}

/**
 * Puts the video into a `<canvas layoutsubtree>` and draws it from there, frame by frame, on its own:
 * node only hears of finished frames and gives back their slots. The page's outlet must be open. Sent to the browser
 * as text.
 */
export async function installCanvasCapture(settings: CanvasSettings): Promise<void> {
  const { width, height } = settings;
  const driver: FrameDriver = window.scenewright;
  const outlet = window.scenewrightOutlet!;
  const { stripRows } = outlet;
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

  // ---- parts -------------------------------------------------------------------------------------
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
  await painted();

  window.scenewrightCapture = {
    async run(from, to) {
      outlet.begin();
      let first = true;
      for (let frame = from; frame < to; frame++) {
        outlet.check();
        driver.seek(frame);
        const waited = !driver.isReady();
        if (waited) await driver.whenReady();
        const changes = driver.takeChanges();
        await window.scenewrightStills.place(changes);
        changes.push(...driver.takeChanges());
        if (!first && changes.length === 0 && !driver.isAnimating()) {
          window.scenewrightSignal(`h ${frame}`);
          continue;
        }
        const obstacle = undrawable(changes, first);
        if (obstacle) throw new Error(`undrawable:${frame}:${obstacle}`);
        // What was waited for, a font say, can look different without a trace in the document.
        const everything = first || waited || driver.isAnimating();
        first = false;
        const drawn = await draw(partsOf(window.scenewrightDamage.bands(changes, everything)));
        await outlet.send(frame, canvas, drawn);
      }
    },
  };
}
