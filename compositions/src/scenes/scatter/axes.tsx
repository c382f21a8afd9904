import type { ScaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

type Scale = ScaleLinear<number, number>;

export interface SetAxes {
  plot: Rect;
  xTicks: { value: number; set: SetText }[];
  yTicks: { value: number; set: SetText }[];
  xLabel: SetText;
  yLabel: SetText;
  yWidth: number;
}

/** Chooses a few round numbers for each axis and finds the box that is left for the points. */
export function setAxes(scene: SceneState<'scatter'>, xs: Scale, ys: Scale, area: Rect): SetAxes {
  const { u, content, shape } = scene;
  const ticksOf = (scale: Scale, count: number): SetAxes['xTicks'] => {
    const values = scale.ticks(count);
    const step = Math.abs((values[1] ?? 1) - (values[0] ?? 0)) || 1;
    const decimals = Math.max(0, Math.min(4, Math.ceil(-Math.log10(step) - 1e-9)));
    const sets = setTexts(
      scene,
      values.map((value) => scene.number(value, decimals)),
      { size: [28, 18], maxLines: 1, leading: 1.2 },
      180 * u,
      40 * u,
    );
    return values.map((value, index) => ({ value, set: sets[index]! }));
  };
  const xTicks = ticksOf(xs, shape === 'wide' ? 6 : 4);
  const yTicks = ticksOf(ys, 4);
  const yWidth = Math.max(0, ...yTicks.map((tick) => tick.set.width)) + 6 * u;
  const name = { size: [32, 20], maxLines: 1, weight: 500, leading: 1.2 } as const;
  const xLabel = setText(scene, { ...name, text: content.xLabel }, area.width - yWidth, 46 * u);
  const yLabel = setText(scene, { ...name, text: content.yLabel }, area.width, 46 * u);
  const tickHeight = Math.max(0, ...xTicks.map((tick) => tick.set.height));
  const plot: Rect = {
    x: area.x + yWidth + 18 * u,
    y: area.y + yLabel.height + 22 * u,
    width: area.width - yWidth - 18 * u - 10 * u,
    height: area.height - yLabel.height - 22 * u - tickHeight - xLabel.height - 28 * u,
  };
  return { plot, xTicks, yTicks, xLabel, yLabel, yWidth };
}

/** Losses and gains: what lies on which side of zero is to be seen. */
const crossesZero = (scale: Scale): boolean => {
  const [low, high] = scale.domain();
  return low! < 0 && high! > 0;
};

export function Axes(props: { axes: SetAxes; xs: Scale; ys: Scale }): ReactNode {
  const scene = useScene();
  const { axes, xs, ys } = props;
  const { plot, xTicks, yTicks, xLabel, yLabel, yWidth } = axes;
  const { u, palette, look } = scene;
  const foot = plot.y + plot.height;
  const tickHeight = xTicks[0]?.set.height ?? 0;
  const line = look.shape.hairline * u;
  return (
    <>
      <Drawing>
        {yTicks.map(({ value }) => (
          <line
            key={value}
            x1={plot.x}
            x2={plot.x + plot.width}
            y1={ys(value)}
            y2={ys(value)}
            stroke={ink(scene, 0.1)}
            strokeWidth={line}
          />
        ))}
        {crossesZero(ys) ? (
          <line
            x1={plot.x}
            x2={plot.x + plot.width}
            y1={ys(0)}
            y2={ys(0)}
            stroke={ink(scene, 0.45)}
            strokeWidth={line}
          />
        ) : null}
        {crossesZero(xs) ? (
          <line x1={xs(0)} x2={xs(0)} y1={plot.y} y2={foot} stroke={ink(scene, 0.45)} strokeWidth={line} />
        ) : null}
        <line x1={plot.x} x2={plot.x + plot.width} y1={foot} y2={foot} stroke={palette.text} strokeWidth={line} />
      </Drawing>
      <TextBlock
        block="yLabel"
        set={yLabel}
        box={{
          x: plot.x - yWidth - 18 * u,
          y: plot.y - yLabel.height - 22 * u,
          width: yWidth + 18 * u + plot.width,
          height: yLabel.height,
        }}
        from={scene.at(6)}
        motion="block"
      />
      {yTicks.map(({ value, set }, index) => (
        <TextBlock
          key={value}
          block={`yTicks.${index}`}
          set={set}
          box={{ x: plot.x - yWidth - 18 * u, y: ys(value) - set.height / 2, width: yWidth, height: set.height }}
          align="end"
          color={palette.muted}
          from={scene.at(8)}
          motion="block"
        />
      ))}
      {xTicks.map(({ value, set }, index) => {
        const x = Math.min(
          Math.max(xs(value) - set.width / 2 - 3 * u, plot.x),
          plot.x + plot.width - set.width - 6 * u,
        );
        return (
          <TextBlock
            key={value}
            block={`xTicks.${index}`}
            set={set}
            box={{ x, y: foot + 10 * u, width: set.width + 6 * u, height: set.height }}
            align="center"
            color={palette.muted}
            from={scene.at(8)}
            motion="block"
          />
        );
      })}
      <TextBlock
        block="xLabel"
        set={xLabel}
        box={{ x: plot.x, y: foot + 18 * u + tickHeight, width: plot.width, height: xLabel.height }}
        align="end"
        from={scene.at(6)}
        motion="block"
      />
    </>
  );
}
