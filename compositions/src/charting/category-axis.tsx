import type { ReactNode } from 'react';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setTexts, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { namedCategories } from './series.js';

export interface SetAxis {
  sets: SetText[];
  shown: number[];
  width: number;
  height: number;
}

/** Sets the names under equal slots; where they would crowd, only every second, third … is named. */
export function setCategoryAxis(scene: SceneState, categories: readonly string[], width: number): SetAxis {
  const { u } = scene;
  const slot = width / categories.length;
  const spec = { size: [44, 12], maxLines: 2, weight: 500, leading: 1.15 } as const;
  const wrapped = setTexts(scene, categories, spec, slot * 0.94, 106 * u);
  const all = categories.map((_, index) => index);
  if (wrapped[0]!.size >= 21 * u && wrapped.every((set) => set.lines.length <= 2))
    return { sets: wrapped, shown: all, width: slot * 0.96, height: Math.max(...wrapped.map((set) => set.height)) };
  const room = Math.min(width / 3, 300 * u);
  const single = setTexts(scene, categories, { ...spec, size: [34, 20], maxLines: 1 }, room, 48 * u);
  const widest = Math.max(...single.map((set) => set.width)) + 6 * u;
  return {
    sets: single,
    shown: namedCategories(categories.length, slot, widest + 20 * u),
    width: widest,
    height: Math.max(...single.map((set) => set.height)),
  };
}

export function CategoryAxis(props: { axis: SetAxis; box: Rect; count: number }): ReactNode {
  const scene = useScene();
  const { axis, box, count } = props;
  const slot = box.width / count;
  const spots: { index: number; x: number }[] = [];
  // From the last name backwards: one that was moved in from the edge may leave no room for its neighbour.
  for (const index of [...axis.shown].reverse()) {
    const middle = box.x + (index + 0.5) * slot;
    const x = Math.min(Math.max(middle - axis.width / 2, box.x), box.x + box.width - axis.width);
    const next = spots.at(-1);
    if (next === undefined || x + axis.width <= next.x + 0.5) spots.push({ index, x });
  }
  return spots.map(({ index, x }) => {
    return (
      <TextBlock
        key={index}
        block={`categories.${index}`}
        set={axis.sets[index]!}
        box={{ x, y: box.y, width: axis.width, height: axis.height }}
        align="center"
        from={scene.at(6)}
        motion="block"
        color={scene.palette.muted}
      />
    );
  });
}
