import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** The middle of the ring: the words given for it, else the figure of the highlighted part. */
export function DonutCenter(props: { ring: Rect; inner: number; item: LabelledFigure; from: number }): ReactNode {
  const scene = useScene<'donut-chart'>();
  const { ring, inner, item, from } = props;
  const width = inner * 1.5;
  const box: Rect = {
    x: ring.x + ring.width / 2 - width / 2,
    y: ring.y + ring.height / 2 - inner / 2,
    width,
    height: inner,
  };
  const { center } = scene.content;
  if (center) {
    const set = setText(
      scene,
      { text: center, role: 'figure', size: [96, 26], maxLines: 2, leading: 1.08 },
      width,
      inner,
    );
    return <TextBlock block="center" set={set} box={box} align="center" anchor="middle" from={from} motion="block" />;
  }
  const set = setText(scene, { text: item.figure.display, role: 'figure', size: [170, 40], maxLines: 1 }, width, inner);
  return (
    <CountingFigure
      block="center"
      figure={item.figure}
      set={set}
      box={box}
      align="center"
      anchor="middle"
      from={from}
      frames={28}
      color={scene.palette.accent}
    />
  );
}
