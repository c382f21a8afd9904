import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { clamp, easeOut, mix } from '../motion/curves.js';
import { SceneContext, type SceneState } from '../scene-context/scene-context.js';
import { TextBlock } from '../typography/text-block.js';
import type { Camera } from './camera.js';
import type { TravellingTitle } from './opening.js';
import type { Point } from './world.js';

/**
 * The title between its station in the world (`away` 0) and its place as label in the picture (1): one transform, and
 * where it has several lines these give way to the label's one line at the end of the way.
 */
export function TitleOnTheWay(props: {
  title: TravellingTitle;
  state: SceneState;
  home: Point;
  camera: Camera;
  away: number;
  opens: boolean;
}): ReactNode {
  const { title, state, home, camera, away, opens } = props;
  const { width, height, direction, palette, u } = state;
  const { large, label, subtitle, align } = title;
  const left = (box: { x: number; width: number }): number => (direction === 'rtl' ? width - box.x - box.width : box.x);
  // Where the station's upper left corner lies in the picture.
  const corner = {
    x: width / 2 + (home.x - camera.x) * camera.scale,
    y: height / 2 + (home.y - camera.y) * camera.scale,
  };
  const small = label.set.height / large.set.height;
  const scale = mix(camera.scale, small, away);
  // The edge that the text is set from: it meets the label's own edge.
  const edge = (box: { x: number; width: number }, textWidth: number): number =>
    align === 'center'
      ? left(box) + (box.width - textWidth) / 2
      : direction === 'rtl'
        ? left(box) + box.width - textWidth
        : left(box);
  const from = { x: edge(large.box, large.set.width), y: large.box.y };
  const labelLeft = direction === 'rtl' ? left(label.box) + label.box.width - label.set.width : left(label.box);
  const inset = 16 * u;
  const goal = direction === 'rtl' ? labelLeft - inset + label.set.width - large.set.width * small : labelLeft + inset;
  const x = mix(corner.x + from.x * camera.scale, goal, away);
  const y = mix(corner.y + from.y * camera.scale, label.box.y, away);
  const fades = clamp((away - 0.55) / 0.4);
  const shown = camera.overview > 0 ? 1 - camera.overview : 1;
  const visible = (opens ? fades : 1) * shown;
  // A chip of its own ground reads on whatever a station draws up there.
  const pad = 16 * u;
  const chip = {
    x: label.box.x,
    y: label.box.y - 6 * u,
    width: label.set.width + 2 * pad,
    height: label.set.height + 12 * u,
  };
  return (
    <SceneContext value={state}>
      {opens && fades < 1 ? (
        <div
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width,
            height,
            opacity: 1 - fades,
            transformOrigin: '0 0',
            transform: `translate(${x - from.x * scale}px, ${y - from.y * scale}px) scale(${scale})`,
          }}
        >
          <TextBlock block="title" set={large.set} box={large.box} align={align} motion="block" />
          {subtitle ? (
            <div style={{ opacity: 1 - easeOut(clamp(away * 3)) }}>
              <TextBlock
                block="subtitle"
                set={subtitle.set}
                box={subtitle.box}
                align={align}
                color={palette.muted}
                from={state.at(12)}
                motion="block"
              />
            </div>
          ) : null}
        </div>
      ) : null}
      {visible > 0 ? (
        <div
          style={{
            opacity: visible,
            transform: visible === 1 ? undefined : `translateY(${-10 * u * (1 - visible)}px)`,
          }}
        >
          <div
            style={{
              ...place(state, chip),
              background: palette.text,
              borderRadius: Math.min(state.look.shape.radius, chip.height / 2),
            }}
          />
          <TextBlock
            block="label"
            set={label.set}
            box={{ ...chip, x: chip.x + pad, width: chip.width - 2 * pad }}
            anchor="middle"
            color={palette.background}
          />
        </div>
      ) : null}
    </SceneContext>
  );
}
