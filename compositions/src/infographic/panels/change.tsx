import type { Figure } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { ink, outcomeColor } from '../../charting/shades.js';
import { lyingBar, valueSpan } from '../../charting/value-span.js';
import { ZeroLine } from '../../charting/zero-line.js';
import { easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting } from '../acting.js';
import { LitBlock } from '../glint.js';
import { share, turn, type PanelProps } from '../panel-props.js';

/** One measure before and after, on one scale: the latter in the colour of what it means. */
export function ChangePanel({ panel, box, from, depth }: PanelProps<'change'>): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const label = panel.label
    ? setText(
        scene,
        { text: panel.label, size: [31, 17], maxLines: 2, leading: 1.2, weight: 500 },
        box.width,
        box.height * 0.24,
      )
    : null;
  const used = label ? label.height + 14 * u : 0;
  const rest: Rect = { ...box, y: box.y + used, height: box.height - used };
  const rows: { figure: Figure; name: string | undefined; color: string; path: 'before' | 'after' }[] = [
    { figure: panel.before, name: panel.beforeLabel, color: ink(scene, 0.34), path: 'before' },
    { figure: panel.after, name: panel.afterLabel, color: outcomeColor(scene, panel.sentiment), path: 'after' },
  ];
  const pitch = Math.min(rest.height / 2, 230 * u);
  const top = rest.y + (rest.height - 2 * pitch) / 2;
  const figures = setTexts(
    scene,
    rows.map((row) => row.figure.display),
    { role: 'figure', size: [92, 24], maxLines: 1 },
    box.width * 0.44,
    pitch * 0.76,
  );
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 8 * u;
  const span = valueSpan(rows.map((row) => row.figure.magnitude));
  const named = rows.some((row) => row.name);
  const room = box.width - figureWidth - 26 * u - depth;
  const thick = Math.min(pitch * (named ? 0.4 : 0.56), 84 * u);
  return (
    <>
      {label ? (
        <TextBlock
          block={`${panel.id}.label`}
          set={label}
          box={{ ...box, height: label.height }}
          color={palette.muted}
          from={from + scene.at(4)}
          motion="block"
          enter="fade"
        />
      ) : null}
      {rows.map((row, index) => {
        const begin = turn(scene, from, index);
        const way = easeOutQuint(share(scene, begin, 22));
        const y = top + pitch * index;
        const height = named ? pitch * 0.3 : 0;
        const bar: Rect = {
          ...lyingBar(row.figure.magnitude * way, { span, start: box.x, length: room }, 4 * u),
          y: y + height + (pitch - height - thick) / 2,
          height: thick,
        };
        const name = row.name
          ? setText(scene, { text: row.name, size: [25, 14], maxLines: 1, weight: 500 }, room, height)
          : null;
        return (
          <div key={row.path}>
            <Drawing>
              {way > 0 ? (
                <LitBlock
                  box={bar}
                  color={row.color}
                  depth={Math.min(depth, thick * 0.4)}
                  way={acting(scene, from, index, rows.length)}
                  radius={Math.min(look.shape.barRadius, 14) * u}
                />
              ) : null}
            </Drawing>
            {span.low < 0 ? <ZeroLine x={span.along(0, box.x, room)} y={bar.y - 4 * u} height={thick + 8 * u} /> : null}
            {name ? (
              <TextBlock
                block={`${panel.id}.${row.path}Label`}
                set={name}
                box={{ x: box.x, y, width: room, height }}
                anchor="bottom"
                color={palette.muted}
                from={begin}
                motion="block"
                enter="fade"
              />
            ) : null}
            <CountingFigure
              block={`${panel.id}.${row.path}`}
              figure={row.figure}
              set={figures[index]!}
              from={begin}
              frames={22}
              enter="fade"
              align="end"
              anchor="middle"
              box={{
                x: box.x + box.width - figureWidth,
                y: bar.y - 20 * u,
                width: figureWidth,
                height: thick + 40 * u,
              }}
              color={index === 0 ? palette.muted : palette.text}
            />
          </div>
        );
      })}
    </>
  );
}
