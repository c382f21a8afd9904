import type { SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { inset } from '../../layout/place.js';
import { setText } from '../../typography/set-text.js';

export interface PlacedPoint {
  px: number;
  py: number;
  r: number;
  label?: string | undefined;
  highlight?: boolean | undefined;
}

export interface NamedPoint {
  index: number;
  box: Rect;
  size: number;
}

/** Names beside their points where they cover neither a point nor another name; highlighted ones choose first. */
export function namePoints(scene: SceneState, points: readonly PlacedPoint[], plot: Rect): NamedPoint[] {
  const { u } = scene;
  const taken: Rect[] = [];
  const dots = points.map((point) => ({
    x: point.px - point.r,
    y: point.py - point.r,
    width: 2 * point.r,
    height: 2 * point.r,
  }));
  const order = [...points.keys()].sort(
    (a, b) => Number(points[b]!.highlight ?? false) - Number(points[a]!.highlight ?? false),
  );
  const crowded = points.length > 24 && points.some((point) => point.highlight);
  const named: NamedPoint[] = [];
  for (const index of order) {
    const point = points[index]!;
    if (!point.label || (crowded && !point.highlight)) continue;
    const most = point.highlight ? 42 : 30;
    const set = setText(
      scene,
      { text: point.label, size: [most, 20], maxLines: 1, weight: 500, leading: 1.2 },
      plot.width * 0.5,
      60 * u,
    );
    const [width, height] = [set.width + 6 * u, set.height];
    const off = point.r + 8 * u;
    const spots: Rect[] = [
      { x: point.px + off, y: point.py - height / 2, width, height },
      { x: point.px - off - width, y: point.py - height / 2, width, height },
      { x: point.px - width / 2, y: point.py - off - height, width, height },
      { x: point.px - width / 2, y: point.py + off, width, height },
      { x: point.px + off * 0.6, y: point.py - off - height, width, height },
      { x: point.px - off * 0.6 - width, y: point.py + off * 0.8, width, height },
    ];
    const inside = spots.filter(
      (spot) =>
        spot.x >= plot.x &&
        spot.x + spot.width <= plot.x + plot.width &&
        spot.y >= plot.y &&
        spot.y + spot.height <= plot.y + plot.height,
    );
    const free = inside.filter((spot) => taken.every((other) => !meet(spot, other)));
    const clear = free.find((spot) =>
      dots.every((dot, at) => at === index || !meet(spot, point.highlight ? dot : inset(dot, -14 * u))),
    );
    const box = clear ?? (point.highlight ? free[0] : undefined);
    if (!box) continue;
    taken.push(box);
    named.push({ index, box, size: set.size });
  }
  return named;
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
