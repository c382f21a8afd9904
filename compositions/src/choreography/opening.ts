import type { SceneState, Rect } from '../scene-context/scene-context.js';
import { statementArea } from '../layout/statement-area.js';
import { largestTitleSize } from '../scenes/title/title-size.js';
import { setText, type SetText } from '../typography/set-text.js';

export interface TravellingTitle {
  large: { set: SetText; box: Rect };
  /** The same words as a label in the upper margin. */
  label: { set: SetText; box: Rect };
  subtitle: { set: SetText; box: Rect } | null;
  /** A bar under the title, which sets out with the camera. */
  mark: Rect;
  align: 'start' | 'center';
}

/** The title on its own station, and as the label that it becomes when the camera leaves. */
export function setTravellingTitle(scene: SceneState, title: string, subtitle: string | undefined): TravellingTitle {
  const { u, shape, look, safe } = scene;
  const align = look.align.statement;
  const area = statementArea(scene);
  const wide = shape === 'wide';
  const width = wide ? Math.min(area.width, 1560 * u) : area.width;
  const x = align === 'center' ? area.x + (area.width - width) / 2 : area.x;
  const below = subtitle
    ? setText(
        scene,
        { text: subtitle, size: wide ? [46, 28] : [48, 32], maxLines: 3 },
        Math.min(width, 1080 * u),
        area.height * 0.24,
      )
    : null;
  const gap = below ? 38 * u : 0;
  const bar = { width: 150 * u, height: 14 * u, gap: 44 * u };
  const set = setText(
    scene,
    { text: title, role: 'heading', size: largestTitleSize(title, wide), maxLines: wide ? 3 : 5 },
    width,
    area.height * 0.8 - (below?.height ?? 0) - gap - bar.gap - bar.height,
  );
  const used = set.height + gap + (below?.height ?? 0) + bar.gap + bar.height;
  const y = area.y + (area.height - used) * 0.45;
  const label = setText(
    scene,
    { text: title, role: 'body', size: wide ? [30, 20] : [34, 24], maxLines: 1, weight: 600, leading: 1.2 },
    safe.width * 0.86,
    60 * u,
  );
  const top = shape === 'tall' ? safe.y - label.height - 34 * u : (safe.y - label.height) * 0.56;
  return {
    large: { set, box: { x, y, width, height: set.height } },
    label: { set: label, box: { x: safe.x, y: top, width: safe.width * 0.86, height: label.height } },
    subtitle: below ? { set: below, box: { x, y: y + set.height + gap, width, height: below.height } } : null,
    mark: {
      x: align === 'center' ? x + (width - bar.width) / 2 : x,
      y: y + used - bar.height,
      width: bar.width,
      height: bar.height,
    },
    align,
  };
}
