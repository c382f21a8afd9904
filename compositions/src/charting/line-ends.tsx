import type { Series } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setTexts, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { CountingFigure } from './counting-figure.js';
import { Drawing } from './drawing.js';
import { arrival, itemStart, lineFrames } from './growth.js';
import { spread, type SeriesInk } from './series.js';

export interface SetLineEnds {
  figures: SetText[];
  names: SetText[] | null;
  width: number;
  /** Height of one label: figure and name. */
  height: number;
}

/** Measures what stands at the ends of lines: the last figure, and the name where there are several. */
export function setLineEnds(scene: SceneState, series: readonly Series[], area: Rect): SetLineEnds {
  const { u, shape } = scene;
  const single = series.length === 1;
  const most = area.width * (shape === 'wide' ? 0.22 : 0.3);
  const room = Math.min(area.height / series.length, 170 * u);
  const figures = setTexts(
    scene,
    series.map((one) => one.values.at(-1)!.display),
    { role: 'figure', size: [single ? (shape === 'wide' ? 104 : 84) : 56, 20], maxLines: 1, leading: 1.1 },
    most,
    room * 0.5,
  );
  const names = single
    ? null
    : setTexts(
        scene,
        series.map((one) => one.name),
        { size: [32, 17], maxLines: 2, weight: 500, leading: 1.15 },
        most,
        room * 0.42,
      );
  const width = Math.max(...figures.map((set) => set.width), ...(names ?? []).map((set) => set.width)) + 6 * u;
  const height = Math.max(...figures.map((set, index) => set.height + (names?.[index]?.height ?? 0))) + 8 * u;
  return { figures, names, width, height };
}

/** Labels beside the ends of their lines, moved apart where lines end close together and then tied by a fine line. */
export function LineEnds(props: {
  ends: SetLineEnds;
  series: readonly Series[];
  inks: readonly SeriesInk[];
  points: readonly (readonly [number, number])[];
  x: number;
  area: Rect;
}): ReactNode {
  const scene = useScene();
  const { ends, series, inks, points, x, area } = props;
  const { u, palette } = scene;
  const centres = spread(
    points.map((point) => point[1]),
    ends.height,
    area.y,
    area.y + area.height,
  );
  const left = x + 36 * u;
  return series.map((one, index) => {
    const from = itemStart(scene, 'series', index, 8);
    const arrives = arrival(scene, from, 0.97, lineFrames);
    const [px, py] = points[index]!;
    const centre = centres[index]!;
    const figure = ends.figures[index]!;
    const name = ends.names?.[index];
    const height = figure.height + (name?.height ?? 0);
    const { color, lit } = inks[index]!;
    const shown = scene.frame >= arrives;
    return (
      <div key={index}>
        {shown ? (
          <Drawing>
            {Math.abs(centre - py) > 6 * u ? (
              <path
                d={`M${px} ${py}L${x + 16 * u} ${py}L${left - 8 * u} ${centre}`}
                stroke={color}
                strokeWidth={2 * u}
                fill="none"
              />
            ) : null}
            <circle
              cx={px}
              cy={py}
              r={(lit ? 13 : 9) * u}
              fill={color}
              stroke={palette.background}
              strokeWidth={4 * u}
            />
          </Drawing>
        ) : null}
        <CountingFigure
          block={`series.${index}.figure`}
          figure={one.values.at(-1)!}
          set={figure}
          from={arrives}
          box={{ x: left, y: centre - height / 2, width: ends.width, height: figure.height }}
          color={lit ? palette.accent : palette.text}
        />
        {name ? (
          <TextBlock
            block={`series.${index}.name`}
            set={name}
            box={{ x: left, y: centre - height / 2 + figure.height, width: ends.width, height: name.height }}
            from={arrives}
            motion="block"
            color={lit ? palette.text : palette.muted}
          />
        ) : null}
      </div>
    );
  });
}
