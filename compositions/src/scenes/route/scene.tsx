import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { itemStart } from '../../charting/growth.js';
import { ink } from '../../charting/shades.js';
import { clamp, easeInOut, spring } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { lineOf } from './line.js';

/** The plan of a line: a carriage goes from stop to stop as they are named, and then to and fro on its way. */
export function RouteScene(): ReactNode {
  const scene = useScene<'route'>();
  const { content, u, palette, shape, look } = scene;
  const { stops } = content;
  const count = stops.length;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [80, 46]);
  const area = head.rest;
  const across = shape === 'wide';
  const thick = Math.min(64, 360 / count + 8) * u;
  const slot = across ? area.width / count : Math.min(area.height / count, 320 * u);
  const swing = across ? area.height * 0.36 : area.width * 0.15;
  const laid: Rect = across
    ? { x: area.x + slot / 2, y: area.y + (area.height - swing) / 2, width: area.width - slot, height: swing }
    : { x: area.x + thick, y: area.y + slot / 2, width: swing, height: slot * (count - 1) };
  const line = lineOf(count, laid, across);
  const froms = stops.map((_, index) => itemStart(scene, 'stops', index, 10) + scene.at(index * 3));
  const driven = froms.reduce((share, from, index) => {
    const [since, until] = [Math.max(0, index - 1) / Math.max(1, count - 1), index / Math.max(1, count - 1)];
    const begin = Math.max(index === 0 ? 0 : froms[index - 1]!, from - scene.at(14));
    const leg = easeInOut(clamp((scene.frame - begin) / Math.max(1, from - begin + scene.at(4))));
    return leg > 0 ? since + (until - since) * leg : share;
  }, 0);
  const arrived = driven >= 1;
  const pace = Math.abs(((lifeSeconds(scene) * 0.11) % 2) - 1);
  const car = line.along(arrived ? pace : driven);
  const gap = thick * 0.6 + 26 * u;
  const room = across
    ? { width: slot * 0.94, height: (area.height - swing) / 2 - gap }
    : { width: area.width - swing - 2 * thick - 50 * u, height: slot - 14 * u };
  const detailed = stops.some(({ detail }) => detail);
  const labels = setTexts(scene, stops.map(({ label }) => label), { size: [across ? 60 : 64, 20], maxLines: across ? 3 : 2, leading: 1.1, weight: 600 }, room.width, room.height * (detailed ? 0.6 : 1)); // prettier-ignore
  return (
    <>
      <SceneHead head={head} align="start" />
      <Drawing>
        <g fill="none" strokeLinejoin="round" strokeLinecap="round">
          <path d={line.path} stroke={ink(scene, 0.14)} strokeWidth={thick} />
          {driven > 0 ? <path d={line.path} stroke={palette.accent} strokeWidth={thick} pathLength={1} strokeDasharray={`${driven} 2`} /> : null}
        </g>
        {line.stops.map(({ x, y }, index) => {
          const shown = spring(look.motion.bounce)(clamp((scene.frame - froms[index]!) / scene.at(16)));
          const end = index === 0 || index === count - 1;
          const r = thick * (end ? 0.92 : 0.66);
          return (
            <g key={index}>
              <circle cx={x} cy={y} r={thick * 0.3} fill={palette.background} />
              {shown > 0 ? <circle cx={x} cy={y} r={r * shown} fill={palette.background} stroke={end ? palette.text : palette.accent} strokeWidth={thick * (end ? 0.34 : 0.26)} /> : null}
            </g>
          );
        })}
        <g transform={`translate(${car.x} ${car.y}) rotate(${car.turn})`}>
          <rect x={-thick * 0.95} y={-thick * 0.42} width={thick * 1.9} height={thick * 0.84} rx={thick * 0.3} fill={palette.text} />
          {[-0.55, 0, 0.55].map((at) => (
            <rect key={at} x={thick * (at - 0.17)} y={-thick * 0.18} width={thick * 0.34} height={thick * 0.3} rx={thick * 0.06} fill={palette.background} />
          ))}
        </g>
      </Drawing>
      {stops.map((stop, index) => {
        const { x, y } = line.stops[index]!;
        const label = labels[index]!;
        const detail = stop.detail ? setText(scene, { text: stop.detail, size: [34, 18], maxLines: 2, leading: 1.2 }, room.width, room.height - label.height - 8 * u) : null;
        const height = label.height + (detail ? detail.height + 8 * u : 0);
        // Over the stops of the upper stretch, under those of the lower one.
        const over = across && y < laid.y + laid.height / 2;
        const top = across ? (over ? y - gap - height : y + gap) : y - height / 2;
        const start = across ? x - room.width / 2 : area.x + swing + 2 * thick + 44 * u;
        const shared = { from: froms[index]!, motion: 'block', enter: 'fade', align: across ? 'center' : 'start' } as const;
        return (
          <div key={index}>
            <TextBlock {...shared} block={`stops.${index}.label`} set={label} box={{ x: start, y: top, width: room.width, height: label.height }} />
            {detail ? <TextBlock {...shared} block={`stops.${index}.detail`} set={detail} box={{ x: start, y: top + label.height + 8 * u, width: room.width, height: detail.height }} color={palette.muted} /> : null}
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
