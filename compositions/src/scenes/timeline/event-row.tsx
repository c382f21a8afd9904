import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { eventFrame, isKey, lineReach, pointGrowth, type TimelineEvent } from './event-line.js';
import { Point } from './point.js';

/** Events from left to right: the date over the line, what happened under it. */
export function EventRow(props: { events: readonly TimelineEvent[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { events, area } = props;
  const { u, palette, look, width } = scene;
  const count = events.length;
  const slot = area.width / count;
  const column = slot - (count > 1 ? 40 * u : 0);
  const dates = setTexts(
    scene,
    events.map((event) => event.date),
    { role: 'figure', size: [count === 1 ? 300 : count === 2 ? 220 : 168, 26], maxLines: 2, leading: 1.02 },
    column,
    area.height * 0.3,
  );
  const labels = setTexts(
    scene,
    events.map((event) => event.label),
    {
      size: [count <= 2 ? 66 : count <= 4 ? 54 : 44, 22],
      maxLines: 4,
      leading: 1.22,
      weight: Math.max(500, look.type.bodyWeight),
    },
    column,
    area.height * 0.3,
  );
  const details = setTexts(
    scene,
    events.map((event) => event.detail ?? ''),
    { size: [42, 24], maxLines: 6, leading: 1.28 },
    column,
    area.height * 0.3,
  );
  const dateHeight = Math.max(...dates.map((set) => set.height));
  const labelHeight = Math.max(...labels.map((set) => set.height));
  const detailHeight = events.some((event) => event.detail)
    ? Math.max(...details.map((set) => set.height)) + 12 * u
    : 0;
  const toLine = 48 * u;
  const used = dateHeight + 2 * toLine + labelHeight + detailHeight;
  const y = area.y + Math.max(0, area.height - used) * 0.5;
  const lineY = y + dateHeight + toLine;
  const strong = Math.max(4, look.shape.stroke) * u;
  const reach = lineReach(scene, count);
  // The line runs on beyond the last event, out of the picture: time does.
  const end =
    reach >= count ? width : area.x + Math.max(0, reach - 1) * slot + Math.min(1, reach) * (reach < 1 ? 0 : 1);
  return (
    <>
      <div
        style={{
          ...place(scene, {
            x: area.x,
            y: lineY - (look.shape.hairline * u) / 2,
            width: width - area.x,
            height: look.shape.hairline * u,
          }),
          background: tone(palette.background, palette.text, 0.28),
        }}
      />
      {reach > 0 ? (
        <div
          style={{
            ...place(scene, {
              x: area.x,
              y: lineY - strong / 2,
              width: (reach >= count ? area.x + area.width : end) - area.x,
              height: strong,
            }),
            background: palette.text,
          }}
        />
      ) : null}
      {events.map((event, index) => {
        const x = area.x + index * slot;
        const from = eventFrame(scene, index);
        const key = isKey(events, index);
        const label = labels[index]!;
        return (
          <Part key={index} of={`events.${index}`}>
            <TextBlock
              block={`events.${index}.date`}
              set={dates[index]!}
              box={{ x, y, width: column, height: dateHeight }}
              anchor="bottom"
              from={from}
              color={key ? palette.accent : palette.text}
            />
            <Point x={x} y={lineY} growth={pointGrowth(scene, index)} highlighted={key} start />
            <TextBlock
              block={`events.${index}.label`}
              set={label}
              box={{ x, y: lineY + toLine, width: column, height: label.height }}
              from={from + scene.at(3)}
              motion="block"
            />
            {event.detail ? (
              <TextBlock
                block={`events.${index}.detail`}
                set={details[index]!}
                box={{ x, y: lineY + toLine + label.height + 12 * u, width: column, height: details[index]!.height }}
                from={from + scene.at(6)}
                motion="block"
                color={palette.muted}
              />
            ) : null}
          </Part>
        );
      })}
    </>
  );
}
