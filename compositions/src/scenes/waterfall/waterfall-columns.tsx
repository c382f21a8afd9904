import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { stepColor, stepsOf } from './steps.js';

/** Standing steps, tied at their levels. */
export function WaterfallColumns(props: { area: Rect; labels: readonly SetText[] }): ReactNode {
  const scene = useScene<'waterfall'>();
  const { area, labels } = props;
  const { u, palette, look } = scene;
  const { steps, low, high } = stepsOf(scene.content.items);
  const slot = area.width / steps.length;
  const thickness = Math.min(slot * 0.7, 230 * u);
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const figures = setTexts(
    scene,
    steps.map((step) => step.item.figure.display),
    { role: 'figure', size: [64, 18], maxLines: 1, leading: 1.1 },
    slot * 0.94,
    80 * u,
  );
  const figureHeight = Math.max(...figures.map((set) => set.height));
  const gap = 10 * u;
  const range = high - low || 1;
  // A falling step carries its figure below: room for it only where such a step comes near the foot.
  const near = steps.some((step) => step.end < step.start && step.end - low < 0.2 * range);
  const height = area.height - labelHeight - 22 * u - (near ? 2 : 1) * (figureHeight + gap);
  const yAt = (level: number): number => area.y + figureHeight + gap + ((high - level) / range) * height;
  const base = yAt(0);
  return (
    <>
      {steps.map((step, index) => {
        const from = itemStart(scene, 'items', index);
        const way = grown(scene, from);
        const now = step.start + (step.end - step.start) * way;
        const [top, foot] = [Math.min(yAt(step.start), yAt(now)), Math.max(yAt(step.start), yAt(now))];
        const x = area.x + index * slot;
        const falls = step.end < step.start;
        const figure = figures[index]!;
        const previous = steps[index - 1];
        return (
          <Part key={index} of={`items.${index}`}>
            {scene.frame >= from ? (
              <>
                {previous ? (
                  <Drawing>
                    <line
                      x1={x - (slot - thickness) / 2}
                      x2={x + (slot - thickness) / 2}
                      y1={yAt(previous.end)}
                      y2={yAt(previous.end)}
                      stroke={ink(scene, 0.5)}
                      strokeWidth={2.5 * u}
                    />
                  </Drawing>
                ) : null}
                <Bar
                  box={{ x: x + (slot - thickness) / 2, y: top, width: thickness, height: Math.max(foot - top, 3 * u) }}
                  color={stepColor(scene, step)}
                  round={step.total ? (falls ? 'bottom' : 'top') : 'none'}
                />
              </>
            ) : null}
            <CountingFigure
              block={`items.${index}.figure`}
              figure={step.item.figure}
              set={figure}
              from={from}
              align="center"
              box={{ x, y: falls ? foot + gap : top - gap - figure.height, width: slot, height: figure.height }}
              color={step.total ? palette.text : stepColor(scene, step)}
            />
            <TextBlock
              block={`items.${index}.label`}
              set={labels[index]!}
              box={{ x, y: area.y + area.height - labelHeight, width: slot, height: labelHeight }}
              align="center"
              from={from}
              motion="block"
              color={step.total ? palette.text : palette.muted}
            />
          </Part>
        );
      })}
      <div
        style={{
          ...place(scene, { x: area.x, y: base, width: area.width, height: look.shape.hairline * u }),
          background: palette.text,
        }}
      />
    </>
  );
}
