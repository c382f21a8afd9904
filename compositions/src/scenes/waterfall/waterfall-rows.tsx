import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { ink } from '../../charting/shades.js';
import { ZeroLine } from '../../charting/zero-line.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { stepColor, stepsOf } from './steps.js';

/** Lying steps: name over each, figure at the row's end. */
export function WaterfallRows({ area }: { area: Rect }): ReactNode {
  const scene = useScene<'waterfall'>();
  const { u, palette, shape, look } = scene;
  const { steps, low, high } = stepsOf(scene.content.items);
  const pitch = Math.min(area.height / steps.length, 190 * u);
  const top = area.y + (area.height - pitch * steps.length) * 0.36;
  const over = shape !== 'wide' && pitch > 84 * u;
  const labels = setTexts(
    scene,
    steps.map((step) => step.item.label),
    { size: [38, 17], maxLines: over ? 1 : 2, leading: 1.15, weight: 500 },
    over ? area.width : area.width * 0.34,
    over ? Math.min(pitch * 0.38, 54 * u) : pitch * 0.94,
  );
  const labelHeight = over ? Math.max(...labels.map((set) => set.height)) + 6 * u : 0;
  const labelWidth = over ? area.width : Math.max(...labels.map((set) => set.width)) + 6 * u;
  const barHeight = Math.min((pitch - labelHeight) * 0.78, 84 * u);
  const figures = setTexts(
    scene,
    steps.map((step) => step.item.figure.display),
    { role: 'figure', size: [60, 18], maxLines: 1, leading: 1.1 },
    area.width * 0.3,
    Math.max(barHeight, pitch * 0.5),
  );
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 6 * u;
  const left = over ? area.x : area.x + labelWidth + 24 * u;
  const track = area.x + area.width - left - figureWidth - 28 * u;
  const range = high - low || 1;
  const xAt = (level: number): number => left + ((level - low) / range) * track;
  return steps.map((step, index) => {
    const from = itemStart(scene, 'items', index);
    const now = xAt(step.start + (step.end - step.start) * grown(scene, from));
    const begin = xAt(step.start);
    const y = top + index * pitch;
    const barY = y + labelHeight + (over ? 0 : (pitch - barHeight) / 2);
    const next = steps[index + 1];
    const nextY = barY + pitch;
    return (
      <Part key={index} of={`items.${index}`}>
        <TextBlock
          block={`items.${index}.label`}
          set={labels[index]!}
          box={{ x: area.x, y, width: labelWidth, height: over ? labelHeight - 6 * u : pitch }}
          anchor="middle"
          from={from}
          motion="block"
          color={step.total ? palette.text : palette.muted}
        />
        {scene.frame >= from ? (
          <Bar
            box={{ x: Math.min(begin, now), y: barY, width: Math.max(Math.abs(now - begin), 3 * u), height: barHeight }}
            color={stepColor(scene, step)}
            round={step.total ? (step.end < 0 ? 'start' : 'end') : 'none'}
          />
        ) : null}
        {low < 0 ? <ZeroLine x={xAt(0)} y={barY - 4 * u} height={barHeight + 8 * u} /> : null}
        {next && scene.frame >= itemStart(scene, 'items', index + 1) && !over ? (
          <Drawing>
            <line
              x1={xAt(step.end)}
              x2={xAt(step.end)}
              y1={barY + barHeight}
              y2={nextY}
              stroke={ink(scene, 0.5)}
              strokeWidth={look.shape.hairline * u}
            />
          </Drawing>
        ) : null}
        <CountingFigure
          block={`items.${index}.figure`}
          figure={step.item.figure}
          set={figures[index]!}
          from={from}
          align="end"
          anchor="middle"
          box={{ x: area.x + area.width - figureWidth, y: barY, width: figureWidth, height: barHeight }}
          color={step.total ? palette.text : stepColor(scene, step)}
        />
      </Part>
    );
  });
}
