import type { Figure } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

export interface SetRatio {
  count: SetText;
  total: SetText;
  height: number;
}

/** Measures "7/10" at one size; numbers in the digits of the language. */
export function setRatio(scene: SceneState<'pictogram'>, width: number, height: number, most: number): SetRatio {
  const { u, content } = scene;
  const [first, second] = [scene.number(content.count), `/${scene.number(content.total)}`];
  const whole = setText(
    scene,
    { text: first + second, role: 'figure', size: [most, 60], maxLines: 1 },
    width * 0.96,
    height,
  );
  const size = [whole.size / u, 12] as const;
  const part = (text: string): SetText =>
    setText(scene, { text, role: 'figure', size, maxLines: 1 }, width, whole.height + 2 * u);
  return { count: part(first), total: part(second), height: whole.height };
}

export function RatioFigure(props: { ratio: SetRatio; box: Rect; from: number }): ReactNode {
  const scene = useScene<'pictogram'>();
  const { ratio, box, from } = props;
  const { u, palette, content } = scene;
  const figure: Figure = {
    value: content.count,
    magnitude: content.count,
    display: scene.number(content.count),
    prefix: '',
    suffix: '',
    decimals: 0,
    unit: '',
  };
  const width = ratio.count.width + 4 * u;
  return (
    <>
      <CountingFigure
        block="figure"
        figure={figure}
        set={ratio.count}
        from={from}
        frames={30}
        enter="rise"
        box={{ ...box, width }}
        color={palette.accent}
      />
      <TextBlock
        block="total"
        set={ratio.total}
        box={{ ...box, x: box.x + width, width: ratio.total.width + 4 * u }}
        from={from}
        motion="block"
        enter="rise"
        color={palette.muted}
      />
    </>
  );
}
