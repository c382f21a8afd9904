import type { ReactNode } from 'react';
import { grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf } from '../../charting/plate.js';
import { inset } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';

/** Stairs that lead up along the line of reading, the last one in the accent; on a narrow canvas rows that reach further. */
export function StaircaseScene(): ReactNode {
  const scene = useScene<'staircase'>();
  const { content, u, palette, shape, look } = scene;
  const { steps } = content;
  const count = steps.length;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [80, 46]);
  const area = head.rest;
  const up = shape === 'wide';
  const gap = (up ? 10 : 14) * u;
  const radius = Math.min(Math.max(look.shape.barRadius, 4), 22) * u;
  const boxes = steps.map((_, index): Rect => {
    const share = count === 1 ? 1 : index / (count - 1);
    if (up) {
      const width = (area.width - gap * (count - 1)) / count;
      const height = area.height * (0.48 + 0.52 * share);
      return { x: area.x + index * (width + gap), y: area.y + area.height - height, width, height };
    }
    const height = Math.min((area.height - gap * (count - 1)) / count, 250 * u);
    const width = area.width * (0.72 + 0.28 * share);
    const top = area.y + (area.height - count * height - gap * (count - 1)) * 0.3;
    return { x: area.x, y: top + index * (height + gap), width, height };
  });
  const pad = Math.min(30 * u, boxes[0]!.width * 0.08);
  const numerals = setTexts(scene, steps.map((_, index) => scene.number(index + 1)), { role: 'figure', size: [up ? 130 : 110, 40], maxLines: 1, leading: 1 }, 130 * u, boxes[0]!.height * (up ? 0.34 : 0.7)); // prettier-ignore
  const numeralWidth = Math.max(...numerals.map(({ width }) => width)) + 30 * u;
  const room = up
    ? { width: boxes[0]!.width - 2 * pad, height: boxes[0]!.height - 2 * pad - numerals[0]!.height - 14 * u }
    : { width: boxes[0]!.width - 2 * pad - numeralWidth, height: boxes[0]!.height - 24 * u };
  const detailed = steps.some(({ detail }) => detail);
  const titles = setTexts(scene, steps.map(({ title }) => title), { size: [up ? 54 : 52, 20], maxLines: up ? 4 : 2, leading: 1.16, weight: 600 }, room.width, room.height * (detailed ? 0.58 : 1)); // prettier-ignore
  return (
    <>
      <SceneHead head={head} align="start" />
      {steps.map((step, index) => {
        const box = boxes[index]!;
        const from = itemStart(scene, 'steps', index, 8) + scene.at(index * 3);
        const way = Math.max(0, grown(scene, from, 24));
        const share = count === 1 ? 1 : index / (count - 1);
        const colors = plateOf(scene, tone(palette.accent, palette.background, 0.72 * (1 - share)));
        const built: Rect = up
          ? { ...box, y: box.y + box.height * (1 - way), height: box.height * way }
          : { ...box, width: box.width * way };
        const [numeral, title] = [numerals[index]!, titles[index]!];
        const detail = step.detail
          ? setText(scene, { text: step.detail, size: [30, 16], maxLines: up ? 5 : 2, leading: 1.25 }, room.width, room.height - title.height - 8 * u)
          : null;
        const words = title.height + (detail ? detail.height + 8 * u : 0);
        const inner = inset(box, pad, up ? pad : 12 * u);
        const start: Rect = up
          ? { ...inner, y: inner.y + numeral.height + 14 * u, height: words }
          : { x: inner.x + numeralWidth, y: box.y + (box.height - words) / 2, width: room.width, height: words };
        const shared = { from: from + scene.at(5), motion: 'block', enter: 'fade', color: colors.ink } as const;
        return (
          <div key={index}>
            <Ghost box={box} radius={radius} />
            <Plate box={built} colors={colors} radius={radius} alive={index === count - 1} />
            <TextBlock {...shared} block={`steps.${index}.numeral`} set={numeral} box={up ? { ...inner, height: numeral.height } : { ...inner, width: numeralWidth }} anchor={up ? 'top' : 'middle'} />
            <TextBlock {...shared} block={`steps.${index}.title`} set={title} box={{ ...start, height: title.height }} />
            {detail ? <TextBlock {...shared} block={`steps.${index}.detail`} set={detail} box={{ ...start, y: start.y + title.height + 8 * u, height: detail.height }} /> : null}
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
