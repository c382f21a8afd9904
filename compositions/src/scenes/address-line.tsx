import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { clamp, easeOutQuint } from '../motion/curves.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';

/** A web address as people read it: without the protocol and a closing slash. */
export function readableAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/u, '').replace(/\/$/u, '');
}

export function setAddress(scene: SceneState, url: string, width: number): SetText {
  const size = scene.shape === 'wide' ? ([84, 28] as const) : ([76, 28] as const);
  const text = readableAddress(url);
  return setText(scene, { text, size, maxLines: 1, weight: 650, leading: 1.4 }, width, 130 * scene.u);
}

/** A web address over a rule of the accent that draws itself. */
export function AddressLine(props: { set: SetText; box: Rect; align: 'start' | 'center'; from: number }): ReactNode {
  const scene = useScene();
  const { set, box, align, from } = props;
  const { u, look, palette } = scene;
  const drawn = easeOutQuint(clamp((scene.frame - from) / scene.at(18)));
  const x = align === 'center' ? box.x + (box.width - set.width) / 2 : box.x;
  const height = Math.max(4, look.shape.stroke) * u;
  return (
    <>
      <TextBlock block="url" set={set} box={box} align={align} from={from} motion="block" />
      <div
        style={{
          ...place(scene, { x, y: box.y + set.height, width: set.width * drawn, height }),
          background: palette.accent,
        }}
      />
    </>
  );
}
