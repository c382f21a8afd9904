import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** The safe area less what the look's ground keeps for its own drawing in a statement. */
export function statementArea(scene: SceneState): Rect {
  const { safe, look, shape, u, width, height } = scene;
  const [upper, end, lower] = look.reserve?.[shape] ?? [0, 0, 0];
  const flip = lower > 0 && scene.captions === 'bottom';
  const [top, bottom] = flip ? [lower, upper] : [upper, lower];
  const y = Math.max(safe.y, top * u);
  const right = Math.min(safe.x + safe.width, width - end * u);
  const foot = Math.min(safe.y + safe.height, height - bottom * u);
  return { x: safe.x, y, width: right - safe.x, height: foot - y };
}
