import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { grown, itemStart } from '../../charting/growth.js';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** One row a part, in the order of the ring: its colour, its name, its figure at the column's end. */
export function DonutLabels(props: {
  items: readonly LabelledFigure[];
  colors: readonly string[];
  chosen: number;
  area: Rect;
}): ReactNode {
  const scene = useScene();
  const { items, colors, chosen, area } = props;
  const { u, palette, look, shape } = scene;
  const row = Math.min(area.height / items.length, (shape === 'tall' ? 128 : 150) * u);
  const top = area.y + (shape === 'tall' ? 0 : (area.height - row * items.length) / 2);
  const mark = Math.min(40 * u, row * 0.4);
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [shape === 'wide' ? 92 : 72, 22], maxLines: 1, leading: 1.1 },
    area.width * 0.4,
    row * 0.86,
  );
  const figureWidth = Math.max(...figures.map((figure) => figure.width)) + 6 * u;
  const labelX = area.x + mark + 26 * u;
  const labelWidth = area.x + area.width - figureWidth - 24 * u - labelX;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [58, 20], maxLines: 2, leading: 1.18, weight: 500 },
    labelWidth,
    row * 0.86,
  );
  return items.map((item, index) => {
    const from = itemStart(scene, 'items', index, 8);
    const y = top + index * row;
    return (
      <Part key={index} of={`items.${index}`}>
        {index === 0 ? null : (
          <div
            style={{
              ...place(scene, {
                x: area.x,
                y,
                width: area.width * grown(scene, from),
                height: look.shape.hairline * u,
              }),
              background: ink(scene, 0.14),
            }}
          />
        )}
        {scene.frame >= from ? (
          <div
            style={{
              ...place(scene, { x: area.x, y: y + (row - mark) / 2, width: mark, height: mark }),
              background: look.shape.bars === 'outline' ? `${colors[index]}33` : colors[index],
              border: look.shape.bars === 'outline' ? `${look.shape.stroke * u}px solid ${colors[index]}` : undefined,
              boxSizing: 'border-box',
              borderRadius: Math.min(look.shape.barRadius * u, mark / 2),
            }}
          />
        ) : null}
        <TextBlock
          block={`items.${index}.label`}
          set={labels[index]!}
          box={{ x: labelX, y, width: labelWidth, height: row }}
          anchor="middle"
          from={from}
          motion="block"
          color={index === chosen ? palette.text : palette.muted}
        />
        <CountingFigure
          block={`items.${index}.figure`}
          figure={item.figure}
          set={figures[index]!}
          from={from}
          align="end"
          anchor="middle"
          box={{ x: area.x + area.width - figureWidth, y, width: figureWidth, height: row }}
          color={index === chosen ? palette.accent : palette.text}
        />
      </Part>
    );
  });
}
