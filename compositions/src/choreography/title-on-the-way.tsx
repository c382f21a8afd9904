import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { clamp, easeOut, mix } from '../motion/curves.js';
import { SceneContext, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { TextBlock } from '../typography/text-block.js';
import { inPicture, type Camera } from './camera.js';
import type { TravellingTitle } from './opening.js';
import type { Cell } from './world.js';

/**
 * The title between its station in the world (`away` 0) and its place as label in the picture (1), and from there to the
 * head of the board: one transform a way, and where it has several lines these give way to the label's one line.
 */
export function TitleOnTheWay(props: {
  title: TravellingTitle;
  state: SceneState;
  home: Cell;
  camera: Camera;
  away: number;
  opens: boolean;
  /** How much of the label is seen: it stays away from pictures that fill the canvas. */
  labelled: number;
}): ReactNode {
  const { title, state, home, camera, away, opens, labelled } = props;
  const { width, height, direction, palette } = state;
  const { large, label, head, subtitle, align } = title;
  const rtl = direction === 'rtl';
  const left = (box: Rect): number => (rtl ? width - box.x - box.width : box.x);
  const corner = inPicture(camera, { width, height }, home);
  const small = label.set.height / large.set.height;
  const scale = mix(camera.scale * home.scale, small, away);
  const textLeft = (box: Rect, textWidth: number, centred: boolean): number =>
    centred ? left(box) + (box.width - textWidth) / 2 : rtl ? left(box) + box.width - textWidth : left(box);
  const from = { x: textLeft(large.box, large.set.width, align === 'center'), y: large.box.y };
  const labelLeft = textLeft(label.box, label.set.width, false);
  const goal = rtl ? labelLeft + label.set.width - large.set.width * small : labelLeft;
  const own = camera.scale * home.scale;
  const x = mix(corner.x + from.x * own, goal, away);
  const y = mix(corner.y + from.y * own, label.box.y, away);
  const fades = clamp((away - 0.55) / 0.4);
  const back = camera.overview;
  const visible = back > 0 ? mix(labelled, 1, clamp(back * 2)) : (opens ? fades : 1) * labelled;
  return (
    <SceneContext value={state}>
      {opens && fades < 1 && back === 0 ? (
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
      {visible > 0 && back < 1 ? (
        <Grown state={state} set={label} goal={head} share={back} opacity={visible * (1 - clamp((back - 0.5) * 9))}>
          <TextBlock block="label" set={label.set} box={label.box} color={palette.muted} />
        </Grown>
      ) : null}
      {back > 0.5 ? (
        <Grown state={state} set={head} goal={label} share={1 - back} opacity={clamp((back - 0.5) * 9)}>
          <TextBlock block="head" set={head.set} box={head.box} />
        </Grown>
      ) : null}
    </SceneContext>
  );
}

/** A text on its way to the place and size of another setting of the same words. */
function Grown(props: {
  state: SceneState;
  set: { set: { height: number; width: number }; box: Rect };
  goal: { set: { height: number; width: number }; box: Rect };
  share: number;
  opacity: number;
  children: ReactNode;
}): ReactNode {
  const { state, set, goal, share, opacity } = props;
  if (share <= 0 && opacity >= 1) return props.children;
  const scale = mix(1, goal.set.width / set.set.width, share);
  const here = place(state, { ...set.box, width: set.set.width });
  const there = place(state, { ...goal.box, width: goal.set.width });
  const [hx, tx] = [Number(here.left), Number(there.left)];
  const x = mix(hx, tx, share) - hx * scale;
  const y = mix(set.box.y, goal.box.y, share) - set.box.y * scale;
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: state.width,
        height: state.height,
        opacity,
        transformOrigin: '0 0',
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
      }}
    >
      {props.children}
    </div>
  );
}
