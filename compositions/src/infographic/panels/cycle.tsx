import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { clamp, easeInOut, easeOutQuint } from '../../motion/curves.js';
import { PartPicture } from '../../pictures/part-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { Coin } from '../depth.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { drawingsOf } from '../part-mark.js';

interface Spot {
  x: number;
  y: number;
}

/** The points on the way from one step to the next that lie outside of both, on the ring that all of them stand on. */
function wayBetween(
  box: Rect,
  ring: Spot,
  from: number,
  to: number,
  ends: readonly [Spot, Spot],
  clear: number,
): Spot[] {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const samples = 40;
  return Array.from({ length: samples + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / samples;
    return { x: middle.x + ring.x * Math.cos(angle), y: middle.y + ring.y * Math.sin(angle) };
  }).filter((spot) => ends.every((end) => Math.hypot(spot.x - end.x, spot.y - end.y) > clear));
}

/** Steps that begin again after the last: discs on a ring, with an arrow from each to the next. */
export function CyclePanel({ panel, box, from, depth }: PanelProps<'steps'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { steps } = panel;
  const count = steps.length;
  const turns = Array.from({ length: count + 1 }, (_, index) => -Math.PI / 2 + (2 * Math.PI * index) / count);
  // As large as neighbours leave room for the arrow between them.
  const layOut = (radius: number): { ring: Spot; spots: Spot[]; nearest: number } => {
    const y = box.height / 2 - radius - depth;
    const ring = { x: Math.min(box.width / 2 - radius, y * 2.3), y };
    const spots = turns.slice(0, count).map((angle) => ({
      x: box.x + box.width / 2 + ring.x * Math.cos(angle),
      y: box.y + (box.height - depth) / 2 + ring.y * Math.sin(angle),
    }));
    const nearest = Math.min(...spots.map((spot, at) => {
      const next = spots[(at + 1) % count]!;
      return Math.hypot(spot.x - next.x, spot.y - next.y);
    })); // prettier-ignore
    return { ring, spots, nearest };
  };
  let radius = Math.min(box.width, box.height) * 0.27;
  while (layOut(radius).nearest < radius * 2.5 && radius > 20 * u) radius *= 0.97;
  const { ring, spots } = layOut(radius);
  const drawings = drawingsOf(scene, steps);
  const pictured = drawings.every((drawing) => drawing);
  const titles = setTexts(
    scene,
    steps.map((step) => step.title),
    { size: [44, 13], maxLines: 3, leading: 1.1, weight: 700 },
    radius * 1.66,
    radius * (pictured ? 0.66 : 0.84),
  );
  const numbers = setTexts(
    scene,
    steps.map((_, index) => scene.number(index + 1)),
    { role: 'figure', size: [66, 10], maxLines: 1 },
    radius * 0.7,
    radius * 0.46,
  );
  const swollen = (index: number): number => 1 + 0.05 * swell(acting(scene, from, 2 * index, 2 * count, 0.8, count));
  return (
    <>
      <Drawing>
        {steps.map((_, index) => {
          const ends = [spots[index]!, spots[(index + 1) % count]!] as const;
          const way = wayBetween(box, ring, turns[index]!, turns[index + 1]!, ends, radius + 14 * u);
          const grown = easeInOut(
            clamp(share(scene, turn(scene, from, Math.min(index + 1, count - 1)) - scene.at(4), 14)),
          );
          const shown = way.slice(0, Math.max(2, Math.round(way.length * grown)));
          const [before, tip] = shown.slice(-2);
          if (grown <= 0 || !before || !tip) return null;
          const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
          const size = 24 * u;
          const wing = (by: number): string =>
            `${(tip.x - size * Math.cos(angle + by)).toFixed(1)} ${(tip.y - size * Math.sin(angle + by)).toFixed(1)}`;
          const act = acting(scene, from, 2 * index + 1, 2 * count, 0.8, count);
          const dot = way[Math.round((way.length - 1) * easeInOut(act))];
          return (
            <g key={index} fill="none" stroke={ink(scene, 0.46)} strokeWidth={8 * u} strokeLinecap="round">
              <path d={`M${shown.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
              <path d={`M${wing(0.6)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${wing(-0.6)}`} strokeLinejoin="round" />
              {act > 0 && dot ? (
                <circle cx={dot.x} cy={dot.y} r={11 * u * swell(act) ** 0.5} fill={palette.accent} stroke="none" />
              ) : null}
            </g>
          );
        })}
        {steps.map((_, index) => {
          const way = easeOutQuint(share(scene, turn(scene, from, index), 14));
          return way <= 0 ? null : (
            <Coin
              key={index}
              {...spots[index]!}
              radius={radius}
              color={palette.accent}
              depth={depth * 0.6}
              scale={way * swollen(index)}
            />
          );
        })}
      </Drawing>
      {steps.map((_, index) => {
        const { x, y } = spots[index]!;
        const begin = turn(scene, from, index) + scene.at(4);
        const head = pictured ? radius * 0.84 : numbers[index]!.height;
        const height = head + titles[index]!.height + radius * 0.04;
        const top = y - height / 2;
        return (
          <div key={index}>
            {pictured ? (
              <PartPicture
                drawing={drawings[index]!}
                box={{ x: x - head / 2, y: top - radius * 0.04, width: head, height: head }}
                from={begin}
                index={index}
              />
            ) : (
              <TextBlock
                block={`${panel.id}.steps.${index}.number`}
                set={numbers[index]!}
                box={{ x: x - radius, y: top, width: 2 * radius, height: head }}
                align="center"
                color={palette.onAccent}
                from={begin}
                motion="block"
                enter="fade"
              />
            )}
            <TextBlock
              block={`${panel.id}.steps.${index}.title`}
              set={titles[index]!}
              box={{
                x: x - radius * 0.83,
                y: top + head + radius * 0.04,
                width: radius * 1.66,
                height: titles[index]!.height,
              }}
              align="center"
              color={palette.onAccent}
              from={begin}
              motion="block"
              enter="fade"
            />
          </div>
        );
      })}
    </>
  );
}
