import type { ReactNode } from 'react';
import { clamp, easeOutQuint, mix } from '../motion/curves.js';
import { orbit } from '../motion/life.js';
import { actOf, turned } from '../motion/second-act.js';
import { place } from '../layout/place.js';
import { tone } from '../look/tone.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import type { PictureRoom } from './picture-room.js';
import { fieldFill } from './treatment.js';

/** The field of colour under a picture, cut by the edge that faces the words in the manner of the pack. */
export function PictureField({ field }: { field: NonNullable<PictureRoom['field']> }): ReactNode {
  const scene = useScene();
  const { frame, at, palette, look, u, direction } = scene;
  const { cut, share } = look.picture.field;
  const grown = easeOutQuint(clamp(frame / at(20)));
  const { edge } = field;
  const area = typeof scene.carried?.reach === 'number' ? overCanvas(scene, field, scene.carried.reach) : field.area;
  const sideways = edge === 'start' || edge === 'end';
  // Only the cut travels: the field itself is there from the first frame. Its edge breathes, away from the words.
  const shift = (1 - grown) * 0.12 + 0.012 * (1 + orbit(scene, 'field', 9).x);
  const depth = { straight: 0, arc: 0.16, slant: 0.13 }[cut];
  // Where it goes on under the captions of a tall canvas, it has a second, nearer ground; in a second act one comes up.
  const risen = actOf(scene) === 'ground' ? turned(scene, 0, 30) : 0;
  const under =
    field.nearer !== undefined
      ? (field.nearer - area.y) / area.height - 0.1 * risen
      : risen > 0
        ? mix(1, 0.42, risen)
        : null;
  const outlined = share === 0;
  const stroke = outlined
    ? {
        stroke: tone(palette.background, palette.text, 0.4),
        strokeWidth: look.shape.hairline * u,
        vectorEffect: 'non-scaling-stroke' as const,
      }
    : {};
  return (
    <svg
      data-picture-field={edge}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      style={{
        ...place(scene, area),
        overflow: 'visible',
        ...(direction === 'rtl' && sideways ? { transform: 'scaleX(-1)' } : {}),
      }}
    >
      <path d={outlineOf(edge, cut, depth, shift)} fill={fieldFill(palette, share)} {...stroke} />
      {under === null ? null : (
        <path
          d={outlineOf(edge, cut, depth, under + 2 * shift)}
          fill={share === 1 ? tone(palette.accent, palette.text, 0.16) : fieldFill(palette, share * 1.7)}
          {...stroke}
        />
      )}
    </svg>
  );
}

/** A unit square whose `edge` is cut; the other sides lie on the canvas's. */
function outlineOf(edge: string, cut: 'straight' | 'arc' | 'slant', depth: number, shift: number): string {
  // Points along the cut, as `t` along it and `d` into the square.
  const from = depth;
  const to = cut === 'arc' ? depth : 0;
  const point = (t: number, d: number): string => {
    const into = d + shift;
    const [x, y] =
      edge === 'start' ? [into, t] : edge === 'end' ? [1 - into, t] : edge === 'top' ? [t, into] : [t, 1 - into];
    return `${x.toFixed(4)} ${y.toFixed(4)}`;
  };
  const far = (t: number): string => point(t, 1 - shift);
  const line = cut === 'arc' ? `Q${point(0.5, -depth)} ${point(1, to)}` : `L${point(1, to)}`;
  return `M${point(0, from)}${line}L${far(1)}L${far(0)}Z`;
}

/** A field that has grown over so much of the canvas: its cut lies beyond the opposite edge in the end. */
function overCanvas(
  { width, height }: Pick<SceneState, 'width' | 'height'>,
  { area, edge }: NonNullable<PictureRoom['field']>,
  reach: number,
): Rect {
  const [over, up] = [0.3 * width, 0.3 * height];
  const whole: Rect = {
    x: edge === 'start' ? -over : 0,
    y: edge === 'top' ? -up : 0,
    width: edge === 'start' || edge === 'end' ? width + over : width,
    height: edge === 'top' || edge === 'bottom' ? height + up : height,
  };
  return {
    x: mix(area.x, whole.x, reach),
    y: mix(area.y, whole.y, reach),
    width: mix(area.width, whole.width, reach),
    height: mix(area.height, whole.height, reach),
  };
}
