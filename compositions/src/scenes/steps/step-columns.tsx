import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Icon, hasIcon } from '../../icons/icon.js';
import { distribute, place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { Part } from '../../motion/part.js';
import { PartPicture } from '../../pictures/part-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

export type Step = SceneContent<'steps'>['steps'][number];
export interface StepsProps {
  steps: readonly Step[];
  area: Rect;
  froms: readonly number[];
}

/** Columns that hang on one line; the line is drawn on with every step. */
export function StepColumns(props: StepsProps): ReactNode {
  const scene = useScene();
  const { steps, area, froms } = props;
  const { u, palette, look } = scene;
  const count = steps.length;
  const columns = distribute(area, count, 48 * u, 'x');
  const width = columns[0]!.width;
  // A gap in a row of pictures looks like a fault: all columns have one on the line, or numerals stand alone.
  const pictured = steps.every((step) => scene.drawing(step.picture) !== null);
  const numerals = setTexts(
    scene,
    steps.map((_, index) => scene.number(index + 1)),
    {
      role: 'figure',
      size: [pictured ? 130 : count <= 3 ? 300 : count === 4 ? 270 : 240, 60],
      maxLines: 1,
      leading: 0.92,
    },
    width,
    area.height * (pictured ? 0.16 : 0.42),
  );
  const titles = setTexts(
    scene,
    steps.map((step) => step.title),
    {
      size: pictured ? [count <= 3 ? 62 : count === 4 ? 50 : 42, 22] : [count <= 3 ? 80 : count === 4 ? 66 : 58, 22],
      maxLines: 4,
      leading: 1.16,
      weight: Math.max(600, look.type.bodyWeight),
    },
    width,
    area.height * (pictured ? 0.28 : 0.34),
  );
  const details = setTexts(
    scene,
    steps.map((step) => step.detail ?? ''),
    { size: [44, 19], maxLines: 5, leading: 1.32 },
    width,
    area.height * 0.24,
  );
  const top = numerals[0]!.height;
  const titleHeight = Math.max(...titles.map((set) => set.height));
  const detailed = steps.some((step) => step.detail);
  const detailHeight = detailed ? Math.max(...details.map((set) => set.height)) + 14 * u : 0;
  const words = 36 * u + top + 26 * u + titleHeight + detailHeight;
  const art = pictured ? Math.max(0, Math.min(width * 0.94, area.height - words - 40 * u, 380 * u)) : 0;
  const used = words + (pictured ? art + 32 * u : 0);
  const y = area.y + Math.max(0, area.height - used) * 0.46 + used - words;
  const line = look.shape.hairline * u;
  const strong = Math.max(4, look.shape.stroke) * u;
  return steps.map((step, index) => {
    const column = columns[index]!;
    const from = froms[index]!;
    const drawn = easeOutQuint(clamp((scene.frame - from) / scene.at(18)));
    const last = index === count - 1;
    const span = width + (last ? 0 : 48 * u);
    const titleY = y + 36 * u + top + 26 * u;
    const side = 76 * u;
    const drawing = pictured ? scene.drawing(step.picture) : null;
    return (
      <Part key={index} of={`steps.${index}`}>
        <div
          style={{
            ...place(scene, { x: column.x, y, width: span, height: line }),
            background: tone(palette.background, palette.text, 0.28),
          }}
        />
        <div
          style={{
            ...place(scene, { x: column.x, y: y - (strong - line) / 2, width: span * drawn, height: strong }),
            background: palette.accent,
          }}
        />
        <TextBlock
          block={`steps.${index}.number`}
          set={numerals[index]!}
          box={{ ...column, y: y + 36 * u, height: top }}
          from={from}
          color={palette.accent}
        />
        {drawing ? (
          <PartPicture
            drawing={drawing}
            box={{ x: column.x + (width - art) / 2, y: y - 32 * u - art, width: art, height: art }}
            from={from}
            index={index}
          />
        ) : hasIcon(step.icon) ? (
          <Icon
            name={step.icon}
            box={{
              x: column.x + numerals[index]!.width + 32 * u,
              y: y + 36 * u + top * 0.84 - side,
              width: side,
              height: side,
            }}
            color={palette.text}
            drawn={easeOutQuint(clamp((scene.frame - from - scene.at(4)) / scene.at(24)))}
          />
        ) : null}
        <TextBlock
          block={`steps.${index}.title`}
          set={titles[index]!}
          box={{ ...column, y: titleY, height: titles[index]!.height }}
          from={from + scene.at(3)}
          motion="block"
        />
        {step.detail ? (
          <TextBlock
            block={`steps.${index}.detail`}
            set={details[index]!}
            box={{ ...column, y: titleY + titles[index]!.height + 14 * u, height: details[index]!.height }}
            from={from + scene.at(6)}
            motion="block"
            color={palette.muted}
          />
        ) : null}
      </Part>
    );
  });
}
