import type { Series } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { itemStart } from '../../charting/growth.js';
import { readableOn } from '../../charting/readable.js';
import type { SeriesInk } from '../../charting/series.js';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import type { Stacks } from './stacks.js';

/** The parts, series after series, and their figures inside where they have room. */
export function StackedBars(props: {
  stacks: Stacks;
  series: readonly Series[];
  inks: readonly SeriesInk[];
  area: Rect;
}): ReactNode {
  const scene = useScene();
  const { stacks, series, inks, area } = props;
  const { u, palette, look } = scene;
  const { slot, thickness, base } = stacks;
  const outline = look.shape.bars === 'outline';
  const figures = setTexts(
    scene,
    stacks.segments.map((segment) => series[segment.series]!.values[segment.category]?.display ?? ''),
    { role: 'figure', size: [44, 10], maxLines: 1, leading: 1.1 },
    thickness * 0.9,
    56 * u,
  );
  const legible = (figures[0]?.size ?? 0) >= 18 * u;
  return (
    <>
      {stacks.segments.map((segment, index) => {
        const from = itemStart(scene, 'series', segment.series, 8) + scene.at(Math.min(segment.category, 10));
        const way = easeOutQuint(clamp((scene.frame - from) / scene.at(20)));
        if (way <= 0 || segment.height <= 0) return null;
        const x = area.x + segment.category * slot + (slot - thickness) / 2;
        const gap = Math.min(2 * u, segment.height * 0.2);
        const height = (segment.height - gap) * way;
        const down = segment.y >= base - 0.01;
        const set = figures[index]!;
        const { color } = inks[segment.series]!;
        const box: Rect = { x, y: down ? segment.y : segment.y + segment.height - height, width: thickness, height };
        return (
          <div key={index}>
            <Bar box={box} color={color} round="none" />
            {legible && segment.height > set.height * 1.15 ? (
              <TextBlock
                block={`series.${segment.series}.values.${segment.category}`}
                set={set}
                box={{ ...box, y: segment.y, height: segment.height - gap }}
                align="center"
                anchor="middle"
                from={from + scene.at(8)}
                motion="block"
                color={outline ? palette.text : readableOn(scene, color)}
              />
            ) : null}
          </div>
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
