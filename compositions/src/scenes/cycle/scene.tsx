import type { ReactNode } from 'react';
import { splitColumns } from '../../layout/place.js';
import { staggered } from '../../motion/entrance.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { ItemRows } from '../item-rows.js';
import { SceneHead, setHead } from '../scene-head.js';
import { Ring } from './ring.js';

/** Steps that lead back to the first: a ring of numbers that closes, and what they stand for. */
export function CycleScene(): ReactNode {
  const scene = useScene<'cycle'>();
  const { content, u, shape, look, palette } = scene;
  const { steps } = content;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [76, 42]);
  const froms = steps.map((_, index) =>
    scene.cue(`steps.${index}`, staggered(scene, scene.at(12), index, Math.max(6, look.motion.stagger * 2))),
  );
  const tall = shape === 'tall';
  const side = tall
    ? Math.min(head.rest.width * 0.8, head.rest.height * 0.42)
    : Math.min(head.rest.height, head.rest.width * 0.4);
  const [first, rest] = tall
    ? [
        { ...head.rest, height: side },
        { ...head.rest, y: head.rest.y + side + 56 * u, height: head.rest.height - side - 56 * u },
      ]
    : splitColumns(head.rest, side, (shape === 'wide' ? 110 : 56) * u);
  const ring: Rect = {
    x: first.x + (tall ? (first.width - side) / 2 : 0),
    y: first.y + (first.height - side) / 2,
    width: side,
    height: side,
  };
  const slot = Math.min((tall ? 400 : shape === 'square' ? 270 : 300) * u, rest.height / steps.length);
  const mark = Math.min(96 * u, slot * 0.56);
  const numerals = setTexts(
    scene,
    steps.map((_, index) => scene.number(index + 1)),
    { role: 'figure', size: [110, 24], maxLines: 1, leading: 1 },
    mark,
    slot * 0.7,
  );
  return (
    <>
      <SceneHead head={head} align="start" />
      <Ring box={ring} froms={froms} />
      <ItemRows
        rows={steps.map((step) => ({ text: step.title, detail: step.detail }))}
        area={rest}
        path="steps"
        markWidth={mark}
        mark={(index, box, from) => (
          <TextBlock
            block={`steps.${index}.number`}
            set={numerals[index]!}
            box={{ ...box, y: box.y + (box.height - numerals[index]!.height) / 2, height: numerals[index]!.height }}
            from={from}
            color={palette.accent}
          />
        )}
      />
    </>
  );
}
