/**
 * Runs in the page: the text blocks whose letters are smaller than what is read on a telephone, in units of a canvas
 * whose short side is 1080 (house style: nothing under 24). Self-contained, because it travels as source text.
 */
export function findSmallText(): string[] {
  const smallest = 24;
  const side = Math.min(window.innerWidth, window.innerHeight);
  const found: string[] = [];
  for (const element of document.querySelectorAll('[data-block]')) {
    if (element.querySelector('[data-block]')) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      const set = parseFloat(getComputedStyle(parent).fontSize);
      // Text of a drawing is set in the drawing's own units.
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const size = matrix ? (set * Math.hypot(matrix.a, matrix.b) * 1080) / side : set;
      if (size >= smallest - 0.1) continue;
      found.push(`${element.getAttribute('data-block')} "${element.textContent?.slice(0, 40)}": ${size.toFixed(1)}`);
      break;
    }
  }
  return found;
}
