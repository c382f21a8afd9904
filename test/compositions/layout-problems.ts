/** One thing that is wrong with the layout of a frame. */
export interface LayoutProblem {
  kind: 'outside' | 'overflow' | 'overlap';
  block: string;
  detail: string;
}

/**
 * Runs in the page: walks the text blocks (`[data-block]`) of the frame that is shown and says which
 * leave the canvas, which overflow their box and which lie over each other. Measures the lines of
 * text themselves, not the boxes around them. Self-contained, because it travels as source text.
 */
export function findLayoutProblems(): LayoutProblem[] {
  const slack = 3;
  const width = window.innerWidth;
  const height = window.innerHeight;
  const problems: LayoutProblem[] = [];
  const opacity = (element: Element | null): number => {
    let value = 1;
    for (let at = element; at; at = at.parentElement) value *= Number(getComputedStyle(at).opacity);
    return value;
  };
  const leaves: { name: string; rects: DOMRect[]; element: Element }[] = [];
  for (const element of document.querySelectorAll('[data-block]')) {
    if (element.querySelector('[data-block]') || !element.textContent?.trim() || opacity(element) < 0.5) continue;
    // A line that is being revealed is cut by a mask inside its block: what is cut does not count.
    const masked = (rect: DOMRect, node: Element | null): DOMRect => {
      let { left, top, right, bottom } = rect;
      for (let at = node; at && at !== element; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.clipPath === 'none' && style.overflow === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const rects: DOMRect[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || opacity(node.parentElement) < 0.5) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) rects.push(masked(rect, node.parentElement));
    }
    const visible = rects.filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (visible.length === 0) continue;
    const name = element.getAttribute('data-block') ?? '';
    // Line boxes are taller than the letters in them: a fifth above and below is air.
    const inked = visible.map((rect) => new DOMRect(rect.x, rect.y + rect.height * 0.2, rect.width, rect.height * 0.6));
    leaves.push({ name, rects: inked, element });
    const text = (element.textContent ?? '').slice(0, 40);
    for (const rect of inked) {
      if (rect.left < -slack || rect.top < -slack || rect.right > width + slack || rect.bottom > height + slack) {
        problems.push({
          kind: 'outside',
          block: name,
          detail: `"${text}" at ${Math.round(rect.left)},${Math.round(rect.top)}–${Math.round(rect.right)},${Math.round(rect.bottom)} of ${width}×${height}`,
        });
        break;
      }
    }
    const box = element.getBoundingClientRect();
    for (const rect of inked) {
      if (
        rect.left < box.left - slack - 0.02 * box.width ||
        rect.right > box.right + slack + 0.02 * box.width ||
        rect.bottom > box.bottom + slack + 0.25 * rect.height
      ) {
        problems.push({
          kind: 'overflow',
          block: name,
          detail: `"${text}" leaves its box by ${Math.round(Math.max(rect.right - box.right, box.left - rect.left, rect.bottom - box.bottom))} px`,
        });
        break;
      }
    }
  }
  for (const [index, one] of leaves.entries()) {
    for (const other of leaves.slice(index + 1)) {
      const hit = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack,
        ),
      );
      if (hit)
        problems.push({
          kind: 'overlap',
          block: one.name,
          detail: `"${(one.element.textContent ?? '').slice(0, 30)}" lies over ${other.name} "${(other.element.textContent ?? '').slice(0, 30)}"`,
        });
    }
  }
  return problems;
}

/** Runs in the page: colour, size and place of every text line that can be seen. */
export function listTextLines(): {
  block: string;
  color: string;
  size: number;
  bold: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}[] {
  const lines = [];
  for (const element of document.querySelectorAll('[data-block]')) {
    if (element.querySelector('[data-block]') || !element.textContent?.trim()) continue;
    let shown = 1;
    for (let at: Element | null = element; at; at = at.parentElement) shown *= Number(getComputedStyle(at).opacity);
    if (shown < 0.9) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const style = getComputedStyle(node.parentElement);
      const svg = node.parentElement instanceof SVGElement;
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        lines.push({
          block: element.getAttribute('data-block') ?? '',
          color: svg ? style.fill : style.color,
          size: rect.height,
          bold: Number(style.fontWeight) >= 600,
          x: rect.x,
          y: rect.y,
          width: rect.width,
          height: rect.height,
        });
      }
    }
  }
  return lines;
}
