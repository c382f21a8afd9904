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
 * what reaches beyond a box: the stroke of a shape, its corners and markers, the region of a filter, and what
 * grows with the picture: antialiasing, swashes, shadows, blurs.
 */
export function installDamageWatch(width: number, height: number, bandRows: number): void {
  const container = window.scenewright.container;
  type Box = [left: number, top: number, right: number, bottom: number, margin: number];
  let known = new Map<Element, Box>();

  /** Layer corners on this grid: gradients are dithered in squares of 8. */
  const GRID = 16;
  /** Output pixels that stand for one at 720p: drawings grow with the short side. */
  const unit = Math.max(1, Math.min(width, height) / 720);
  const EDGE = 8 * unit;
  /** Share of a line's height that its glyphs may reach beyond it. */
  const SWASH = 0.4;
  const LARGEST_LINE = 300 * unit;
  /** Shadows and blurs reach this share of the short side at most. */
  const GLOW = 0.2 * Math.min(width, height);
  const GLOWS = /shadow|filter|outline|text-stroke/;
  /** What is changed inside one of these shows elsewhere. */
  const SHARED = 'defs,pattern,linearGradient,radialGradient,clipPath,mask,filter,symbol,marker';
  /** After as many frames that were drawn nearly whole, the next ones are not looked at. */
  const GIVE_UP_AFTER = 3;
  const LOOK_AGAIN_AFTER = 10;
  let wholeInARow = 0;
  let unwatched = 0;

  const count = Math.ceil(height / bandRows);
  const all = (): (readonly [number, number])[] => Array.from({ length: count }, () => [0, width] as const);

  /** Output pixels that one unit of a drawing takes at most, whatever turns and stretches it. */
  const scaleOf = (element: SVGGraphicsElement): number => {
    const { a, b, c, d } = element.getScreenCTM() ?? new DOMMatrix();
    return Math.hypot(a, b, c, d);
  };
  const byUrl = (value: string): Element | null =>
    document.getElementById(/^url\(["']?#(.*?)["']?\)/.exec(value)?.[1] ?? '');

  /** Output pixels that stroke and markers reach beyond the box of a shape or of words. */
  const strokeReach = (style: CSSStyleDeclaration, scale: number): number => {
    const stroke = parseFloat(style.strokeWidth) * (style.vectorEffect === 'non-scaling-stroke' ? 1 : scale);
    const corner = style.strokeLinejoin === 'miter' ? parseFloat(style.strokeMiterlimit) : 1;
    const reaches = [style.stroke === 'none' ? 0 : (stroke / 2) * Math.max(Math.SQRT2, corner)];
    for (const value of [style.markerStart, style.markerMid, style.markerEnd]) {
      const marker = byUrl(value);
      if (!(marker instanceof SVGMarkerElement)) continue;
      const inStrokes = marker.markerUnits.baseVal === SVGMarkerElement.SVG_MARKERUNITS_STROKEWIDTH;
      const { markerWidth, markerHeight } = marker;
      reaches.push(Math.hypot(markerWidth.baseVal.value, markerHeight.baseVal.value) * (inStrokes ? stroke : scale));
    }
    return Math.max(...reaches);
  };
  /** Output pixels that the region of an SVG filter reaches beyond the box of what it is applied to. */
  const filterReach = (element: SVGGraphicsElement, style: CSSStyleDeclaration, scale: number): number => {
    const filter = byUrl(style.filter);
    if (!(filter instanceof SVGFilterElement)) return 0;
    const box = element.getBBox();
    const shared = filter.filterUnits.baseVal === SVGUnitTypes.SVG_UNIT_TYPE_OBJECTBOUNDINGBOX;
    const inUnits = (length: SVGAnimatedLength, from: number, whole: number): number => {
      const { unitType, value, valueInSpecifiedUnits: said } = length.baseVal;
      if (!shared) return value - from;
      return whole * (unitType === SVGLength.SVG_LENGTHTYPE_PERCENTAGE ? said / 100 : said);
    };
    const left = inUnits(filter.x, box.x, box.width);
    const top = inUnits(filter.y, box.y, box.height);
    const right = left + inUnits(filter.width, 0, box.width) - box.width;
    const bottom = top + inUnits(filter.height, 0, box.height) - box.height;
    return Math.max(0, -left, -top, right, bottom) * scale;
  };
  /** What a drawing paints beside its box, which is that of its geometry alone. */
  const reachOf = (element: Element): number => {
    if (!(element instanceof SVGGraphicsElement)) return 0;
    const style = getComputedStyle(element);
    const scale = scaleOf(element);
    let reach = filterReach(element, style, scale);
    if (element instanceof SVGGeometryElement || element instanceof SVGTextContentElement)
      reach += strokeReach(style, scale);
    else if (element instanceof SVGUseElement) {
      const source = document.getElementById(element.href.baseVal.slice(1));
      const parts = source ? [source, ...source.querySelectorAll('*')] : [];
      reach += Math.max(0, ...parts.map((part) => strokeReach(getComputedStyle(part), scale)));
    }
    return reach;
  };

  /** The place of an element; as before where nothing that could have changed it did. */
  const boxOf = (element: Element, glows: boolean, again: boolean, before: Box | undefined): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const stays =
      before && before[0] === left && before[1] === top && before[2] === right && before[3] === bottom && !again;
    if (stays) return before;
    const line = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE) ? bottom - top : 0;
    const margin = EDGE + SWASH * Math.min(line, LARGEST_LINE) + (glows ? GLOW : 0) + reachOf(element);
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
        const before = known.get(element);
        const box = boxOf(element, glows, again, before);
        now.set(element, box);
        // Changed, new, or elsewhere than before.
        if (box !== before) {
          damage.push(box);
          if (before) damage.push(before);
        }
        // Nothing moves inside a drawing that nobody touched and that stands where it stood.
        if (element.tagName === 'svg' && box === before && !holdsTouched(element)) {
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
        // A point is seen when it has a stroke, say.
        if (right <= left && bottom <= top && margin <= EDGE) continue;
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
