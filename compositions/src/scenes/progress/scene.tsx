import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { grown, itemStart } from '../../charting/growth.js';
import { tinted, trackInk } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { clamp } from '../../motion/curves.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';

/** Shares against their full tracks: name and figure over each bar. */
export function ProgressScene(): ReactNode {
  const scene = useScene<'progress'>();
  const { content, u, shape, palette, look } = scene;
  const { items } = content;
  const head = setHead(scene, content);
  const area = head.rest;
  const count = items.length;
  const pitch = Math.min(area.height / count, (count === 1 ? 480 : shape === 'tall' ? 250 : 225) * u);
  const top = area.y + (area.height - pitch * count) * (shape === 'tall' ? 0.36 : 0.42);
  const gap = count === 1 ? 0 : pitch * 0.24;
  const inner = pitch - gap;
  const thickness = Math.min(inner * 0.32, (count === 1 ? 96 : 54) * u);
  const words = inner - thickness - 14 * u;
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [count === 1 ? 300 : 100, 22], maxLines: 1, leading: 1.05 },
    area.width * (count === 1 ? 0.6 : 0.34),
    words,
  );
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 6 * u;
  const labelWidth = area.width - figureWidth - 30 * u;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [count === 1 ? 56 : 46, 20], maxLines: 2, leading: 1.15, weight: 500 },
    labelWidth,
    words,
  );
  const chosen = items.some((item) => item.highlight);
  const lit = (item: LabelledFigure): boolean => !chosen || item.highlight === true;

  return (
    <>
      <SceneHead head={head} align="start" />
      {items.map((item, index) => {
        const from = itemStart(scene, 'items', index);
        const y = top + index * pitch;
        const barY = y + words + 14 * u;
        const share = clamp(item.figure.value / 100);
        const length = Math.min(area.width, area.width * share * grown(scene, from, 28));
        const radius = Math.min(look.shape.barRadius * u, thickness / 2);
        return (
          <Part key={index} of={`items.${index}`}>
            <div
              style={{
                ...place(scene, { ...area, y: barY, height: thickness }),
                background: trackInk(scene),
                borderRadius: radius,
              }}
            />
            {scene.frame >= from && share > 0 ? (
              <Bar
                box={{ x: area.x, y: barY, width: Math.max(length, 3 * u), height: thickness }}
                color={lit(item) ? palette.accent : tinted(scene, 0.36)}
                round="all"
              />
            ) : null}
            <TextBlock
              block={`items.${index}.label`}
              set={labels[index]!}
              box={{ x: area.x, y, width: labelWidth, height: words }}
              anchor="bottom"
              from={from}
              motion="block"
              color={lit(item) ? palette.text : palette.muted}
            />
            <CountingFigure
              block={`items.${index}.figure`}
              figure={item.figure}
              set={figures[index]!}
              from={from}
              frames={28}
              align="end"
              anchor="bottom"
              box={{ x: area.x + area.width - figureWidth, y, width: figureWidth, height: words }}
              color={chosen && item.highlight ? palette.accent : palette.text}
            />
          </Part>
        );
      })}
    </>
  );
}
