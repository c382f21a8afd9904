import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { chartArea, chosenOf } from '../../charting/chart-area.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { arrival, drawn, itemStart, lineFrames } from '../../charting/growth.js';
import { spread } from '../../charting/series.js';
import { ink } from '../../charting/shades.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';

/** Two uprights, and a line from one to the other for each thing: what rose, what fell, what overtook what. */
export function SlopeScene(): ReactNode {
  const scene = useScene<'slope'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <SlopeFigure {...content} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function SlopeFigure(props: Pick<SceneContent<'slope'>, 'from' | 'to' | 'items'> & { area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { u, palette, look, shape } = scene;
  const chosen = chosenOf(items);
  const lit = items.some(({ highlight }) => highlight) ? chosen : -1;
  const wide = shape === 'wide';
  const ends = setTexts(scene, [props.from, props.to], { size: [44, 24], maxLines: 1, weight: 600 }, area.width * 0.4, 64 * u); // prettier-ignore
  const endHeight = ends[0]!.height;
  const plot: Rect = { ...area, y: area.y + endHeight + 34 * u, height: area.height - endHeight - 50 * u };
  const slot = Math.min(plot.height / items.length, 130 * u);
  const spec = { role: 'figure', size: [wide ? 64 : 52, 20], maxLines: 1, leading: 1.1 } as const;
  const befores = setTexts(scene, items.map(({ before }) => before.display), spec, area.width * 0.2, slot * 0.8); // prettier-ignore
  const afters = setTexts(scene, items.map(({ after }) => after.display), spec, area.width * 0.2, slot * 0.8); // prettier-ignore
  const beforeWidth = Math.max(...befores.map(({ width }) => width)) + 8 * u;
  const afterWidth = Math.max(...afters.map(({ width }) => width)) + 8 * u;
  const labelRoom = area.width * (wide ? 0.24 : 0.3);
  const labels = setTexts(
    scene,
    items.map(({ label }) => label),
    { size: [wide ? 42 : 38, 18], maxLines: 2, leading: 1.12, weight: 500 },
    wide ? labelRoom : Math.max(afterWidth, labelRoom),
    wide ? slot * 0.9 : slot * 0.5,
  );
  const labelWidth = Math.max(...labels.map(({ width }) => width)) + 6 * u;
  const gap = 26 * u;
  const left = plot.x + beforeWidth + gap;
  const right =
    plot.x + plot.width - gap - (wide ? afterWidth + 20 * u + labelWidth : Math.max(afterWidth, labelWidth));
  const values = items.flatMap(({ before, after }) => [before.magnitude, after.magnitude]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const inner = { top: plot.y + slot / 2, height: plot.height - slot };
  const yAt = (value: number): number =>
    high === low ? inner.top + inner.height / 2 : inner.top + (1 - (value - low) / (high - low)) * inner.height;
  const starts = items.map(({ before }) => yAt(before.magnitude));
  const stops = items.map(({ after }) => yAt(after.magnitude));
  const startTexts = spread(starts, Math.max(...befores.map(({ height }) => height)), plot.y, plot.y + plot.height);
  const rowHeight = wide
    ? Math.max(...afters.map(({ height }) => height), ...labels.map(({ height }) => height))
    : Math.max(...afters.map(({ height }) => height)) + Math.max(...labels.map(({ height }) => height));
  const stopTexts = spread(stops, rowHeight, plot.y, plot.y + plot.height);
  const line = Math.max(look.shape.stroke, 5) * u;
  const order = items.map((_, index) => index).sort((a, b) => Number(a === lit) - Number(b === lit));
  return (
    <>
      <Drawing>
        {[left, right].map((x) => (
          <line key={x} x1={x} x2={x} y1={plot.y} y2={plot.y + plot.height} stroke={ink(scene, 0.28)} strokeWidth={look.shape.hairline * u} />
        ))}
        {order.map((index) => {
          const from = itemStart(scene, 'items', index, 8);
          const way = drawn(scene, from, lineFrames);
          const [y1, y2] = [starts[index]!, stops[index]!];
          const isLit = lit < 0 || index === lit;
          const color = isLit ? palette.accent : ink(scene, 0.44);
          const [x, y] = [left + (right - left) * way, y1 + (y2 - y1) * way];
          // A bead that goes along the line that matters, again and again.
          const along = (lifeSeconds(scene) / 3.4) % 1;
          return (
            <g key={index}>
              <line x1={left} x2={right} y1={y1} y2={y2} stroke={ink(scene, 0.1)} strokeWidth={2 * u} />
              {Math.abs(startTexts[index]! - y1) > 6 * u ? <line x1={left} x2={left - gap * 0.8} y1={y1} y2={startTexts[index]!} stroke={color} strokeWidth={2 * u} /> : null}
              {way > 0 ? <line x1={left} x2={x} y1={y1} y2={y} stroke={color} strokeWidth={isLit ? line * 1.4 : line * 0.8} strokeLinecap="round" /> : null}
              <circle cx={left} cy={y1} r={(isLit ? 14 : 10) * u} fill={color} stroke={palette.background} strokeWidth={4 * u} />
              {way > 0 ? <circle cx={x} cy={y} r={(isLit ? 14 : 10) * u} fill={color} stroke={palette.background} strokeWidth={4 * u} /> : null}
              {way === 1 && index === lit ? <circle cx={left + (right - left) * along} cy={y1 + (y2 - y1) * along} r={7 * u} fill={palette.background} stroke={color} strokeWidth={4 * u} opacity={Math.min(1, 6 * along, 6 * (1 - along))} /> : null}
              {way === 1 && Math.abs(stopTexts[index]! - y2) > 6 * u ? <line x1={right} x2={right + gap * 0.8} y1={y2} y2={stopTexts[index]!} stroke={color} strokeWidth={2 * u} /> : null}
            </g>
          );
        })}
      </Drawing>
      {ends.map((set, side) => (
        <TextBlock
          key={side}
          block={side === 0 ? 'from' : 'to'}
          set={set}
          box={{
            x:
              side === 0
                ? Math.max(plot.x, left - set.width / 2)
                : Math.min(right - set.width / 2, area.x + area.width - set.width - 4 * u),
            y: area.y,
            width: set.width + 4 * u,
            height: endHeight,
          }}
          from={scene.at(side === 0 ? 2 : 8)}
          motion="block"
          color={palette.muted}
        />
      ))}
      {items.map((item, index) => {
        const from = itemStart(scene, 'items', index, 8);
        const arrives = arrival(scene, from, 0.96, lineFrames);
        const color = lit < 0 || index === lit ? palette.accent : palette.text;
        const [before, after, label] = [befores[index]!, afters[index]!, labels[index]!];
        const height = wide ? Math.max(after.height, label.height) : after.height + label.height;
        const y = stopTexts[index]! - height / 2;
        const x = right + gap;
        const shared = { motion: 'block', enter: 'type' } as const;
        return (
          <div key={index}>
            <TextBlock {...shared} block={`items.${index}.before`} set={before} box={{ x: plot.x, y: startTexts[index]! - before.height / 2, width: beforeWidth, height: before.height }} align="end" from={from} color={color} />
            <CountingFigure {...shared} block={`items.${index}.after`} figure={item.after} startValue={item.before.value} set={after} box={{ x, y: wide ? y + (height - after.height) / 2 : y, width: afterWidth, height: after.height }} from={arrives} color={color} />
            <TextBlock {...shared} block={`items.${index}.label`} set={label} box={{ x: wide ? x + afterWidth + 20 * u : x, y: wide ? y + (height - label.height) / 2 : y + after.height, width: labelWidth, height: label.height }} from={arrives} color={index === lit ? palette.text : palette.muted} />
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
