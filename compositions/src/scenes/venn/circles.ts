import type { Rect } from '../../scene-context/rect.js';

/** Circles that overlap, as ellipses that fill a box; words have room in `own` of each and in `shared`. */
export interface Circles {
  rx: number;
  ry: number;
  centers: readonly { x: number; y: number }[];
  /** The part that belongs to all. */
  lens: string;
  own: readonly Rect[];
  shared: Rect;
}

/** Two, side by side or over each other. */
function two(area: Rect, across: boolean): Circles {
  const away = 0.62;
  const [long, short] = across ? [area.width, area.height] : [area.height, area.width];
  const radius = long / (2 * (1 + away));
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const [rx, ry] = across ? [radius, short / 2] : [short / 2, radius];
  const way = radius * away;
  const tip = (short / 2) * Math.sqrt(1 - away * away);
  const centers = [-1, 1].map((side) => (across ? { x: cx + side * way, y: cy } : { x: cx, y: cy + side * way }));
  const [ax, ay, bx, by] = across ? [cx, cy - tip, cx, cy + tip] : [cx - tip, cy, cx + tip, cy];
  const half = radius * (1 - away);
  const own = [-1, 1].map((side): Rect => {
    const length = radius * 0.98;
    const start = side < 0 ? -half - length - radius * 0.04 : half + radius * 0.04;
    return across
      ? { x: cx + start, y: cy - ry * 0.6, width: length, height: ry * 1.2 }
      : { x: cx - rx * 0.66, y: cy + start + (side < 0 ? length * 0.14 : 0), width: rx * 1.32, height: length * 0.86 };
  });
  const shared: Rect = across
    ? { x: cx - half * 0.86, y: cy - tip * 0.62, width: half * 1.72, height: tip * 1.24 }
    : { x: cx - tip * 0.66, y: cy - half * 0.82, width: tip * 1.32, height: half * 1.64 };
  return {
    rx,
    ry,
    centers,
    lens: `M${ax} ${ay}A${rx} ${ry} 0 0 1 ${bx} ${by}A${rx} ${ry} 0 0 1 ${ax} ${ay}z`,
    own,
    shared,
  };
}

/** Three, two over one: places in radii from the middle of all. */
function three(area: Rect): Circles {
  const away = 0.66;
  const [dx, dy] = [away * Math.cos(Math.PI / 6), away / 2];
  const [rx, ry] = [area.width / (2 * (1 + dx)), area.height / (2 + away + dy)];
  const [cx, cy] = [area.x + area.width / 2, area.y + ry * (1 + dy)];
  const centers = [
    { x: cx - dx * rx, y: cy - dy * ry },
    { x: cx + dx * rx, y: cy - dy * ry },
    { x: cx, y: cy + away * ry },
  ];
  // Where two circles cross inside of the third: as far from the middle as half their chord less their way to it.
  const inner = Math.sqrt(1 - (1.5 * away * away) / 2) - away / 2;
  const tips = [Math.PI / 2, Math.PI / 2 + (2 * Math.PI) / 3, Math.PI / 2 + (4 * Math.PI) / 3].map(
    (angle) => `${cx + Math.cos(angle) * inner * rx} ${cy + Math.sin(angle) * inner * ry}`,
  );
  const arc = `A${rx} ${ry} 0 0 1 `;
  const room = (x: number, y: number, width: number, height: number): Rect => ({ x: cx + x * rx, y: cy + y * ry, width: width * rx, height: height * ry }); // prettier-ignore
  return {
    ...{ rx, ry, centers },
    lens: `M${tips[0]}${arc}${tips[1]}${arc}${tips[2]}${arc}${tips[0]}z`,
    own: [room(-1.4, -0.92, 0.96, 0.8), room(0.44, -0.92, 0.96, 0.8), room(-0.5, 0.66, 1, 0.8)],
    shared: room(-0.33, -0.24, 0.66, 0.5),
  };
}

export const circlesFor = (count: number, area: Rect, across: boolean): Circles =>
  count === 2 ? two(area, across) : three(area);
