import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { Awaited } from '../../charting/plate.js';
import { valueSpan } from '../../charting/value-span.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { ChangeArrow } from './change-arrow.js';
import { momentsOf } from './moments.js';

/** Sizes and places of the two rows. */
export function layOutDeltaRows(scene: SceneState<'delta'>, area: Rect) {
  const { u } = scene;
  const { moments } = momentsOf(scene);
  const strip = 96 * u;
  const row = Math.min((area.height - strip) / 2, 230 * u);
  const top = area.y + (area.height - strip - 2 * row) * 0.4;
  const gap = 32 * u;
  const labels = setTexts(
    scene,
    moments.map((moment) => moment.label ?? ''),
    { size: [40, 24], maxLines: 2, weight: 500, leading: 1.2 },
    area.width * 0.2,
    row,
  );
  const labelWidth = Math.max(...labels.map((label) => label.width));
  const left = labelWidth === 0 ? area.x : area.x + labelWidth + 36 * u;
  const width = area.x + area.width - left;
  const figures = moments.map((moment) =>
    setText(
      scene,
      {
        text: moment.figure.display,
        role: 'figure',
        size: moment.key === 'after' ? [230, 44] : [140, 36],
        maxLines: 1,
        leading: 1.05,
      },
      width * 0.46,
      row * 1.1,
    ),
  );
  const values = moments.map((moment) => moment.figure.magnitude);
  const { low, high, range } = valueSpan(values);
  // The longest bars at which each figure still stands beside its own bar; the second figure sets out at the first bar's end.
  const track = Math.min(
    width,
    ...values.map(
      (value, index) =>
        (width - gap - figures[index]!.width - 4 * u) /
        Math.max(0.001, ((moments[index]!.key === 'after' ? high : Math.max(value, 0)) - low) / range),
    ),
  );
  const at = (value: number): number => left + ((value - low) / range) * track;
  const thickness = row * 0.86;
  const rowY = [top, top + row + strip];
  return { strip, row, top, gap, labels, labelWidth, figures, values, at, thickness, rowY };
}

/** Lying bars, one under the other, each figure at its bar's end. */
export function DeltaRows({ area }: { area: Rect }): ReactNode {
  const scene = useScene<'delta'>();
  const { u, palette } = scene;
  const { moments, arrow } = momentsOf(scene);
  const { strip, row, top, gap, labels, labelWidth, figures, values, at, thickness, rowY } = layOutDeltaRows(
    scene,
    area,
  );
  const ends = values.map((value) => at(value));
  return (
    <>
      {moments.map((moment, index) => {
        const y = rowY[index]! + (row - thickness) / 2;
        const visible = scene.frame >= moment.from;
        const [from, to] = [Math.min(at(0), at(moment.shown)), Math.max(at(0), at(moment.shown))];
        return (
          <div key={moment.key}>
            {moment.label ? (
              <TextBlock
                block={`${moment.key}.label`}
                set={labels[index]!}
                box={{ x: area.x, y: rowY[index]!, width: labelWidth + 4 * u, height: row }}
                anchor="middle"
                from={Math.min(moment.from, scene.at(6 + 4 * index))}
                motion="block"
                color={moment.key === 'after' ? palette.text : palette.muted}
              />
            ) : null}
            <Awaited
              box={{ x: Math.min(at(0), ends[index]!), y, width: Math.abs(ends[index]! - at(0)), height: thickness }}
              from={moment.from}
            />
            {visible ? (
              <Bar
                box={{ x: from, y, width: Math.max(to - from, 4 * u), height: thickness }}
                color={moment.color}
                round={moment.figure.magnitude < 0 ? 'start' : 'end'}
              />
            ) : null}
            <CountingFigure
              block={moment.key}
              figure={moment.figure}
              set={figures[index]!}
              from={moment.from}
              frames={moment.key === 'after' ? 30 : 22}
              startValue={moment.key === 'after' ? scene.content.before.value : 0}
              anchor="middle"
              box={{ x: to + gap, y: rowY[index]!, width: figures[index]!.width + 4 * u, height: row }}
              color={moment.key === 'after' ? moment.color : palette.muted}
            />
          </div>
        );
      })}
      <Drawing>
        <ChangeArrow
          from={[ends[0]!, top + row + strip / 2]}
          to={[ends[1]!, top + row + strip / 2]}
          tick={strip * 0.5}
          color={moments[1].color}
          progress={arrow}
        />
      </Drawing>
    </>
  );
}
