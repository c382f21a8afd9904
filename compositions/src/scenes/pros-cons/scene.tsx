import type { ReactNode } from 'react';
import { distribute, place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SignDisc } from './sign-disc.js';

/** What speaks for it and what against: a column each under its sign. */
export function ProsConsScene(): ReactNode {
  const scene = useScene<'pros-cons'>();
  const { content, u, shape, palette, look } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [76, 44]);
  const tall = shape === 'tall';
  const [upper, lower] = tall ? shares(content.pros.length, content.cons.length) : [1, 1];
  const gap = (tall ? 52 : 72) * u;
  const areas: Rect[] = tall
    ? [
        { ...head.rest, height: (head.rest.height - gap) * upper },
        {
          ...head.rest,
          y: head.rest.y + (head.rest.height - gap) * upper + gap,
          height: (head.rest.height - gap) * lower,
        },
      ]
    : distribute(head.rest, 2, gap, 'x');
  const sides = [
    { name: 'pros', points: content.pros, label: content.prosLabel, color: palette.positive },
    { name: 'cons', points: content.cons, label: content.consLabel, color: palette.negative },
  ] as const;
  const disc = (tall ? 92 : shape === 'wide' ? 108 : 84) * u;
  const labels = setTexts(
    scene,
    sides.map((side) => side.label ?? ''),
    { role: 'heading', size: [60, 26], maxLines: 1 },
    areas[0]!.width - disc - 28 * u,
    disc,
  );
  const most = (tall ? 170 : 190) * u;
  const slots = sides.map((side, index) =>
    Math.min(
      most,
      (areas[index]!.height - disc - 28 * u) /
        (tall ? side.points.length : Math.max(content.pros.length, content.cons.length)),
    ),
  );
  const slot = Math.min(...slots);
  const sets = setTexts(
    scene,
    sides.flatMap((side) => side.points),
    { size: [tall ? 56 : 52, 22], maxLines: 3, leading: 1.18, weight: Math.max(500, look.type.bodyWeight) },
    areas[0]!.width,
    slot - 26 * u,
  );
  return (
    <>
      <SceneHead head={head} align="start" />
      {sides.map((side, at) => {
        const area = areas[at]!;
        const first = scene.cue(side.name, scene.at(8 + at * 12));
        return (
          <div key={side.name}>
            <SignDisc
              box={{ x: area.x, y: area.y, width: disc, height: disc }}
              sign={at === 0 ? 'plus' : 'minus'}
              color={side.color}
              from={first}
            />
            {side.label ? (
              <TextBlock
                block={`${side.name}.label`}
                set={labels[at]!}
                box={{ x: area.x + disc + 28 * u, y: area.y, width: area.width - disc - 28 * u, height: disc }}
                anchor="middle"
                from={first}
              />
            ) : null}
            {side.points.map((_, index) => {
              const y = area.y + disc + 28 * u + index * slot;
              const from = scene.cue(
                `${side.name}.${index}`,
                staggered(scene, first + scene.at(5), index, Math.max(3, look.motion.stagger)),
              );
              const drawn = easeOutQuint(clamp((scene.frame - from + scene.at(3)) / scene.at(16)));
              const set = sets[at === 0 ? index : content.pros.length + index]!;
              return (
                <div key={index}>
                  <div
                    style={{
                      ...place(scene, { x: area.x, y, width: area.width * drawn, height: look.shape.hairline * u }),
                      background: tone(palette.background, side.color, 0.7),
                    }}
                  />
                  <TextBlock
                    block={`${side.name}.${index}`}
                    set={set}
                    box={{ x: area.x, y: y + 14 * u, width: area.width, height: slot - 26 * u }}
                    anchor="middle"
                    from={from}
                    motion="block"
                  />
                </div>
              );
            })}
          </div>
        );
      })}
    </>
  );
}

/** Heights of the two parts where they stand over each other, by their rows; the signs count as one and a half. */
function shares(pros: number, cons: number): [number, number] {
  const upper = (pros + 1.2) / (pros + cons + 2.4);
  return [upper, 1 - upper];
}
