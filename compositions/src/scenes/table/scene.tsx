import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { heightFactor } from '../../layout/height-factor.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { columnWidths, isNumeric } from './columns.js';

/** Rows on hairlines; numbers stand at the end of their column, and the row that matters on a field of the accent. */
export function TableScene(): ReactNode {
  const scene = useScene<'table'>();
  const { content, u, shape, palette, look } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [72, 40] : [76, 42]);
  const area = head.rest;
  const count = Math.max(content.columns.length, ...content.rows.map((row) => row.length));
  const at = (row: readonly string[], column: number): string => row[column] ?? '';
  const gap = (count > 4 ? 20 : 32) * u;
  const inset = 20 * u;
  const widths = columnWidths([content.columns, ...content.rows], count, area.width - 2 * inset - (count - 1) * gap);
  const xs = widths.map(
    (_, column) => area.x + inset + widths.slice(0, column).reduce((sum, width) => sum + width + gap, 0),
  );
  const numeric = widths.map((_, column) => isNumeric(content.rows.map((row) => at(row, column))));
  const named = content.columns.some((column) => column.trim() !== '');
  const few = content.rows.length <= 4;
  const slot = Math.min(
    (few ? 200 : 164) * heightFactor(scene) * u,
    area.height / (content.rows.length + (named ? 0.8 : 0)),
  );
  const topHeight = named ? slot * 0.8 : 0;
  const size = Math.min(
    ...widths.map((width, column) => {
      const texts = content.rows.map((row) => at(row, column));
      return setTexts(
        scene,
        texts,
        { size: [(few ? 64 : 46) * heightFactor(scene), 16], maxLines: 2, leading: 1.16 },
        width,
        slot - 20 * u,
      )[0]!.size;
    }),
  );
  const labelSize = Math.min(
    ...widths.map(
      (width, column) =>
        setTexts(
          scene,
          [content.columns[column] ?? ''],
          { size: [(few ? 38 : 32) * heightFactor(scene), 15], maxLines: 2, leading: 1.14, weight: 500 },
          width,
          Math.max(10, topHeight - 14 * u),
        )[0]!.size,
    ),
  );
  const setCell = (text: string, width: number, weight: number | undefined) =>
    setTexts(
      scene,
      [text],
      {
        size: [size / u, Math.min(16, size / u)],
        maxLines: 2,
        leading: 1.16,
        ...(weight === undefined ? {} : { weight }),
      },
      width,
      slot - 20 * u,
    )[0]!;
  const line = look.shape.hairline * u;
  return (
    <>
      <SceneHead head={head} align="start" />
      {named
        ? widths.map((width, column) => {
            const label = setTexts(
              scene,
              [content.columns[column] ?? ''],
              { size: [labelSize / u, Math.min(15, labelSize / u)], maxLines: 2, leading: 1.14, weight: 500 },
              width,
              topHeight - 14 * u,
            )[0]!;
            return label.texts.join('') === '' ? null : (
              <TextBlock
                key={column}
                block={`columns.${column}`}
                set={label}
                box={{ x: xs[column]!, y: area.y, width, height: topHeight - 14 * u }}
                anchor="bottom"
                align={numeric[column] ? 'end' : 'start'}
                color={palette.muted}
                from={scene.at(6)}
                motion="block"
              />
            );
          })
        : null}
      {content.rows.map((row, index) => {
        const y = area.y + topHeight + index * slot;
        const from = scene.cue(
          `rows.${index}`,
          staggered(scene, scene.at(10), index, Math.max(2, look.motion.stagger)),
        );
        const drawn = easeOutQuint(clamp((scene.frame - from + scene.at(4)) / scene.at(16)));
        const chosen = content.highlightRow === index;
        const band: Rect = { x: area.x, y, width: area.width * drawn, height: slot };
        return (
          <div key={index}>
            {chosen ? (
              <div
                style={{
                  ...place(scene, band),
                  background: palette.accent,
                  borderRadius: Math.min(look.shape.radius, 16) * u,
                }}
              />
            ) : (
              <div
                style={{
                  ...place(scene, { ...band, height: index === 0 ? Math.max(line, 3 * u) : line }),
                  background: index === 0 ? palette.text : tone(palette.background, palette.text, 0.26),
                }}
              />
            )}
            {widths.map((width, column) =>
              at(row, column) === '' ? null : (
                <TextBlock
                  key={column}
                  block={`rows.${index}.${column}`}
                  set={setCell(
                    at(row, column),
                    width,
                    chosen ? 650 : column === 0 ? Math.max(500, look.type.bodyWeight) : undefined,
                  )}
                  box={{ x: xs[column]!, y: y + 10 * u, width, height: slot - 20 * u }}
                  anchor="middle"
                  align={numeric[column] ? 'end' : 'start'}
                  from={from}
                  motion="block"
                  color={chosen ? palette.onAccent : palette.text}
                />
              ),
            )}
          </div>
        );
      })}
    </>
  );
}
