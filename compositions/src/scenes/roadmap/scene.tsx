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
import { roadOf } from './road.js';

/** A road that winds through its stops; it is driven on to each as it is named. */
export function RoadmapScene(): ReactNode {
  const scene = useScene<'roadmap'>();
  const { content, u, palette, shape, look } = scene;
  const { events } = content;
  const count = events.length;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [80, 46]);
  const area = head.rest;
  const across = shape === 'wide';
  const thick = Math.min(80, 360 / count) * u;
  // Words stand over the stops of the upper bends and under those of the lower ones, or beside the road.
  const swing = across ? area.height * 0.2 : area.width * 0.13;
  const road: Rect = across
    ? { x: 0, y: area.y + (area.height - swing) / 2, width: area.width, height: swing }
    : { x: area.x + thick, y: area.y, width: swing, height: area.height };
  const laid = across ? { ...road, x: area.x } : road;
  const { stops, path } = roadOf(count, laid, across);
  const froms = events.map((_, index) => itemStart(scene, 'events', index, 10) + scene.at(index * 3));
  // The road is driven from stop to stop: each leg ends as its stop is named.
  const share = events.reduce((driven, _, index) => {
    const until = (index + 0.5) / count;
    const since = index === 0 ? 0 : (index - 0.5) / count;
    const begin = Math.max(index === 0 ? 0 : froms[index - 1]!, froms[index]! - scene.at(14));
    const leg = easeInOut(clamp((scene.frame - begin) / Math.max(1, froms[index]! - begin + scene.at(4))));
    return leg > 0 ? since + (until - since) * leg : driven;
  }, 0);
  const slot = area.width / count;
  const gap = thick * 0.5 + 34 * u;
  const room = across
    ? { width: Math.min(slot * 1.5, 620 * u), height: (area.height - swing) / 2 - gap }
    : { width: area.width - swing - 2 * thick - 44 * u, height: area.height / count - 18 * u };
  const dates = setTexts(scene, events.map(({ date }) => date), { role: 'figure', size: [across ? 72 : 60, 22], maxLines: 1, leading: 1.1 }, across ? slot * 1.3 : room.width, room.height * 0.4); // prettier-ignore
  const dateHeight = Math.max(...dates.map(({ height }) => height));
  const detailed = events.some(({ detail }) => detail);
  const left = room.height - dateHeight - 10 * u;
  const widthAt = (index: number): number =>
    across && (index === 0 || index === count - 1) ? Math.min(room.width, slot * 1.28) : room.width;
  const labels = setTexts(scene, events.map(({ label }) => label), { size: [52, 20], maxLines: 3, leading: 1.16, weight: 500 }, Math.min(...events.map((_, index) => widthAt(index))), left * (detailed ? 0.6 : 1)); // prettier-ignore
  return (
    <>
      <SceneHead head={head} align="start" />
      <Drawing>
        <path d={path} fill="none" stroke={ink(scene, 0.12)} strokeWidth={thick} strokeLinecap="round" />
        {share > 0 ? (
          <path d={path} fill="none" stroke={palette.accent} strokeWidth={thick} strokeLinecap="round" pathLength={1} strokeDasharray={`${share} 2`} />
        ) : null}
        <path
          d={path}
          fill="none"
          stroke={palette.background}
          strokeOpacity={0.75}
          strokeWidth={Math.max(3 * u, thick * 0.07)}
          strokeDasharray={`${26 * u} ${22 * u}`}
          strokeDashoffset={-lifeSeconds(scene) * 34 * u}
        />
        {stops.map(({ x, y }, index) => {
          const shown = spring(look.motion.bounce)(clamp((scene.frame - froms[index]!) / scene.at(16)));
          return (
            <g key={index}>
              <circle cx={x} cy={y} r={thick * 0.36} fill={palette.background} />
              {shown > 0 ? (
                <circle cx={x} cy={y} r={thick * (events[index]!.highlight ? 0.78 : 0.62) * shown} fill={palette.background} stroke={palette.accent} strokeWidth={thick * 0.2} />
              ) : null}
              {shown > 0 && events[index]!.highlight ? <circle cx={x} cy={y} r={thick * 0.36 * shown} fill={palette.accent} /> : null}
            </g>
          );
        })}
      </Drawing>
      {events.map((event, index) => {
        const { x, y } = stops[index]!;
        const [date, label] = [dates[index]!, labels[index]!];
        const width = widthAt(index);
        const detail = event.detail
          ? setText(scene, { text: event.detail, size: [30, 18], maxLines: 2, leading: 1.25 }, width, left - label.height - 8 * u)
          : null;
        const height = date.height + 6 * u + label.height + (detail ? detail.height + 8 * u : 0);
        const over = across && index % 2 === 1;
        // A stop at the end of the road has its words inside the canvas.
        const start = across
          ? Math.min(Math.max(x - width / 2, area.x), area.x + area.width - width)
          : area.x + swing + 2 * thick + 44 * u;
        const top = across ? (over ? y - gap - height : y + gap) : y - height / 2;
        const align = !across ? 'start' : index === 0 ? 'start' : index === count - 1 ? 'end' : 'center';
        const shared = { from: froms[index]!, motion: 'block', enter: 'fade', align } as const;
        return (
          <div key={index}>
            <TextBlock {...shared} block={`events.${index}.date`} set={date} box={{ x: start, y: top, width, height: date.height }} color={palette.accent} />
            <TextBlock {...shared} block={`events.${index}.label`} set={label} box={{ x: start, y: top + date.height + 6 * u, width, height: label.height }} />
            {detail ? <TextBlock {...shared} block={`events.${index}.detail`} set={detail} box={{ x: start, y: top + date.height + 14 * u + label.height, width, height: detail.height }} color={palette.muted} /> : null}
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
