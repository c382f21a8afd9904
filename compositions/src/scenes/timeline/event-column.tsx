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

/** Events from top to bottom along a standing line. */
export function EventColumn(props: { events: readonly TimelineEvent[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { events, area } = props;
  const { u, palette, look, shape } = scene;
  const count = events.length;
  // A moment alone is the scene: it stands large, in the middle, and time runs through the whole stage.
  const alone = count === 1;
  const slot = alone ? area.height : Math.min(area.height / count, (shape === 'tall' ? 440 : 330) * u);
  const indent = 84 * u;
  const width = area.width - indent;
  const gap = 10 * u;
  const detailed = events.some((event) => event.detail);
  const inner = slot - 34 * u;
  const dates = setTexts(
    scene,
    events.map((event) => event.date),
    { role: 'figure', size: [alone ? 320 : count <= 3 ? 128 : 96, 24], maxLines: 1, leading: 1.08 },
    width,
    inner * (detailed ? 0.36 : 0.44),
  );
  const labels = setTexts(
    scene,
    events.map((event) => event.label),
    {
      size: alone ? [104, 30] : shape === 'tall' ? [60, 24] : [54, 24],
      maxLines: alone ? 4 : 3,
      leading: 1.2,
      weight: Math.max(500, look.type.bodyWeight),
    },
    width,
    inner * (detailed ? 0.36 : 0.5),
  );
  const details = setTexts(
    scene,
    events.map((event) => event.detail ?? ''),
    { size: shape === 'tall' ? [46, 24] : [40, 24], maxLines: 3, leading: 1.28 },
    width,
    Math.max(32 * u, inner * 0.25),
  );
  const dateHeight = dates[0]!.height;
  const strong = Math.max(4, look.shape.stroke) * u;
  const x = area.x + 22 * u;
  const used = dateHeight + gap + labels[0]!.height + (detailed ? details[0]!.height + gap : 0);
  const first = alone ? area.y + Math.max(0, area.height - used) * 0.44 : area.y;
  const pointY = (index: number): number => first + index * slot + dateHeight * 0.5;
  const reach = lineReach(scene, count);
  const top = alone ? area.y : pointY(0);
  const foot = area.y + slot * count - 10 * u;
  const end = reach >= count ? foot : pointY(0) + Math.max(0, reach - 1) * slot;
  return (
    <>
      <div
        style={{
          ...place(scene, {
            x: x - (look.shape.hairline * u) / 2,
            y: top,
            width: look.shape.hairline * u,
            height: foot - top,
          }),
          background: tone(palette.background, palette.text, 0.28),
        }}
      />
      {alone ? <Years x={x} from={area.y} to={foot} /> : null}
      {reach > 0 ? (
        <div
          style={{
            ...place(scene, {
              x: x - strong / 2,
              y: top,
              width: strong,
              height: alone
                ? (pointY(0) - top) * Math.min(1, reach)
                : Math.min(foot, pointY(count - 1), end) - pointY(0),
            }),
            background: palette.text,
          }}
        />
      ) : null}
      {events.map((event, index) => {
        const y = first + index * slot;
        const from = eventFrame(scene, index);
        const key = isKey(events, index);
        const label = labels[index]!;
        return (
          <Part key={index} of={`events.${index}`}>
            <Point x={x} y={pointY(index)} growth={pointGrowth(scene, index)} highlighted={key} />
            <TextBlock
              block={`events.${index}.date`}
              set={dates[index]!}
              box={{ x: area.x + indent, y, width, height: dateHeight }}
              from={from}
              color={key ? palette.accent : palette.text}
            />
            <TextBlock
              block={`events.${index}.label`}
              set={label}
              box={{ x: area.x + indent, y: y + dateHeight + gap, width, height: label.height }}
              from={from + scene.at(3)}
              motion="block"
            />
            {event.detail ? (
              <TextBlock
                block={`events.${index}.detail`}
                set={details[index]!}
                box={{
                  x: area.x + indent,
                  y: y + dateHeight + label.height + 1.6 * gap,
                  width,
                  height: details[index]!.height,
                }}
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

/** Short marks along the line of a lone moment, every fifth longer: other years, before it and after. */
function Years(props: { x: number; from: number; to: number }): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const step = 36 * u;
  return Array.from({ length: Math.floor((props.to - props.from) / step) + 1 }, (_, index) => (
    <div
      key={index}
      style={{
        ...place(scene, {
          x: props.x,
          y: props.from + index * step,
          width: (index % 5 === 0 ? 34 : 18) * u,
          height: look.shape.hairline * u,
        }),
        background: tone(palette.background, palette.text, 0.28),
      }}
    />
  ));
}
