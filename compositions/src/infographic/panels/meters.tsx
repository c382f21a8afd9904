import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { ink, trackInk } from '../../charting/shades.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting } from '../acting.js';
import { Block } from '../depth.js';
import { LitBlock } from '../glint.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { drawingsOf, PartMark } from '../part-mark.js';

/** Shares that do not add up: each filled on a full track of its own. */
export function MetersPanel({ panel, box: whole, from, depth }: PanelProps<'meters'>): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const { items } = panel;
  const pitch = Math.min(whole.height / items.length, 190 * u);
  const drawings = drawingsOf(scene, items);
  const mark = drawings.some((drawing) => drawing) ? Math.min(pitch * 0.82, 120 * u, whole.width * 0.18) : 0;
  const indent = mark > 0 ? mark + 22 * u : 0;
  const box: Rect = { ...whole, x: whole.x + indent, width: whole.width - indent };
  const top = box.y + (box.height - pitch * items.length) / 2;
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [52, 18], maxLines: 1 },
    box.width * 0.3,
    pitch * 0.46,
  );
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 6 * u;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [31, 15], maxLines: 2, leading: 1.14, weight: 500 },
    box.width - figureWidth - 20 * u,
    pitch * 0.5,
  );
  const thick = Math.min(pitch * 0.22, 30 * u);
  const lit = items.some((item) => item.highlight);
  const radius = Math.min(look.shape.barRadius * u, thick / 2);
  return (
    <>
      <Drawing>
        {items.map((item, index) => {
          const begin = turn(scene, from, index);
          const way = easeOutQuint(share(scene, begin, 24));
          const track: Rect = {
            x: box.x,
            y: top + pitch * index + pitch * 0.62,
            width: box.width - depth,
            height: thick,
          };
          const color = !lit || item.highlight ? palette.accent : tone(ink(scene, 0.2), palette.accent, 0.46);
          const fill = { ...track, width: Math.max(2 * u, track.width * clamp(item.figure.magnitude / 100) * way) };
          return way <= 0 ? null : (
            <g key={index}>
              <Block box={track} color={trackInk(scene)} depth={Math.min(depth, thick * 0.6)} radius={radius} />
              <LitBlock
                box={fill}
                color={color}
                depth={Math.min(depth, thick * 0.6)}
                way={acting(scene, from, index, items.length)}
                radius={radius}
              />
            </g>
          );
        })}
      </Drawing>
      {items.map((item, index) => {
        const begin = turn(scene, from, index);
        const row: Rect = { x: box.x, y: top + pitch * index, width: box.width, height: pitch * 0.56 - depth * 0.3 };
        return (
          <div key={index}>
            {mark > 0 ? (
              <PartMark
                drawing={drawings[index]!}
                box={{ x: whole.x, y: row.y + (pitch - mark) / 2, width: mark, height: mark }}
                from={begin}
                index={index}
              />
            ) : null}
            <TextBlock
              block={`${panel.id}.items.${index}.label`}
              set={labels[index]!}
              box={{ ...row, width: box.width - figureWidth - 20 * u }}
              anchor="bottom"
              from={begin}
              motion="block"
              enter="fade"
            />
            <CountingFigure
              block={`${panel.id}.items.${index}.figure`}
              figure={item.figure}
              set={figures[index]!}
              from={begin}
              frames={20}
              enter="fade"
              align="end"
              anchor="bottom"
              box={{ ...row, x: box.x + box.width - figureWidth, width: figureWidth }}
            />
          </div>
        );
      })}
    </>
  );
}
