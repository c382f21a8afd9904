/**
 * Finds what must be drawn again since the last frame. The function below is sent to the browser as text:
 * it may use nothing from outside itself.
 */
export interface DamageWatch {
  /**
   * Columns to draw again in each band of rows, from the top; null for a band that is as it was. All of
   * them when `everything` is set or when it cannot be told.
   */
  bands(changed: Element[], everything: boolean): (readonly [left: number, right: number] | null)[];
  readonly bandRows: number;
}

declare global {
  interface Window {
    scenewrightDamage: DamageWatch;
  }
}

/**
 * An element is drawn again when it or one above it changed, or when it stands elsewhere than before
 * (what changed may have pushed it). Both its old and its new place are damaged, with a margin for
 * what reaches beyond a box: strokes, swashes, shadows, blurs.
 */
export function installDamageWatch(width: number, height: number, bandRows: number): void {
  const container = window.scenewright.container;
  type Box = [left: number, top: number, right: number, bottom: number, margin: number];
  let known = new Map<Element, Box>();

  /** Layer corners on this grid: gradients are dithered in squares of 8. */
  const GRID = 16;
  const EDGE = 8;
  /** Share of a line's height that its glyphs may reach beyond it. */
  const SWASH = 0.4;
  const LARGEST_LINE = 300;
  /** Shadows and blurs reach this share of the short side at most. */
  const GLOW = 0.2 * Math.min(width, height);
  const GLOWS = /shadow|filter|outline/;
  /** What is changed inside one of these shows elsewhere. */
  const SHARED = 'defs,pattern,linearGradient,radialGradient,clipPath,mask,filter,symbol,marker';
  /** After as many frames that were drawn nearly whole, the next ones are not looked at. */
  const GIVE_UP_AFTER = 3;
  const LOOK_AGAIN_AFTER = 10;
  let wholeInARow = 0;
  let unwatched = 0;

  const count = Math.ceil(height / bandRows);
  const all = (): (readonly [number, number])[] => Array.from({ length: count }, () => [0, width] as const);

  const boxOf = (element: Element, glows: boolean): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const line = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE) ? bottom - top : 0;
    const margin = EDGE + SWASH * Math.min(line, LARGEST_LINE) + (glows ? GLOW : 0);
    return [left, top, right, bottom, margin];
  };

  return void (window.scenewrightDamage = {
    bandRows,
    bands(changed, everything) {
      if (everything) {
        known = new Map();
        unwatched = 0;
      } else if (unwatched > 0) {
        known = new Map();
        unwatched--;
        return all();
      }
      // Nothing is known of the frame before: all is drawn, and its places are learnt.
      const firstLook = known.size === 0;
      const touched = new Set(changed);
      // An element under a blur or in a shared part takes all of that along.
      for (const element of changed) {
        if (!element.isConnected) continue;
        if (element.closest(SHARED)) {
          known = new Map();
          return all();
        }
        for (let above = element.parentElement; above && above !== container; above = above.parentElement)
          if (/filter/.test(above.getAttribute('style') ?? '') || above.hasAttribute('filter')) touched.add(above);
      }
      const now = new Map<Element, Box>();
      const damage: Box[] = [];
      const visit = (element: Element, inTouched: boolean, glowsAbove: boolean): void => {
        const again = inTouched || touched.has(element);
        const style = element.getAttribute('style');
        const glows = glowsAbove || (style !== null && GLOWS.test(style)) || element.hasAttribute('filter');
        const box = boxOf(element, glows);
        const before = known.get(element);
        now.set(element, box);
        const moved =
          before === undefined ||
          before[0] !== box[0] ||
          before[1] !== box[1] ||
          before[2] !== box[2] ||
          before[3] !== box[3];
        if (again || moved) {
          damage.push(box);
          if (before) damage.push(before);
        }
        // Nothing moves inside a drawing that nobody touched and that stands where it stood.
        if (element.tagName === 'svg' && !again && !moved && !holdsTouched(element)) {
          keepInside(element);
          return;
        }
        for (const child of element.children) visit(child, again, glows);
      };
      const holdsTouched = (element: Element): boolean => {
        for (const one of touched) if (element.contains(one)) return true;
        return false;
      };
      const keepInside = (element: Element): void => {
        for (const inner of element.querySelectorAll('*')) {
          const box = known.get(inner);
          if (box) now.set(inner, box);
        }
      };
      // The container itself never moves; that something in it changed says nothing about all of it.
      if (touched.has(container)) {
        known = new Map();
        return all();
      }
      for (const child of container.children) visit(child, false, false);
      for (const [element, box] of known) if (!now.has(element)) damage.push(box);
      known = now;
      if (firstLook) return all();

      const bands: ([number, number] | null)[] = Array.from({ length: count }, () => null);
      for (const [left, top, right, bottom, margin] of damage) {
        if (right <= left && bottom <= top) continue;
        const from = Math.max(0, Math.floor((left - margin) / GRID) * GRID);
        const to = Math.min(width, Math.ceil((right + margin) / GRID) * GRID);
        if (from >= to) continue;
        const first = Math.max(0, Math.floor((top - margin) / bandRows));
        const last = Math.min(count - 1, Math.floor((bottom + margin) / bandRows));
        for (let band = first; band <= last; band++) {
          const columns = bands[band];
          if (columns) {
            columns[0] = Math.min(columns[0], from);
            columns[1] = Math.max(columns[1], to);
          } else bands[band] = [from, to];
        }
      }
      const share = bands.reduce((sum, columns) => sum + (columns ? columns[1] - columns[0] : 0), 0) / (count * width);
      wholeInARow = share > 0.8 ? wholeInARow + 1 : 0;
      if (wholeInARow >= GIVE_UP_AFTER) {
        wholeInARow = 0;
        unwatched = LOOK_AGAIN_AFTER;
      }
      return bands;
    },
  });
}
