import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { easeInOut, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { Coin } from '../depth.js';
import { share, turn, type PanelProps } from '../panel-props.js';

/** Dates on a line that runs on beyond the last one; time goes on along it from date to date. */
export function TimelinePanel({ panel, box, from, depth }: PanelProps<'timeline'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { events } = panel;
  const count = events.length;
  const across = box.width / count >= 120 * u && box.width > box.height * 1.5;
  const pitch = across ? box.width / count : box.height / count;
  const radius = Math.min(17 * u, pitch * 0.2);
  const textWidth = across ? pitch - 22 * u : box.width - 2 * radius - 34 * u;
  const dates = setTexts(
    scene,
    events.map((event) => event.date),
    { role: 'figure', size: [across ? 46 : 56, 16], maxLines: 1, leading: 1.12 },
    textWidth,
    across ? box.height * 0.24 : pitch * 0.42,
  );
  const dateHeight = Math.max(...dates.map((set) => set.height));
  const axis = dateHeight + 18 * u + radius;
  const labels = setTexts(
    scene,
    events.map((event) => event.label),
    { size: [across ? 29 : 42, 15], maxLines: across ? 6 : 3, leading: 1.24 },
    textWidth,
    across ? box.height - axis - radius - 20 * u - depth * 0.6 : pitch - dateHeight - 10 * u,
  );
  const tallest = Math.max(...labels.map((set) => set.height));
  const used = axis + radius + 18 * u + tallest;
  const top = across ? box.y + Math.max(0, box.height - used) / 2 : box.y;
  const point = (index: number): { x: number; y: number } =>
    across
      ? { x: box.x + pitch * index + radius, y: top + axis }
      : { x: box.x + radius, y: box.y + pitch * index + dateHeight / 2 + 4 * u };
  const way = easeInOut(share(scene, from + scene.at(4), 12 + count * 4 * (scene.spread ?? 1)));
  const first = point(0);
  const end = across ? { x: box.x + box.width, y: first.y } : { x: first.x, y: box.y + box.height };
  return (
    <>
      <Drawing>
        {depth > 0 ? (
          <line
            x1={first.x}
            y1={first.y + depth * 0.4}
            x2={first.x + (end.x - first.x) * way}
            y2={first.y + depth * 0.4 + (end.y - first.y) * way}
            stroke={ink(scene, 0.42)}
            strokeWidth={7 * u}
          />
        ) : null}
        <line
          x1={first.x}
          y1={first.y}
          x2={first.x + (end.x - first.x) * way}
          y2={first.y + (end.y - first.y) * way}
          stroke={ink(scene, 0.28)}
          strokeWidth={(depth > 0 ? 7 : 4) * u}
        />
        {events.map((_, index) => {
          const act = acting(scene, from, index, count);
          const [a, b] = [point(index), index + 1 < count ? point(index + 1) : end];
          return act <= 0 ? null : (
            <circle
              key={index}
              cx={a.x + (b.x - a.x) * easeInOut(act)}
              cy={a.y + (b.y - a.y) * easeInOut(act)}
              r={8 * u * swell(act) ** 0.25}
              fill={palette.accent}
            />
          );
        })}
        {events.map((event, index) => {
          const scale = easeOutQuint(share(scene, turn(scene, from, index), 12));
          const { x, y } = point(index);
          return scale <= 0 ? null : (
            <g key={index}>
              <Coin
                x={x}
                y={y}
                radius={event.highlight ? radius * 1.3 : radius}
                color={palette.accent}
                depth={depth * 0.4}
                scale={scale}
              />
              {event.highlight ? null : <circle cx={x} cy={y} r={radius * 0.5 * scale} fill={palette.background} />}
            </g>
          );
        })}
      </Drawing>
      {events.map((event, index) => {
        const begin = turn(scene, from, index);
        const { x, y } = point(index);
        const left = across ? x - radius : box.x + 2 * radius + 34 * u;
        const date: Rect = { x: left, y: across ? top : box.y + pitch * index, width: textWidth, height: dateHeight };
        return (
          <div key={index}>
            <TextBlock
              block={`${panel.id}.events.${index}.date`}
              set={dates[index]!}
              box={date}
              anchor="bottom"
              color={event.highlight ? palette.accent : palette.text}
              from={begin}
              motion="block"
              enter="fade"
            />
            <TextBlock
              block={`${panel.id}.events.${index}.label`}
              set={labels[index]!}
              box={{
                x: left,
                y: across ? y + radius + 18 * u : date.y + dateHeight + 4 * u,
                width: textWidth,
                height: labels[index]!.height,
              }}
              color={palette.muted}
              from={begin + scene.at(4)}
              motion="block"
              enter="fade"
            />
          </div>
        );
      })}
    </>
  );
}
