import type { SceneState } from '../../scene-context/scene-context.js';

/** The ground below a height, down to the foot of the canvas, cut in the manner of the pack's fields. */
export function horizonPath({ width, height, look }: SceneState, y: number): string {
  const rise = width * 0.05;
  switch (look.picture.field.cut) {
    case 'arc':
      return `M0 ${y + rise}Q${width / 2} ${y - rise} ${width} ${y + rise}V${height}H0Z`;
    case 'slant':
      return `M0 ${y + rise * 0.6}L${width} ${y - rise * 0.6}V${height}H0Z`;
    case 'straight':
      return `M0 ${y}H${width}V${height}H0Z`;
  }
}
