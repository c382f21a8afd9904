import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.js';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint, spring } from '../../motion/curves.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

export interface SetAction {
  text: SetText;
  width: number;
  height: number;
}

const pad = 52;
const arrow = 52;

export function setAction(scene: SceneState, text: string, width: number): SetAction {
  const { u } = scene;
  const around = (2 * pad + arrow + 24) * u;
  const set = setText(scene, { text, size: [56, 26], maxLines: 1, weight: 650, leading: 1.2 }, width - around, 90 * u);
  return { text: set, width: set.width + around, height: set.height + 60 * u };
}

/** A field of the accent that opens from the reading side, its words, and an arrow. */
export function ActionButton(props: { set: SetAction; box: Rect; align: 'start' | 'center'; from: number }): ReactNode {
  const scene = useScene();
  const { set, box, align, from } = props;
  const { u, palette, look } = scene;
  const linear = clamp((scene.frame - from) / scene.at(16));
  if (linear <= 0) return null;
  const { bounce } = look.motion;
  const grown = bounce > 0 ? spring(bounce * 0.6)(linear) : easeOutQuint(linear);
  const x = align === 'center' ? box.x + (box.width - set.width) / 2 : box.x;
  const rect: Rect = { x, y: box.y, width: set.width, height: set.height };
  const shown: Rect =
    align === 'center'
      ? { ...rect, x: x + (set.width * (1 - grown)) / 2, width: set.width * grown }
      : { ...rect, width: set.width * grown };
  const side = arrow * u;
  const run = easeOutQuint(clamp((scene.frame - from - scene.at(6)) / scene.at(14)));
  return (
    <>
      <div
        style={{
          ...place(scene, shown),
          background: palette.accent,
          borderRadius: Math.min(look.shape.radius * 1.5 * u, set.height / 2),
        }}
      />
      <TextBlock
        block="action"
        set={set.text}
        box={{ ...rect, x: x + pad * u, width: set.text.width + 4 * u }}
        anchor="middle"
        color={palette.onAccent}
        from={from + scene.at(4)}
        motion="block"
      />
      {run > 0 ? (
        <Icon
          name="arrow-right"
          color={palette.onAccent}
          box={{
            x: x + set.width - (pad + arrow + 24 * (1 - run)) * u,
            y: box.y + (set.height - side) / 2,
            width: side,
            height: side,
          }}
          style={run >= 1 ? {} : { opacity: run }}
        />
      ) : null}
    </>
  );
}
