import type { LabelledFigure, PicturedFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { pictureRoom, RowPicture } from '../../charting/row-pictures.js';
import { lyingBar, valueSpan } from '../../charting/value-span.js';
import { ZeroLine } from '../../charting/zero-line.js';
import { distribute, place } from '../../layout/place.js';
import { useCountUp } from '../../motion/count-up.js';
import { clamp, spring } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { Part } from '../../motion/part.js';
import { stressOf } from '../../motion/stress.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts, type SetText } from '../../typography/set-text.js';
import { stressedMark } from '../../typography/stressed-ink.js';
import { TextBlock } from '../../typography/text-block.js';
import { barColor, barStyle } from './figure-bar.js';

/** Lying bars: label over its bar where rows are high, before it where they are low; the figure at the bar's end, that of a loss behind the zero line. */
export function FigureRows(props: { items: readonly PicturedFigure[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { u, palette, look, shape } = scene;
  const rows = distribute(area, items.length, Math.min(28 * u, (area.height / items.length) * 0.18), 'y');
  const rowHeight = rows[0]!.height;
  const over = shape !== 'wide' && rowHeight > 84 * u;
  const pictures = pictureRoom(scene, items, Math.min(rowHeight * 0.92, 120 * u));
  const indent = pictures.side > 0 ? pictures.side + 22 * u : 0;
  const labelWidth = over ? area.width - indent : area.width * (shape === 'wide' ? 0.27 : 0.34);
  const labelSize = over ? ([38, 20] as const) : ([34, 16] as const);
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: labelSize, maxLines: over ? 1 : 2, leading: 1.15, weight: 500 },
    labelWidth,
    over ? rowHeight * 0.42 : rowHeight,
  );
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [48, 16], maxLines: 1, leading: 1.1 },
    area.width * 0.24,
    over ? rowHeight * 0.5 : rowHeight,
  );
  const figureWidth = Math.max(...figures.map((figure) => figure.width)) + 6 * u;
  const gap = 20 * u;
  const track = area.width - indent - (over ? 0 : labelWidth + gap) - figureWidth - gap;
  const span = valueSpan(items.map((item) => item.figure.magnitude));

  return items.map((item, index) => {
    const row = rows[index]!;
    const from = scene.cue(`items.${index}`, staggered(scene, scene.at(10), index, Math.max(2, look.motion.stagger)));
    const grown = spring(look.motion.bounce * 0.6)(clamp((scene.frame - from) / scene.at(22)));
    const labelHeight = over ? labels[index]!.height : row.height;
    const height = over ? Math.min(row.height - labelHeight - 6 * u, 64 * u) : Math.min(row.height * 0.72, 64 * u);
    const y = over ? row.y + labelHeight + 6 * u : row.y + (row.height - height) / 2;
    const x = row.x + indent + (over ? 0 : labelWidth + gap);
    const { magnitude } = item.figure;
    const line = { span, start: x, length: track };
    const bar = lyingBar(magnitude * grown, line, grown > 0 ? 2 * u : 0);
    // While it springs, a short bar may swing over the zero line: its corners stay where it settles.
    const behind = Math.max(bar.x + bar.width, span.along(0, x, track));
    const radius = Math.min(look.shape.barRadius * u, height / 2);
    const forward = (scene.direction === 'ltr') === magnitude >= 0;
    return (
      <Part key={index} of={`items.${index}`}>
        <RowPicture room={pictures} index={index} box={{ ...row, width: pictures.side }} from={from} />
        <TextBlock
          block={`items.${index}.label`}
          set={labels[index]!}
          box={{ x: row.x + indent, y: row.y, width: labelWidth, height: labelHeight }}
          anchor="middle"
          from={from}
          motion="block"
          color={item.highlight || over ? palette.text : palette.muted}
        />
        <div
          style={{
            ...place(scene, { ...bar, y, height }),
            ...barStyle(scene, stressedMark(scene, barColor(scene, items, item), stressOf(scene, `items.${index}`))),
            borderRadius: forward ? `0 ${radius}px ${radius}px 0` : `${radius}px 0 0 ${radius}px`,
          }}
        />
        {span.low < 0 ? <ZeroLine x={span.along(0, x, track)} y={y - 4 * u} height={height + 8 * u} /> : null}
        <RowFigure
          item={item}
          set={figures[index]!}
          from={from}
          box={{ x: behind + gap * 0.8, y, width: figureWidth, height }}
        />
      </Part>
    );
  });
}

function RowFigure(props: { item: LabelledFigure; set: SetText; from: number; box: Rect }): ReactNode {
  const text = useCountUp(props.item.figure, props.from, 22);
  return (
    <TextBlock
      block="value"
      set={props.set}
      shown={text}
      box={props.box}
      anchor="middle"
      from={props.from}
      motion="block"
    />
  );
}
