import { contrast } from '@scenewright/core/style';
import type { CSSProperties, ReactNode } from 'react';
import { place } from '../layout/place.js';
import { behind, tone } from '../look/tone.js';
import { PassingBands } from '../look/grounds/passing-bands.js';
import { clamp, mix, spring } from '../motion/curves.js';
import { gesture } from '../motion/gesture.js';
import { orbit } from '../motion/life.js';
import { depths, viewAt } from '../motion/shot.js';
import { Plate } from '../pictures/plate.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import type { Face } from './face.js';

/**
 * An object that holds words. It stands there from the first frame, lands with the pack's bounce and comes forward now
 * and then; its words, which are inside, come with it. `name` is told to whoever looks for pictures.
 */
export function Thing(props: {
  name: string;
  box: Rect;
  /** Degrees from which it turns upright as it lands. */
  tilt?: number;
  children: ReactNode;
}): ReactNode {
  const scene = useScene();
  const { name, box, tilt = -1.6, children } = props;
  const { look, frame, at, direction } = scene;
  const landed = spring(look.motion.bounce)(clamp(frame / at(20)));
  const way = 1 - landed;
  const pose = gesture(scene, 0.4);
  const left = direction === 'rtl' ? scene.width - box.x - box.width : box.x;
  return (
    <div
      data-picture={name}
      style={{
        position: 'absolute',
        inset: 0,
        transformOrigin: `${left + box.width / 2}px ${box.y + box.height / 2}px`,
        transform: `translateY(${way * 0.05 * box.height}px) rotate(${way * tilt + landed * pose.turn}deg) scale(${mix(0.95, 1, landed) * pose.scale})`,
      }}
    >
      {children}
    </div>
  ); // prettier-ignore
}

/** What a pack stands behind its pictures, large, behind an object: it follows the camera. */
export function Backing({ box, share = 1.3 }: { box: Rect; share?: number }): ReactNode {
  const scene = useScene();
  const view = viewAt(scene, depths.picture);
  const side = Math.min(Math.max(box.width, box.height) * share, Math.max(scene.width, scene.height) * 1.2);
  const about = orbit(scene, 'backing', 11);
  const shift = scene.direction === 'rtl' ? -view.x : view.x;
  // A place is behind it.
  if (scene.art?.world !== undefined) return null;
  return (
    <svg
      viewBox="0 0 100 100"
      style={{
        ...place(scene, { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }),
        overflow: 'visible',
        transform: `translate(${shift + about.x * 0.006 * side}px, ${view.y + about.y * 0.006 * side}px) rotate(${about.x * 2}deg) scale(${view.scale})`,
      }}
    >
      <Plate kind={scene.look.picture.plate} scene={scene} />
    </svg>
  ); // prettier-ignore
}

/** A flat sheet with the pack's corners and border; its shadow wanders with the light, and bands of light pass over it. */
export function Sheet(props: {
  box: Rect;
  face: Face;
  /** Layout units; else the pack's. */
  radius?: number;
  style?: CSSProperties;
  /** Lies on another part of the object and throws no shadow. */
  flat?: boolean;
  /** No light passes over it: something else on it moves. */
  still?: boolean;
}): ReactNode {
  const scene = useScene();
  const { box, face, flat = false, still = false } = props;
  const { u, palette, look, width, height } = scene;
  const radius = (props.radius ?? Math.min(28, look.shape.radius)) * u;
  const light = orbit(scene, 'light', 9);
  const outlined = look.shape.surface === 'outline' || look.shape.bars === 'outline';
  const cast = [1, 2].map((step) => ({
    ...box,
    x: box.x + (8 * step + 3 * step * light.x) * u,
    y: box.y + (11 * step + 3 * step * light.y) * u,
  }));
  return (
    <>
      {flat
        ? null
        : cast.map((shade, at) => (
            <div
              key={at}
              style={{ ...place(scene, shade), borderRadius: radius, background: tone(palette.background, '#000000', 0.5), opacity: 0.16 - at * 0.06 }}
            />
          ))}
      <div
        style={{
          ...place(scene, box),
          boxSizing: 'border-box',
          overflow: 'hidden',
          background: face.fill,
          borderRadius: radius,
          border: outlined && !flat ? `${Math.max(2, look.shape.hairline) * u}px solid ${face.line}` : undefined,
          ...props.style,
        }}
      >
        {still ? null : (
          <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', left: 0, top: 0 }}>
            <PassingBands fill={lightOn(face)} step={520} share={0.34} speed={24} slant={260} />
          </svg>
        )}
      </div>
    </>
  ); // prettier-ignore
}

/** The tone of the light on a face: a shade towards its text where that has contrast to spare, else away from it. */
const lightOn = ({ fill, text }: Face): string =>
  contrast(fill, text) >= 7 ? tone(fill, text, 0.035) : behind(fill, text, 0.07);

/** A rule on an object: whole, or dashed as what is torn along it. */
export function Rule(props: { box: Rect; color: string; dashed?: boolean }): ReactNode {
  const scene = useScene();
  const { box, color, dashed = false } = props;
  const lying = box.width >= box.height;
  const stroke = lying ? box.height : box.width;
  const border = `${stroke}px ${dashed ? 'dashed' : 'solid'} ${color}`;
  return <div style={{ ...place(scene, box), boxSizing: 'border-box', ...(lying ? { borderTop: border } : { borderLeft: border }) }} />; // prettier-ignore
}

/** The largest box of a proportion (width over height, within bounds) in the middle of an area. */
export function fitted(area: Rect, least: number, most: number): Rect {
  const ratio = Math.min(most, Math.max(least, area.width / area.height));
  const width = Math.min(area.width, area.height * ratio);
  const height = Math.min(area.height, width / ratio);
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}
