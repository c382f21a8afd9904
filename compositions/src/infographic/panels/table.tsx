import type { ReactNode } from 'react';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { turn, type PanelProps } from '../panel-props.js';

/** Rows and columns, numbers at the end of their column. */
export function TablePanel({ panel, box, from }: PanelProps<'table'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const count = panel.columns.length;
  const headed = panel.columns.some((name) => name.trim() !== '');
  const lines = [...(headed ? [panel.columns] : []), ...panel.rows];
  const pitch = Math.min(box.height / lines.length, 110 * u);
  const top = box.y + (box.height - pitch * lines.length) / 2;
  const gap = 20 * u;
  const longest = Array.from({ length: count }, (_, column) =>
    Math.min(30, Math.max(5, ...lines.map((line) => (line[column] ?? '').length))),
  );
  const sum = longest.reduce((total, each) => total + each, 0);
  const widths = longest.map((each) => ((box.width - (count - 1) * gap) * each) / sum);
  const starts = widths.map(
    (_, column) => box.x + widths.slice(0, column).reduce((total, each) => total + each + gap, 0),
  );
  const size = Math.min(
    ...widths.flatMap((width, column) =>
      setTexts(
        scene,
        lines.map((line) => line[column] || ' '),
        { size: [30, 13], maxLines: 2, leading: 1.12 },
        width,
        pitch * 0.86,
      ).map((set) => set.size),
    ),
  );
  const numeric = widths.map(
    (_, column) => column > 0 && panel.rows.every((row) => /^[^\p{L}]*\p{Nd}/u.test(row[column] ?? '')),
  );
  return lines.map((line, index) => {
    const begin = turn(scene, from, index);
    const heading = headed && index === 0;
    const y = top + pitch * index;
    const row = index - (headed ? 1 : 0);
    const act = row < 0 ? 0 : swell(acting(scene, from, row, panel.rows.length));
    return (
      <div key={index}>
        {act > 0 ? (
          <div
            style={{
              ...place(scene, { x: box.x - gap / 2, y, width: box.width + gap, height: pitch }),
              background: tone(palette.background, palette.accent, 0.12 * act),
            }}
          />
        ) : null}
        {index > 0 ? (
          <div
            style={{
              ...place(scene, { x: box.x, y: y - u, width: box.width, height: (headed && index === 1 ? 4 : 2) * u }),
              background: headed && index === 1 ? palette.accent : ink(scene, 0.14),
            }}
          />
        ) : null}
        {line.slice(0, count).map((cell, column) => {
          if (cell.trim() === '') return null;
          const [set] = setTexts(
            scene,
            [cell],
            {
              size: [size / u, Math.min(13, size / u)],
              maxLines: 2,
              leading: 1.12,
              weight: heading ? 650 : column === 0 ? 600 : 450,
            },
            widths[column]!,
            pitch * 0.9,
          );
          return (
            <TextBlock
              key={column}
              block={
                heading ? `${panel.id}.columns.${column}` : `${panel.id}.rows.${index - (headed ? 1 : 0)}.${column}`
              }
              set={set!}
              box={{ x: starts[column]!, y, width: widths[column]!, height: pitch }}
              anchor="middle"
              align={numeric[column] ? 'end' : 'start'}
              color={heading ? palette.muted : palette.text}
              from={begin}
              motion="block"
              enter="fade"
            />
          );
        })}
      </div>
    );
  });
}
