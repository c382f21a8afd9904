import type { ReactNode } from 'react';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setTexts, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';

/** A name with some lines under it. */
export interface WordGroup {
  label: string;
  points: readonly string[];
}
export interface WordStack {
  label: SetText;
  points: readonly SetText[];
  gap: number;
  height: number;
}

interface StackSizes {
  label: readonly [max: number, min: number];
  point: readonly [max: number, min: number];
  lines?: number;
}

/** Groups that stand side by side, set alike: all names at one size and all lines at another. */
export function setStacks(
  scene: SceneState,
  groups: readonly WordGroup[],
  room: { width: number; height: number },
  { label, point, lines = 2 }: StackSizes,
): WordStack[] {
  const most = Math.max(0, ...groups.map(({ points }) => points.length));
  const gap = Math.min(12 * scene.u, room.height * 0.05);
  const labels = setTexts(
    scene,
    groups.map((group) => group.label),
    { role: 'heading', size: label, maxLines: lines, leading: 1.08 },
    room.width,
    most === 0 ? room.height : room.height * 0.38,
  );
  const highest = Math.max(...labels.map(({ height }) => height));
  const left = room.height - highest - gap * most;
  const flat = groups.flatMap(({ points }) => points);
  const set = setTexts(scene, flat, { size: point, maxLines: 3, leading: 1.18 }, room.width, most > 0 ? left / most : left); // prettier-ignore
  let at = 0;
  return groups.map(({ points }, index) => {
    const own = points.map(() => set[at++]!);
    const name = labels[index]!;
    return {
      ...{ label: name, points: own, gap },
      height: name.height + own.reduce((sum, one) => sum + one.height + gap, 0),
    };
  });
}

export function WordStackBlock(props: {
  block: string;
  stack: WordStack;
  box: Rect;
  from: number;
  step: number;
  align?: 'start' | 'center';
  anchor?: 'top' | 'middle';
  color: string;
  labelColor?: string;
}): ReactNode {
  const { block, stack, box, from, step, align = 'center', anchor = 'middle', color } = props;
  const shared = { align, motion: 'block', enter: 'fade' } as const;
  let y = box.y + (anchor === 'middle' ? Math.max(0, (box.height - stack.height) / 2) : 0);
  const top = y;
  return (
    <>
      <TextBlock
        {...shared}
        block={`${block}.label`}
        set={stack.label}
        box={{ ...box, y: top, height: stack.label.height }}
        from={from}
        color={props.labelColor ?? color}
      />
      {stack.points.map((point, index) => {
        y += (index === 0 ? stack.label.height : stack.points[index - 1]!.height) + stack.gap;
        return (
          <TextBlock
            key={index}
            {...shared}
            block={`${block}.points.${index}`}
            set={point}
            box={{ ...box, y, height: point.height }}
            from={from + step * (index + 1)}
            color={color}
          />
        );
      })}
    </>
  );
}
