import type { LabelledFigure, PicturedFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { GapMark, gapOf } from '../../charting/gap-mark.js';
import { pictureRoom, RowPicture } from '../../charting/row-pictures.js';
import { valueSpan } from '../../charting/value-span.js';
import { place } from '../../layout/place.js';
import { useCountUp } from '../../motion/count-up.js';
import { clamp, spring } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { Part } from '../../motion/part.js';
import { stressOf } from '../../motion/stress.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts, type SetText } from '../../typography/set-text.js';
import { stressedMark } from '../../typography/stressed-ink.js';
import { TextBlock } from '../../typography/text-block.js';
import { barColor, barStyle } from './figure-bar.js';

/** Sizes of the columns and the place of their base line. */
export function layOutColumns(
  scene: SceneState,
  items: readonly PicturedFigure[],
  area: Rect,
  labels: readonly SetText[],
) {
  const { u } = scene;
  const values = items.map((item) => item.figure.magnitude);
  const { low, high, range } = valueSpan(values);
  const slot = area.width / items.length;
  const thickness = Math.min(slot * (items.length > 7 ? 0.72 : 0.62), 220 * u);
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [88, 18], maxLines: 1, leading: 1.2 },
    slot * 0.88,
    90 * u,
  );
  const figureHeight = Math.max(...figures.map((figure) => figure.height));
  const gap = 12 * u;
  const pictures = pictureRoom(scene, items, low < 0 ? 0 : Math.min(thickness * 0.86, area.height * 0.2, 170 * u));
  const pictureHeight = pictures.side > 0 ? pictures.side + gap : 0;
  const plotTop = area.y + pictureHeight + figureHeight + gap;
  const plotHeight =
    area.height - pictureHeight - figureHeight - labelHeight - 3 * gap - (low < 0 ? figureHeight + gap : 0);
  const base = plotTop + (high / range) * plotHeight;
  return { slot, thickness, labelHeight, figures, figureHeight, gap, plotHeight, range, base, pictures };
}

/** Columns on a base line, each with its figure at its end and its label under the line. */
export function FigureColumns(props: {
  items: readonly PicturedFigure[];
  area: Rect;
  labels: readonly SetText[];
}): ReactNode {
  const scene = useScene();
  const { items, area, labels } = props;
  const { u, palette, look } = scene;
  const { slot, thickness, labelHeight, figures, figureHeight, gap, plotHeight, range, base, pictures } = layOutColumns(
    scene,
    items,
    area,
    labels,
  );
  const gapMark = gapOf(scene, items);
  const topOf = (index: number): number => base - (items[index]!.figure.magnitude / range) * plotHeight;
  const pictured = pictures.side > 0 ? pictures.side + gap : 0;
  return (
    <>
      {gapMark ? (
        <GapMark
          axis="y"
          text={gapMark.text}
          box={{
            x: area.x + gapMark.last * slot + slot * 0.06,
            y: topOf(gapMark.leader),
            width: slot * 0.88,
            height: Math.max(0, topOf(gapMark.last) - 2 * gap - figureHeight - pictured - topOf(gapMark.leader)),
          }}
        />
      ) : null}
      {items.map((item, index) => {
        const x = area.x + index * slot;
        const from = scene.cue(
          `items.${index}`,
          staggered(scene, scene.at(10), index, Math.max(2, look.motion.stagger)),
        );
        const grown = spring(look.motion.bounce * 0.6)(clamp((scene.frame - from) / scene.at(22)));
        const length = (Math.abs(item.figure.magnitude) / range) * plotHeight * grown;
        const up = item.figure.magnitude >= 0;
        const bar: Rect = {
          x: x + (slot - thickness) / 2,
          y: up ? base - length : base,
          width: thickness,
          height: Math.max(length, grown > 0 ? 2 * u : 0),
        };
        const radius = Math.min(look.shape.barRadius * u, thickness / 2, length);
        const color = stressedMark(scene, barColor(scene, items, item), stressOf(scene, `items.${index}`));
        const figureY = up ? base - length - gap - figureHeight : base + length + gap;
        return (
          <Part key={index} of={`items.${index}`}>
            <div
              style={{
                ...place(scene, bar),
                ...barStyle(scene, color),
                borderRadius: up ? `${radius}px ${radius}px 0 0` : `0 0 ${radius}px ${radius}px`,
              }}
            />
            <RowPicture
              room={pictures}
              index={index}
              box={{ x, y: figureY - gap - pictures.side, width: slot, height: pictures.side }}
              from={from}
            />
            <ColumnFigure
              item={item}
              set={figures[index]!}
              from={from}
              box={{ x, y: figureY, width: slot, height: figureHeight }}
            />
            <TextBlock
              block={`items.${index}.label`}
              set={labels[index]!}
              box={{ x, y: area.y + area.height - labelHeight, width: slot, height: labelHeight }}
              align="center"
              from={from}
              motion="block"
              color={item.highlight ? palette.text : palette.muted}
            />
          </Part>
        );
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

function ColumnFigure(props: { item: LabelledFigure; set: SetText; from: number; box: Rect }): ReactNode {
  const { item, set, from, box } = props;
  const text = useCountUp(item.figure, from, 22);
  return <TextBlock block="value" set={set} shown={text} box={box} align="center" from={from} motion="block" />;
}
