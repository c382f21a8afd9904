import type { Series } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setTexts } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { Drawing } from './drawing.js';
import { arrival, itemStart, lineFrames } from './growth.js';

/** Figures on a single line: at every point where there is room, else at the first and the extremes. */
export function PointFigures(props: {
  series: Series;
  xAt: (index: number) => number;
  yAt: (value: number) => number;
  spacing: number;
  plot: Rect;
}): ReactNode {
  const scene = useScene();
  const { series, xAt, yAt, spacing, plot } = props;
  const { u, palette } = scene;
  const last = series.values.length - 1;
  const sets = setTexts(
    scene,
    series.values.map((figure) => figure.display),
    { role: 'figure', size: [40, 22], maxLines: 1, leading: 1.1 },
    240 * u,
    50 * u,
  );
  const widest = Math.max(...sets.map((set) => set.width)) + 8 * u;
  const magnitudes = series.values.map((figure) => figure.magnitude);
  const candidates = [0, magnitudes.indexOf(Math.max(...magnitudes)), magnitudes.indexOf(Math.min(...magnitudes))];
  const all = widest + 14 * u < spacing;
  const chosen: number[] = [];
  for (const index of all ? series.values.keys() : candidates)
    if (index < last && [...chosen, last].every((other) => Math.abs(xAt(other) - xAt(index)) > widest + 10 * u))
      chosen.push(index);
  const start = itemStart(scene, 'series', 0, 8);
  const points = magnitudes.map((value, index) => [xAt(index), yAt(value)] as const);
  const lengths = points.map((point, index) => {
    const previous = points[index - 1] ?? point;
    return Math.hypot(point[0] - previous[0], point[1] - previous[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const reached = lengths.map(
    (_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0) / whole,
  );
  return chosen.map((index) => {
    const from = arrival(scene, start, reached[index]!, lineFrames);
    const set = sets[index]!;
    const [x, y] = [xAt(index), yAt(magnitudes[index]!)];
    const before = magnitudes[index - 1] ?? Infinity;
    const after = magnitudes[index + 1] ?? Infinity;
    // A valley, and a start before a rise, carries its figure below, where no line runs.
    const valley = before > magnitudes[index]! && after > magnitudes[index]!;
    // On a slope the figure steps aside, towards the side where the line is lower.
    const slope =
      (yAt(Number.isFinite(after) ? after : 0) - yAt(Number.isFinite(before) ? before : magnitudes[index]!)) /
      (2 * spacing);
    const steep = !valley && Math.abs(slope) > 0.3 && index > 0;
    const shift = steep ? Math.sign(slope) * (widest / 2 - 8 * u) : 0;
    const under = valley && y + 24 * u + set.height < plot.y + plot.height;
    return (
      <div key={index}>
        {scene.frame >= from ? (
          <Drawing>
            <circle cx={x} cy={y} r={9 * u} fill={palette.accent} stroke={palette.background} strokeWidth={4 * u} />
          </Drawing>
        ) : null}
        <TextBlock
          block={`values.${index}`}
          set={set}
          box={{
            x: x - widest / 2 + shift,
            y: under ? y + 20 * u : y - 20 * u - set.height,
            width: widest,
            height: set.height,
          }}
          align={steep ? (slope < 0 ? 'end' : 'start') : 'center'}
          from={from}
          motion="block"
        />
      </div>
    );
  });
}
