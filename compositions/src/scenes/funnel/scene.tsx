import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { ink } from '../../charting/shades.js';
import { clamp } from '../../motion/curves.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';

/** What is left after each stage: bars about one axis, with the loss shaded between them. */
export function FunnelScene(): ReactNode {
  const scene = useScene<'funnel'>();
  const { content, u, shape, palette } = scene;
  const { items } = content;
  const count = items.length;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  const beside = shape === 'wide';
  const pitch = Math.min(area.height / count, (shape === 'tall' ? 270 : 210) * u);
  const top = area.y + (area.height - pitch * count) * (shape === 'tall' ? 0.36 : 0.42);
  const words = beside ? pitch * 0.84 : Math.min(pitch * 0.42, 86 * u);
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [84, 20], maxLines: 1, leading: 1.05 },
    area.width * (beside ? 0.24 : 0.4),
    words * 0.92,
  );
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 6 * u;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [46, 19], maxLines: 2, leading: 1.15, weight: 500 },
    beside ? area.width * 0.26 : area.width - figureWidth - 24 * u,
    words * 0.94,
  );
  const labelWidth = beside ? Math.max(...labels.map((set) => set.width)) + 6 * u : area.width - figureWidth - 24 * u;
  const lane: Rect = beside
    ? { ...area, x: area.x + labelWidth + 40 * u, width: area.width - labelWidth - figureWidth - 80 * u }
    : area;
  const barHeight = beside ? pitch * 0.66 : Math.max(pitch - words - 26 * u, pitch * 0.3);
  const barTop = beside ? (pitch - barHeight) / 2 : words + 10 * u;
  const most = Math.max(...items.map((item) => Math.abs(item.figure.magnitude))) || 1;
  const widths = items.map((item) => Math.max((Math.abs(item.figure.magnitude) / most) * lane.width, 4 * u));
  const axis = lane.x + lane.width / 2;
  const marked = items.findIndex((item) => item.highlight);
  const lit = marked < 0 ? count - 1 : marked;

  return (
    <>
      <SceneHead head={head} align="start" />
      {items.map((item, index) => {
        const from = itemStart(scene, 'items', index);
        const y = top + index * pitch;
        const width = Math.min(lane.width, widths[index]! * grown(scene, from));
        const next = widths[index + 1];
        const fall =
          next === undefined ? 0 : clamp((scene.frame - itemStart(scene, 'items', index + 1)) / scene.at(12));
        const foot = y + barTop + barHeight;
        const following = y + pitch + barTop;
        return (
          <Part key={index} of={`items.${index}`}>
            {next !== undefined && fall > 0 && beside ? (
              <Drawing>
                <path
                  d={`M${axis - widths[index]! / 2} ${foot}L${axis + widths[index]! / 2} ${foot}L${axis + next / 2} ${following}L${axis - next / 2} ${following}Z`}
                  fill={ink(scene, 0.12)}
                  opacity={fall}
                />
              </Drawing>
            ) : null}
            {/* What it will fill lies there from the start. */}
            {width < widths[index]! ? (
              <Bar
                box={{ x: axis - widths[index]! / 2, y: y + barTop, width: widths[index]!, height: barHeight }}
                color={ink(scene, 0.09)}
                round="all"
              />
            ) : null}
            {scene.frame >= from ? (
              <Bar
                box={{ x: axis - width / 2, y: y + barTop, width, height: barHeight }}
                color={index === lit ? palette.accent : ink(scene, 0.42 - (0.18 * index) / count)}
                round="all"
              />
            ) : null}
            <TextBlock
              block={`items.${index}.label`}
              set={labels[index]!}
              box={{ x: area.x, y, width: labelWidth, height: beside ? pitch : words }}
              anchor={beside ? 'middle' : 'bottom'}
              from={from}
              motion="block"
              color={index === lit ? palette.text : palette.muted}
            />
            <CountingFigure
              block={`items.${index}.figure`}
              figure={item.figure}
              set={figures[index]!}
              from={from}
              align="end"
              anchor={beside ? 'middle' : 'bottom'}
              box={{ x: area.x + area.width - figureWidth, y, width: figureWidth, height: beside ? pitch : words }}
              color={index === lit ? palette.accent : palette.text}
            />
          </Part>
        );
      })}
      <SourceLine source={content.source} />
    </>
  );
}
