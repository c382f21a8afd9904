import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { setStacks, WordStackBlock } from '../../charting/word-stack.js';
import { inset } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { passing } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { SceneHead, setHead } from '../scene-head.js';

/** Four fields around a crossing, each laid open from the middle; a light runs along the axes. */
export function QuadrantScene(): ReactNode {
  const scene = useScene<'quadrant'>();
  const { content, shape } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [68, 40] : [72, 44]);
  return (
    <>
      <SceneHead head={head} align="start" />
      <QuadrantFigure cells={content.cells} area={head.rest} />
    </>
  );
}

/** Shares of the accent in the fields, in reading order: the first says most, the last least. */
const shares = [1, 0.46, 0.46, 0.18] as const;

export function QuadrantFigure(props: { cells: SceneContent<'quadrant'>['cells']; area: Rect }): ReactNode {
  const scene = useScene();
  const { cells, area } = props;
  const { u, palette, look } = scene;
  const gap = 22 * u;
  const [width, height] = [(area.width - gap) / 2, (area.height - gap) / 2];
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const boxes = cells.map((_, index): Rect => ({ x: index % 2 === 0 ? area.x : cx + gap / 2, y: index < 2 ? area.y : cy + gap / 2, width, height })); // prettier-ignore
  const pad = Math.min(38 * u, width * 0.09);
  const room = { width: width - 2 * pad, height: height - 1.6 * pad };
  const stacks = setStacks(scene, cells, room, { label: [68, 24], point: [44, 20], lines: 2 });
  const radius = Math.max(look.shape.radius, 8) * u;
  const run = passing(scene, 'axes', 7) * 2;
  const along = (run % 1) - 0.5;
  return (
    <>
      <Drawing>
        <path d={`M${area.x} ${cy}h${area.width}M${cx} ${area.y}v${area.height}`} stroke={ink(scene, 0.4)} strokeWidth={Math.max(4, look.shape.hairline * 2) * u} />
        <circle cx={run < 1 ? cx + along * area.width : cx} cy={run < 1 ? cy : cy + along * area.height} r={10 * u} fill={palette.accent} />
      </Drawing>
      {cells.map((cell, index) => {
        const box = boxes[index]!;
        const from = itemStart(scene, 'cells', index, 8) + scene.at(3 * index);
        const way = Math.max(0, Math.min(1, grown(scene, from, 22)));
        const colors = plateOf(scene, tone(palette.background, palette.accent, shares[index]!));
        // From the crossing outwards.
        const open: Rect = {
          x: index % 2 === 0 ? box.x + box.width * (1 - way) : box.x,
          y: index < 2 ? box.y + box.height * (1 - way) : box.y,
          width: box.width * way,
          height: box.height * way,
        };
        return (
          <div key={index}>
            <Ghost box={box} radius={radius} />
            <Plate box={open} colors={colors} radius={radius} alive={index === 0} />
            <WordStackBlock block={`cells.${index}`} stack={stacks[index]!} box={inset(box, pad, pad * 0.8)} from={from + scene.at(8)} step={scene.at(3)} align="start" color={colors.ink} />
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
