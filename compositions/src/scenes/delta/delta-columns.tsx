import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { Awaited } from '../../charting/plate.js';
import { valueSpan } from '../../charting/value-span.js';
import { place } from '../../layout/place.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { ChangeArrow } from './change-arrow.js';
import { momentsOf } from './moments.js';

/** Sizes and places of the two columns. */
export function layOutDeltaColumns(scene: SceneState<'delta'>, area: Rect) {
  const { u } = scene;
  const { moments } = momentsOf(scene);
  const lane = 110 * u;
  const slot = (area.width - lane) / 2;
  const labels = setTexts(
    scene,
    moments.map((moment) => moment.label ?? ''),
    { size: [38, 24], maxLines: 2, weight: 500, leading: 1.2 },
    slot,
    100 * u,
  );
  const labelled = moments.some((moment) => moment.label);
  const labelHeight = labelled ? Math.max(...labels.map((label) => label.height)) + 18 * u : 0;
  const figures = moments.map((moment) =>
    setText(
      scene,
      {
        text: moment.figure.display,
        role: 'figure',
        size: moment.key === 'after' ? [190, 40] : [130, 34],
        maxLines: 1,
        leading: 1.05,
      },
      slot,
      area.height * 0.3,
    ),
  );
  const figureHeight = Math.max(...figures.map((figure) => figure.height));
  const gap = 14 * u;
  const values = moments.map((moment) => moment.figure.magnitude);
  const { low, high, range } = valueSpan(values);
  const below = low < 0 ? figureHeight + gap : 0;
  const above = high > 0 || low === 0 ? figureHeight + gap : 0;
  const plot = area.height - labelHeight - above - below;
  const at = (value: number): number => area.y + above + ((high - value) / range) * plot;
  const base = at(0);
  const middle = area.x + area.width / 2;
  return { lane, slot, labels, labelHeight, figures, gap, values, at, base, middle };
}

/** Standing bars side by side with the arrow between them, for shapes that are not wide. */
export function DeltaColumns({ area }: { area: Rect }): ReactNode {
  const scene = useScene<'delta'>();
  const { u, palette, look } = scene;
  const { moments, arrow } = momentsOf(scene);
  const { lane, slot, labels, labelHeight, figures, gap, values, at, base, middle } = layOutDeltaColumns(scene, area);
  return (
    <>
      {moments.map((moment, index) => {
        const x = area.x + index * (slot + lane);
        const visible = scene.frame >= moment.from;
        const down = moment.figure.magnitude < 0;
        const [top, foot] = [Math.min(base, at(moment.shown)), Math.max(base, at(moment.shown))];
        const set = figures[index]!;
        return (
          <div key={moment.key}>
            <Awaited
              box={{
                x,
                y: Math.min(base, at(values[index]!)),
                width: slot,
                height: Math.abs(base - at(values[index]!)),
              }}
              from={moment.from}
            />
            {visible ? (
              <Bar
                box={{
                  x,
                  y: down ? base : foot - Math.max(foot - top, 4 * u),
                  width: slot,
                  height: Math.max(foot - top, 4 * u),
                }}
                color={moment.color}
                round={down ? 'bottom' : 'top'}
              />
            ) : null}
            <CountingFigure
              block={moment.key}
              figure={moment.figure}
              set={set}
              from={moment.from}
              frames={moment.key === 'after' ? 30 : 22}
              startValue={moment.key === 'after' ? scene.content.before.value : 0}
              box={{ x, y: down ? foot + gap : top - gap - set.height, width: slot, height: set.height }}
              color={moment.key === 'after' ? moment.color : palette.muted}
            />
            {moment.label ? (
              <TextBlock
                block={`${moment.key}.label`}
                set={labels[index]!}
                box={{ x, y: area.y + area.height - labelHeight + 18 * u, width: slot, height: labelHeight - 18 * u }}
                from={Math.min(moment.from, scene.at(6 + 4 * index))}
                motion="block"
                color={moment.key === 'after' ? palette.text : palette.muted}
              />
            ) : null}
          </div>
        );
      })}
      <Drawing>
        <ChangeArrow
          from={[middle, at(values[0]!)]}
          to={[middle, at(values[1]!)]}
          tick={lane * 0.42}
          color={moments[1].color}
          progress={arrow}
        />
      </Drawing>
      <div
        style={{
          ...place(scene, { x: area.x, y: base, width: area.width, height: look.shape.hairline * u }),
          background: palette.text,
        }}
      />
    </>
  );
}
