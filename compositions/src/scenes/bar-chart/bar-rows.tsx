import type { PicturedFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { GapMark, gapOf } from '../../charting/gap-mark.js';
import { grown, itemStart } from '../../charting/growth.js';
import { Awaited } from '../../charting/plate.js';
import { pictureRoom, RowPicture } from '../../charting/row-pictures.js';
import { quiet } from '../../charting/shades.js';
import { valueSpan } from '../../charting/value-span.js';
import { ZeroLine } from '../../charting/zero-line.js';
import { distribute, place } from '../../layout/place.js';
import { staggered } from '../../motion/entrance.js';
import { Part } from '../../motion/part.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** Sizes and places of the rows and of their zero line. */
export function layOutBarRows(scene: SceneState, items: readonly PicturedFigure[], area: Rect) {
  const { u, shape } = scene;
  const count = items.length;
  // Few rows stand large.
  const few = count <= 3;
  const pitch = Math.min(area.height / count, (shape === 'tall' ? 300 : few ? 300 : 210) * u);
  const gap = Math.min((few ? 56 : 40) * u, pitch * 0.24);
  const used = pitch * count;
  const stage: Rect = { ...area, y: area.y + (area.height - used) * 0.4, height: used };
  const rows = distribute({ ...stage, height: used - gap }, count, gap, 'y');
  const row = rows[0]!.height;
  const over = shape !== 'wide' && row > 88 * u;
  const pictures = pictureRoom(scene, items, Math.min(row * (over ? 0.9 : 0.96), (few ? 190 : 130) * u));
  const indent = pictures.side > 0 ? pictures.side + 24 * u : 0;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [over ? 54 : few ? 56 : 44, 17], maxLines: over ? 1 : 2, leading: 1.15, weight: 500 },
    over ? area.width - indent : area.width * ((shape === 'wide' ? 0.28 : 0.36) + (count > 7 ? 0.09 : 0)),
    over ? Math.min(row * 0.42, 76 * u) : row * 1.12,
  );
  const labelHeight = over ? Math.max(...labels.map((label) => label.height)) + 10 * u : 0;
  const labelWidth = over ? area.width - indent : Math.max(...labels.map((label) => label.width)) + 4 * u;
  const space = 24 * u;
  const left = area.x + indent + (over ? 0 : labelWidth + space);
  const width = area.x + area.width - left;
  const thickness = Math.min(row - labelHeight, (over ? (few ? 150 : 120) : few ? 210 : 140) * u);
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [few ? 116 : 76, 18], maxLines: 1, leading: 1.1 },
    width * 0.36,
    Math.max(thickness, row * 0.6),
  );
  const values = items.map((item) => item.figure.magnitude);
  const span = valueSpan(values);
  const { low, range } = span;
  // The longest track at which each figure still has room behind its own bar.
  const track = Math.max(
    width * 0.2,
    Math.min(
      width,
      ...values.map(
        (value, index) =>
          (width - space - figures[index]!.width - 4 * u) / Math.max(0.01, (Math.max(value, 0) - low) / range),
      ),
    ),
  );
  const at = (value: number): number => span.along(value, left, track);
  const zero = at(0);
  return {
    gap,
    used,
    stage,
    rows,
    row,
    over,
    pictures,
    indent,
    labels,
    labelHeight,
    labelWidth,
    space,
    thickness,
    figures,
    low,
    at,
    zero,
  };
}

/**
 * One row an item on a common zero line. Names stand before their bars where the stage is wide or rows are low,
 * else over them; each figure stands at the end of its bar.
 */
export function BarRows(props: { items: readonly PicturedFigure[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { u, palette, look } = scene;
  const {
    gap,
    used,
    stage,
    rows,
    row,
    over,
    pictures,
    indent,
    labels,
    labelHeight,
    labelWidth,
    space,
    thickness,
    figures,
    low,
    at,
    zero,
  } = layOutBarRows(scene, items, area);
  const chosen = items.some((item) => item.highlight);
  const gapMark = gapOf(scene, items);
  const barY = (index: number): number => rows[index]!.y + labelHeight + (over ? 0 : (row - thickness) / 2);

  return (
    <>
      {items.map((item, index) => {
        const box = rows[index]!;
        const from = itemStart(scene, 'items', index);
        const now = at(item.figure.magnitude * grown(scene, from));
        const [start, end] = [Math.min(zero, now), Math.max(zero, now)];
        const y = barY(index);
        const lit = !chosen || item.highlight;
        const full = at(Math.max(...items.map(({ figure }) => figure.magnitude)));
        return (
          <Part key={index} of={`items.${index}`}>
            {full > zero ? <Awaited box={{ x: zero, y, width: full - zero, height: thickness }} from={from} /> : null}
            <RowPicture
              room={pictures}
              index={index}
              box={{ ...box, width: pictures.side }}
              from={Math.min(from, staggered(scene, scene.at(4), index))}
            />
            <TextBlock
              block={`items.${index}.label`}
              set={labels[index]!}
              box={{ ...box, x: box.x + indent, width: labelWidth, ...(over ? { height: labelHeight - 10 * u } : {}) }}
              anchor="middle"
              from={Math.min(from, staggered(scene, scene.at(4), index))}
              motion="block"
              color={item.highlight || over || !chosen ? palette.text : palette.muted}
            />
            {scene.frame >= from ? (
              <Bar
                box={{ x: start, y, width: Math.max(end - start, 3 * u), height: thickness }}
                color={lit ? palette.accent : quiet(scene)}
                round={item.figure.magnitude < 0 ? 'start' : 'end'}
              />
            ) : null}
            {over && low < 0 ? <ZeroLine x={zero} y={y - 4 * u} height={thickness + 8 * u} /> : null}
            <CountingFigure
              block={`items.${index}.figure`}
              figure={item.figure}
              set={figures[index]!}
              from={from}
              anchor="middle"
              box={{ x: end + space * 0.8, y, width: figures[index]!.width + 4 * u, height: thickness }}
              color={chosen && item.highlight ? palette.accent : palette.text}
            />
          </Part>
        );
      })}
      {gapMark && low >= 0 ? (
        <GapMark
          axis="x"
          text={gapMark.text}
          box={gapBox(
            at(items[gapMark.last]!.figure.magnitude) + space * 0.8 + figures[gapMark.last]!.width + space,
            at(items[gapMark.leader]!.figure.magnitude),
            { y: barY(gapMark.last), height: thickness },
          )}
        />
      ) : null}
      {over ? null : (
        <div
          style={{
            ...place(scene, {
              x: zero - look.shape.hairline * u,
              y: stage.y - 6 * u,
              width: look.shape.hairline * u,
              height: (used - gap + 12 * u) * grown(scene, scene.at(6)),
            }),
            background: palette.text,
          }}
        />
      )}
    </>
  );
}

const gapBox = (from: number, to: number, row: { y: number; height: number }): Rect => ({
  ...{ x: from, width: Math.max(0, to - from) },
  ...row,
});
