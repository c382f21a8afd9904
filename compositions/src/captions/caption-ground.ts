import { contrast, withContrast, type Palette } from '@scenewright/core/style';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { fieldFill } from '../pictures/treatment.js';
import { drawingOf } from '../scenes/registry.js';

/** The plate behind captions that their ground would not bear, and what is written on it: light on dark in every pack. */
export const captionPlate = { ground: 'rgba(9, 12, 24, 0.72)', text: '#ffffff', muted: '#b4bccb' } as const;
/** The plate over a bright picture, where it is at its lightest. */
const lightestPlate = '#3c3f48';

/** The pack's palette on the plate. */
export function onPlate(palette: Palette): Palette {
  const { text, muted } = captionPlate;
  return { ...palette, text, muted, accent: withContrast(palette.accent, [lightestPlate], 4.5) };
}

/**
 * Whether captions need a plate: a scene that fills the canvas may show anything under them; else what is laid where they
 * stand, a field of colour or a scene's own floor, has to bear their words (4.5:1) and the word that is said (3:1).
 */
export function needsPlate(
  scene: Pick<SceneState, 'kind' | 'palette' | 'pictured' | 'look' | 'picture' | 'closing'>,
  captions: Pick<Rect, 'y' | 'height'>,
): boolean {
  const { ground, underCaptions } = drawingOf(scene.kind);
  if (ground === null || scene.closing === 'object') return true;
  const { palette, pictured, look, picture } = scene;
  const field = picture?.field?.area;
  const crossed = field !== undefined && field.y < captions.y + captions.height && captions.y < field.y + field.height;
  const under = [underCaptions?.(palette), crossed ? fieldFill(pictured, look.picture.field.share) : undefined];
  return under.some((fill) => fill !== undefined && !bears(fill, palette));
}

function bears(fill: string, { text, accent, background }: Palette): boolean {
  // An accent that is faint on the ground itself is no worse here.
  return contrast(text, fill) >= 4.5 && contrast(accent, fill) >= Math.min(3, contrast(accent, background));
}
