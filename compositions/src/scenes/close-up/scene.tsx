import type { Palette } from '@scenewright/core';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { PassingBands } from '../../look/grounds/passing-bands.js';
import { behind, tone } from '../../look/tone.js';
import { clamp, easeOutQuint, mix, spring } from '../../motion/curves.js';
import { gesture } from '../../motion/gesture.js';
import { lifeSeconds, lifeShare } from '../../motion/life.js';
import { DrawnPicture, EchoPicture } from '../../pictures/drawn-picture.js';
import { square } from '../../pictures/picture-room.js';
import { useScene, type Rect, type SceneState } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';

/** The colour that fills the frame, under captions too: the ground with enough of the accent to be another place. */
export const closeUpField = ({ background, accent }: Palette): string => tone(background, accent, 0.22);

/** Where the thing stands, as shares of the width, and its turn in degrees: one for each seed. */
const compositions = [
  { x: 0.5, turn: -3 },
  { x: 0.62, turn: 4 },
  { x: 0.4, turn: -5 },
] as const;

/** A thing that the camera goes towards, before its own shadow in the colour of the field; its name on a plate over its edge. */
export function CloseUpScene(): ReactNode {
  const scene = useScene<'close-up'>();
  const { content, width, height, safe, captions, u, frame, at, palette, look } = scene;
  const drawing = scene.drawing(content.picture);
  const fill = closeUpField(palette);
  const clear: Rect = { x: 0, y: 0, width, height: captions === 'bottom' ? safe.y + safe.height : height };
  const { x, turn } = compositions[Math.floor(scene.random('composition') * compositions.length)]!;
  const plate = content.title === undefined ? null : plateOf(scene, content.title);
  // Upright, the plate stands under the thing; lying, it covers its foot.
  const room = scene.shape === 'wide' || !plate ? clear.height : plate.box.y;
  const side = Math.min(width * (scene.shape === 'wide' ? 0.6 : 1.02), room * 1.02);
  const middle = { x: width * (scene.shape === 'wide' ? x : 0.5), y: room * 0.5 };
  const seconds = lifeSeconds(scene);
  const near = mix(0.96, 1.1, lifeShare(scene));
  const landed = mix(0.86, 1, spring(Math.max(0.3, look.motion.bounce))(clamp(frame / at(22))));
  const pose = gesture(scene, 0.8);
  const box = square(middle.x, middle.y, side);
  // It reaches out of the frame above, and not under what captions stand on.
  const shadow = square(middle.x + side * 0.12, room - side * 0.72, side * 1.4);
  return (
    <>
      <div style={{ ...place(scene, { x: 0, y: 0, width, height }), background: fill }} />
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        <PassingBands fill={behind(fill, palette.text, 0.09)} step={300} share={0.5} speed={34} slant={260} />
      </svg>
      <div style={{ ...place(scene, clear), overflow: 'hidden' }}>
        {drawing ? (
          <>
            <div style={{ ...place(scene, shadow), transform: `rotate(${turn * 3 - seconds * 1.2}deg) scale(${mix(1.04, 0.96, lifeShare(scene))})` }}>
              <EchoPicture drawing={drawing} ground={fill} />
            </div>
            <div
              data-picture={drawing.name}
              style={{
                ...place(scene, box),
                transform: `translateY(${Math.sin(seconds * 1.1) * 0.012 * side}px) rotate(${turn + pose.turn}deg) scale(${near * landed * pose.scale})`,
              }}
            >
              <DrawnPicture drawing={drawing} />
            </div>
          </>
        ) : null}
      </div>
      {plate ? <Plate plate={plate} grown={easeOutQuint(clamp((frame - at(4)) / at(14)))} u={u} /> : null}
    </>
  ); // prettier-ignore
}

interface Lettering {
  box: Rect;
  title: ReturnType<typeof setText>;
  titleBox: Rect;
  kicker: { set: NonNullable<ReturnType<typeof setKicker>>; box: Rect } | null;
}

/** The plate with the name: at the foot of what is clear, as wide as its words. */
function plateOf(scene: SceneState<'close-up'>, words: string): Lettering {
  const { content, safe, u, shape, look } = scene;
  const pad = 44 * u;
  const most = (shape === 'wide' ? safe.width * 0.62 : safe.width) - 2 * pad;
  const text = content.index === undefined ? words : `${scene.number(content.index)}  ${words}`;
  const title = setText(scene, { text, role: 'heading', size: [[...text].length <= 22 ? 128 : 84, 40], maxLines: 3 }, most, safe.height * 0.34); // prettier-ignore
  const set = content.kicker ? setKicker(scene, content.kicker, most) : null;
  const over = set ? set.height + (look.type.kicker === 'chip' ? 16 * u : 0) + 16 * u : 0;
  const height = title.height + over + 1.5 * pad;
  const width = Math.min(most, Math.max(title.width, set?.width ?? 0)) + 2 * pad + 4 * u;
  const box: Rect = { x: safe.x, y: safe.y + safe.height - height - 10 * u, width, height };
  const inner: Rect = { x: box.x + pad, y: box.y + pad * 0.75, width: width - 2 * pad, height: height - 1.5 * pad };
  return {
    box,
    title,
    titleBox: { ...inner, y: inner.y + over, height: title.height },
    kicker: set ? { set, box: { ...inner, height: over - 16 * u } } : null,
  };
}

function Plate({ plate, grown, u }: { plate: Lettering; grown: number; u: number }): ReactNode {
  const scene = useScene<'close-up'>();
  const { palette, look } = scene;
  const { box, title, titleBox, kicker } = plate;
  return (
    <>
      <div style={{ ...place(scene, { ...box, width: box.width * grown }), background: palette.background, borderRadius: look.shape.radius * u }} />
      <div style={{ ...place(scene, { ...box, width: 12 * u }), background: palette.accent }} />
      {kicker ? <Kicker set={kicker.set} box={kicker.box} align="start" from={scene.at(6)} /> : null}
      <TextBlock block="title" set={title} box={titleBox} align="start" from={scene.cue('title', scene.at(8))} />
    </>
  ); // prettier-ignore
}
