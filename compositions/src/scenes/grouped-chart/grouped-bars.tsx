import type { Series } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { grown, itemStart } from '../../charting/growth.js';
import type { SeriesInk } from '../../charting/series.js';
import { valueSpan } from '../../charting/value-span.js';
import { place } from '../../layout/place.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';

/** Clusters of columns on one zero line; figures over the bars as far as they are wide enough. */
export function GroupedBars(props: {
  categories: readonly string[];
  series: readonly Series[];
  inks: readonly SeriesInk[];
  area: Rect;
}): ReactNode {
  const scene = useScene();
  const { categories, series, inks, area } = props;
  const { u, palette, look } = scene;
  const slot = area.width / categories.length;
  const cluster = Math.min(slot * 0.82, series.length * 190 * u);
  const pitch = cluster / series.length;
  const thickness = pitch * (pitch > 24 * u ? 0.9 : 1);
  const all = series.flatMap((one) => one.values);
  const measured = setTexts(
    scene,
    all.map((figure) => figure.display),
    { role: 'figure', size: [54, 10], maxLines: 1, leading: 1.1 },
    pitch * 0.98,
    64 * u,
  );
  const legible = (measured[0]?.size ?? 0) >= 20 * u;
  const figureHeight = legible ? Math.max(...measured.map((set) => set.height)) : 0;
  const gap = 8 * u;
  const magnitudes = all.map((figure) => figure.magnitude);
  const { low, high, range } = valueSpan(magnitudes);
  const above = figureHeight + gap;
  const height = area.height - above - (low < 0 ? above : 0);
  const base = area.y + above + (high / range) * height;
  let offset = 0;
  return (
    <>
      {series.map((one, at) => {
        const from = itemStart(scene, 'series', at, 8);
        const first = offset;
        offset += one.values.length;
        const { color, lit } = inks[at]!;
        return one.values.slice(0, categories.length).map((figure, index) => {
          const begins = from + scene.at(Math.min(2 * index, (24 * index) / categories.length));
          const length = (Math.abs(figure.magnitude) / range) * height * grown(scene, begins);
          const up = figure.magnitude >= 0;
          const middle = area.x + (index + 0.5) * slot - cluster / 2 + (at + 0.5) * pitch;
          const set = measured[first + index]!;
          return (
            <div key={`${at}.${index}`}>
              {scene.frame >= begins ? (
                <Bar
                  box={{
                    x: middle - thickness / 2,
                    y: up ? base - Math.max(length, 2 * u) : base,
                    width: thickness,
                    height: Math.max(length, 2 * u),
                  }}
                  color={color}
                  round={up ? 'top' : 'bottom'}
                />
              ) : null}
              {legible ? (
                <CountingFigure
                  block={`series.${at}.values.${index}`}
                  figure={figure}
                  set={set}
                  from={begins}
                  align="center"
                  box={{
                    x: middle - pitch / 2,
                    y: up ? base - length - gap - set.height : base + length + gap,
                    width: pitch,
                    height: set.height,
                  }}
                  color={lit ? palette.text : palette.muted}
                />
              ) : null}
            </div>
          );
        });
      })}
      <div
        style={{
          ...place(scene, {
            x: area.x,
            y: base - look.shape.hairline * u * 0.5,
            width: area.width,
            height: look.shape.hairline * u,
          }),
          background: palette.text,
        }}
      />
    </>
  );
}
