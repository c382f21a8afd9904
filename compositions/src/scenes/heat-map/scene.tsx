import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { chartArea } from '../../charting/chart-area.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { grown } from '../../charting/growth.js';
import { Ghost, Plate, solidPlate } from '../../charting/plate.js';
import { inset, place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';
import { heatOf } from './heat.js';

/** A cell a figure, the fuller its colour the more; the most of all is ringed. */
export function HeatMapScene(): ReactNode {
  const scene = useScene<'heat-map'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <HeatMapFigure categories={content.categories} series={content.series} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function HeatMapFigure(
  props: Pick<SceneContent<'heat-map'>, 'categories' | 'series'> & { area: Rect },
): ReactNode {
  const scene = useScene();
  const { categories, series, area } = props;
  const { u, palette, shape } = scene;
  // What there is more of runs down a narrow canvas.
  const turned = shape !== 'wide' && categories.length > series.length;
  const names = series.map(({ name }) => name);
  const [rows, columns] = turned ? [categories, names] : [names, categories];
  const figureAt = (row: number, column: number) =>
    turned ? series[column]!.values[row] : series[row]!.values[column];
  const gap = 6 * u;
  const labelRoom = area.width * (shape === 'wide' ? 0.2 : 0.26);
  const pitchGuess = area.height / (rows.length + 0.6);
  const rowSets = setTexts(scene, rows, { size: [40, 16], maxLines: 2, leading: 1.12, weight: 500 }, labelRoom, pitchGuess * 0.86); // prettier-ignore
  const labelWidth = Math.max(...rowSets.map(({ width }) => width)) + 24 * u;
  const slot = (area.width - labelWidth) / columns.length;
  const columnSets = setTexts(scene, columns, { size: [34, 12], maxLines: 2, leading: 1.12, weight: 500 }, slot - gap, 84 * u); // prettier-ignore
  const headHeight = Math.max(...columnSets.map(({ height }) => height)) + 14 * u;
  const pitch = Math.min((area.height - headHeight) / rows.length, 190 * u);
  const top = area.y + headHeight + (area.height - headHeight - pitch * rows.length) * (shape === 'tall' ? 0 : 0.3);
  const figures = series.flatMap(({ values }) => values);
  const heat = heatOf(figures.map(({ magnitude }) => magnitude));
  const cells = rows.flatMap((_, row) =>
    columns.map((_name, column) => ({ row, column, figure: figureAt(row, column) })),
  );
  const shown = cells.filter(({ figure }) => figure !== undefined);
  const sets = setTexts(
    scene,
    shown.map(({ figure }) => figure!.display),
    { role: 'figure', size: [56, 12], maxLines: 1, leading: 1.1 },
    slot - gap - 14 * u,
    pitch - gap - 8 * u,
  );
  const hottest = shown.reduce(
    (best, cell) => (cell.figure!.magnitude > best.figure!.magnitude ? cell : best),
    shown[0]!,
  );
  const pulse = 0.5 + 0.5 * Math.sin(lifeSeconds(scene) * 2.6);
  return (
    <>
      {columnSets.map((set, index) => (
        <TextBlock
          key={index}
          block={`columns.${index}`}
          set={set}
          box={{ x: area.x + labelWidth + index * slot, y: top - headHeight, width: slot - gap, height: headHeight - 14 * u }}
          align="center"
          anchor="bottom"
          color={palette.muted}
        />
      ))}
      {rowSets.map((set, index) => (
        <TextBlock
          key={index}
          block={`rows.${index}`}
          set={set}
          box={{ x: area.x, y: top + index * pitch, width: labelWidth - 20 * u, height: pitch - gap }}
          anchor="middle"
        />
      ))}
      {shown.map(({ row, column, figure }, at) => {
        const box: Rect = { x: area.x + labelWidth + column * slot, y: top + row * pitch, width: slot - gap, height: pitch - gap };
        const cued = scene.cue(`series.${turned ? column : row}`, scene.at(6 + 3 * row));
        const from = cued + scene.at(2 * (turned ? row : column));
        const way = Math.min(1, Math.max(0, grown(scene, from, 16)));
        const colors = solidPlate(scene, tone(palette.background, palette.accent, 0.1 + 0.9 * heat(figure!.magnitude)));
        const lit = figure === hottest.figure && heat(figure!.magnitude) === 1;
        return (
          <div key={at}>
            <Ghost box={box} radius={8 * u} />
            <Plate box={inset(box, ((1 - way) * box.width) / 2, ((1 - way) * box.height) / 2)} colors={colors} radius={8 * u} />
            {lit && way === 1 ? (
              <div style={{ ...place(scene, inset(box, -3 * u - 3 * u * pulse)), boxSizing: 'border-box', border: `${5 * u}px solid ${palette.text}`, borderRadius: 11 * u }} />
            ) : null}
            <CountingFigure
              block={`cells.${row}.${column}`}
              figure={figure!}
              set={sets[at]!}
              box={{ ...box, x: box.x + 4 * u, width: box.width - 8 * u }}
              align="center"
              anchor="middle"
              from={from + scene.at(3)}
              motion="block"
              enter="fade"
              color={colors.ink}
            />
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
