import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { tone } from '../look/tone.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** Faces of a solid that is lit from above and the reading side. */
export const litFace = (color: string): string => tone(color, '#ffffff', 0.28);
export const shadedFace = (color: string): string => tone(color, '#000000', 0.26);
export const darkFace = (color: string): string => tone(color, '#000000', 0.42);

/** A rectangle, or with depth a block of it that reaches back to the upper end: for SVG in canvas units. */
export function Block(props: { box: Rect; color: string; depth: number; radius?: number }): ReactNode {
  const { box, color, depth, radius = 0 } = props;
  const { x, y, width, height } = box;
  if (width <= 0 || height <= 0) return null;
  if (depth <= 0)
    return <rect x={x} y={y} width={width} height={height} rx={Math.min(radius, width / 2, height / 2)} fill={color} />;
  const [dx, dy] = [depth, depth * 0.58];
  return (
    <>
      <path d={`M${x} ${y}l${dx} ${-dy}h${width}l${-dx} ${dy}Z`} fill={litFace(color)} />
      <path d={`M${x + width} ${y}l${dx} ${-dy}v${height}l${-dx} ${dy}Z`} fill={shadedFace(color)} />
      <rect x={x} y={y} width={width} height={height} fill={color} />
    </>
  );
}

/** The sides of a flat plate that lies on the ground: under a card or a block of colour. */
export function Plate(props: { box: Rect; color: string; depth: number; radius: number }): ReactNode {
  const scene = useScene();
  const { box, color, depth, radius } = props;
  const layers = 4;
  return Array.from({ length: layers }, (_, index) => {
    const shift = (depth * (layers - index)) / layers;
    return (
      <div
        key={index}
        style={{
          ...place(scene, { ...box, x: box.x + shift * 0.75, y: box.y + shift }),
          borderRadius: radius,
          background: tone(color, '#000000', index === 0 ? 0.34 : 0.22),
        }}
      />
    );
  });
}

/** A disc, or with depth a coin. */
export function Coin(props: {
  x: number;
  y: number;
  radius: number;
  color: string;
  depth: number;
  scale?: number;
}): ReactNode {
  const { x, y, radius, color, depth, scale = 1 } = props;
  const r = radius * scale;
  if (r <= 0) return null;
  return (
    <>
      {depth > 0 ? (
        <path d={`M${x - r} ${y}v${depth}a${r} ${r} 0 0 0 ${2 * r} 0v${-depth}Z`} fill={shadedFace(color)} />
      ) : null}
      <circle cx={x} cy={y} r={r} fill={color} />
      {depth > 0 ? (
        <path
          d={`M${x - r * 0.78} ${y - r * 0.12}a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 1.1} ${-r * 0.58}`}
          fill="none"
          stroke={litFace(color)}
          strokeWidth={r * 0.09}
          strokeLinecap="round"
        />
      ) : null}
    </>
  );
}
