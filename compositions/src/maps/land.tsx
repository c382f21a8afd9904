import type { ReactNode } from 'react';
import { useSvgId } from '../look/svg-id.js';
import type { Size } from '@scenewright/core/canvas';
import { extentOf } from './extent.js';
import type { MapView } from './view.js';
import { countryPaths } from './world.js';

/** An edge of the map into which the land fades: a share of its width, or of its height at both ends. */
export interface LandFade {
  from: 'left' | 'right' | 'ends';
  share: number;
}

/**
 * The countries that a map shows, inside an `<svg>` of the map's size. What lies beyond its edges is left out, and what
 * fades is filled with a gradient: a mask over the map would be a layer of its own in every strip that is captured.
 */
export function Land(props: {
  map: Size;
  view: MapView;
  /** Nearer than the view says (below 1: further away). */
  zoom?: number;
  color: (code: string) => string;
  /** Borders, in canvas units. */
  border?: { color: string; width: number } | undefined;
  fade?: LandFade | undefined;
}): ReactNode {
  const { map, view, zoom = 1, color, border, fade } = props;
  const id = useSvgId('land');
  const scale = view.scale * zoom;
  const reach = { x: map.width / 2 / scale, y: map.height / 2 / scale };
  const across = fade && fade.from !== 'ends' ? fade.share * 2 * reach.x : 0;
  const down = fade?.from === 'ends' ? fade.share * 2 * reach.y : 0;
  const sharp = {
    left: view.x - reach.x + (fade?.from === 'left' ? across : 0),
    right: view.x + reach.x - (fade?.from === 'right' ? across : 0),
    top: view.y - reach.y + down,
    bottom: view.y + reach.y - down,
  };
  const gradients = new Map<string, string>();
  const paint = (plain: string, fades: boolean): string => {
    if (!fades) return plain;
    const known = gradients.get(plain) ?? `${id}-${gradients.size}`;
    gradients.set(plain, known);
    return `url(#${known})`;
  };
  const shown = Object.entries(countryPaths).flatMap(([code, d]) => {
    const { left, right, top, bottom } = extentOf(code);
    const seen = right > view.x - reach.x && left < view.x + reach.x && bottom > view.y - reach.y && top < view.y + reach.y; // prettier-ignore
    if (!seen) return [];
    const fades = fade !== undefined && (left < sharp.left || right > sharp.right || top < sharp.top || bottom > sharp.bottom); // prettier-ignore
    return [
      <path
        key={code}
        d={d}
        fill={paint(color(code), fades)}
        stroke={border ? paint(border.color, fades) : undefined}
        strokeWidth={border ? (2 * border.width) / scale : undefined}
        strokeLinejoin="round"
      />,
    ];
  });
  return (
    <g
      transform={`translate(${map.width / 2} ${map.height / 2}) scale(${scale / 2}) translate(${-view.x * 2} ${-view.y * 2})`}
    >
      {[...gradients].map(([plain, name]) => (
        <Gradient key={name} id={name} color={plain} fade={fade!} view={view} reach={reach} />
      ))}
      {shown}
    </g>
  );
}

/** From nothing at the edge to the colour; path data is in half units of the plane. */
function Gradient(props: {
  id: string;
  color: string;
  fade: LandFade;
  view: MapView;
  reach: { x: number; y: number };
}): ReactNode {
  const { id, color, fade, view, reach } = props;
  const [left, right] = [2 * (view.x - reach.x), 2 * (view.x + reach.x)];
  const [top, bottom] = [2 * (view.y - reach.y), 2 * (view.y + reach.y)];
  const line =
    fade.from === 'ends'
      ? { x1: 0, x2: 0, y1: top, y2: bottom }
      : { x1: fade.from === 'left' ? left : right, x2: fade.from === 'left' ? right : left, y1: 0, y2: 0 };
  const stops = fade.from === 'ends' ? [[0, 0], [fade.share, 1], [1 - fade.share, 1], [1, 0]] : [[0, 0], [fade.share, 1]]; // prettier-ignore
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...line}>
      {stops.map(([offset, opacity]) => (
        <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}
