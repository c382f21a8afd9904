import { contrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { tone } from '../look/tone.js';
import { easeInOut } from '../motion/curves.js';
import type { Rect } from '../scene-context/rect.js';
import { swell } from './acting.js';
import { Block } from './depth.js';

/** Share of a bar that a light on it takes, and the most of it in lengths of its short side. */
const [share, most] = [0.3, 3.2];

interface GlintProps {
  box: Rect;
  color: string;
  /** How far its act has come, 0 to 1. */
  way: number;
  radius: number;
  isStanding?: boolean;
}

/** A colour with light on it: what is nearly white itself is shaded instead. */
export const lit = (color: string, way: number): string =>
  contrast(color, '#ffffff') > 1.5 ? tone(color, '#ffffff', 0.42 * way) : tone(color, '#000000', 0.2 * way);

/** A bar of a panel with the light on it while it acts. */
export function LitBlock(props: GlintProps & { depth: number }): ReactNode {
  return (
    <>
      <Block box={props.box} color={props.color} depth={props.depth} radius={props.radius} />
      <Glint {...props} />
    </>
  );
}

/** A light that passes along a bar while it acts (`way`, 0 to 1), from its foot to its tip: for SVG in canvas units. */
export function Glint(props: GlintProps): ReactNode {
  const { box, color, way, isStanding = false } = props;
  const [length, thick] = isStanding ? [box.height, box.width] : [box.width, box.height];
  // Round corners are left out of its way.
  const radius = Math.min(props.radius, length / 2, thick / 2);
  const room = length - 2 * radius;
  const size = Math.min(room * share, thick * most);
  if (way <= 0 || length <= 0) return null;
  // A stub has no room for a light to pass along it: it lights up as a whole.
  if (size < thick * 0.2) return <rect data-glint="" {...box} rx={radius} fill={lit(color, swell(way))} />;
  const at = radius + (room - size) * easeInOut(way);
  // Slanted, as light falls; a corner of the whole is in the bar at its ends.
  const slant = Math.min(thick * 0.5, size * 0.4);
  const [a, b] = [at, at + size];
  const points = isStanding
    ? [
        [box.x, box.y + length - a],
        [box.x + thick, box.y + length - a - slant],
        [box.x + thick, box.y + length - b],
        [box.x, box.y + length - b + slant],
      ]
    : [
        [box.x + a, box.y + thick],
        [box.x + a + slant, box.y],
        [box.x + b, box.y],
        [box.x + b - slant, box.y + thick],
      ];
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return <path data-glint="" d={`${d}Z`} fill={lit(color, swell(way))} />;
}
