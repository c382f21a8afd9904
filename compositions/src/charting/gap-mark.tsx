import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { clamp, easeInOut } from '../motion/curves.js';
import { place } from '../layout/place.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { ink } from './shades.js';

/**
 * What lies between two figures of a row of one measure: the two that its title tells ("from 1,200 to 5,100"), else the largest
 * and the smallest. Null where nothing is to be told.
 */
export function gapOf(
  scene: Pick<SceneState, 'turn' | 'figureAt'> & { content: object },
  items: readonly LabelledFigure[],
): { leader: number; last: number; text: string } | null {
  if (scene.turn === null || items.length < 2) return null;
  const measured = titlePair(scene.content, items) ?? [...items.keys()];
  const sizeOf = (index: number): number => items[index]!.figure.magnitude;
  const leader = measured.reduce((best, index) => (sizeOf(index) > sizeOf(best) ? index : best));
  const last = measured.reduce((least, index) => (sizeOf(index) <= sizeOf(least) ? index : least));
  const [first, least] = [items[leader]!.figure, items[last]!.figure];
  // "1.1 million" and "120,000" have digits of different worth.
  const alike = first.prefix === least.prefix && first.suffix === least.suffix && first.unit === least.unit;
  if (leader === last || !alike || least.magnitude < 0 || items.some(({ figure }) => figure.low !== undefined))
    return null;
  const difference = first.value - least.value;
  if (difference <= 0) return null;
  const decimals = Math.max(first.decimals, least.decimals);
  return { leader, last, text: `+${scene.figureAt({ ...first, decimals }, Number(difference.toFixed(decimals)))}` };
}

/** The two figures that a title shows, where it shows two; a figure in a longer number is not shown. */
function titlePair(content: object, items: readonly LabelledFigure[]): readonly number[] | null {
  const { title } = content as { title?: unknown };
  if (typeof title !== 'string') return null;
  const isIn = (display: string): boolean => {
    const at = title.indexOf(display);
    return (
      at >= 0 && !/[\p{N}.,]/u.test(title[at - 1] ?? ' ') && !/^[.,]?\p{N}/u.test(title.slice(at + display.length))
    );
  };
  const shown = items.flatMap(({ figure }, index) => (isIn(figure.display) ? [index] : []));
  return shown.length === 2 ? shown : null;
}

/** Frames at 30 fps after the turn at which the mark sets off: the leader is looked at first. */
const behind = 26;

/**
 * A bracket from the end of the last figure to where the first one ends, with the difference in its middle; it draws itself in
 * the second act. `box` lies between both and is as wide, or as high, as they are apart; nothing else may stand in it.
 */
export function GapMark(props: { box: Rect; text: string; axis: 'x' | 'y' }): ReactNode {
  const scene = useScene();
  const { box, text, axis } = props;
  const { u, palette, turn } = scene;
  const lies = axis === 'x';
  const long = lies ? box.width : box.height;
  const stub = 34 * u;
  const set = setText(
    scene,
    { text, role: 'figure', size: [72, 24], maxLines: 1, leading: 1.1 },
    Math.max(1, lies ? box.width - 2 * stub : box.width),
    Math.max(1, lies ? box.height * 0.9 : Math.min(90 * u, box.height - 2 * stub)),
  );
  const taken = lies ? set.width + 24 * u : set.height + 10 * u;
  if (turn === null || long < taken + 1.4 * stub || set.size < 24 * u || (!lies && set.width > box.width)) return null;
  const from = turn.at + scene.at(behind);
  const way = easeInOut(clamp((scene.frame - from) / scene.at(20)));
  if (way <= 0) return null;
  const color = ink(scene, 0.62);
  const thick = 4 * u;
  // Both halves grow from the figures towards the difference.
  const half = ((long - taken) / 2) * way;
  const middle = lies ? box.y + box.height / 2 - thick / 2 : box.x + box.width / 2 - thick / 2;
  const end = Math.min(26 * u, (lies ? box.height : box.width) / 2);
  const piece = (at: number, length: number): Rect =>
    lies
      ? { x: box.x + at, y: middle, width: length, height: thick }
      : { x: middle, y: box.y + at, width: thick, height: length };
  const stop = (at: number): Rect =>
    lies
      ? { x: box.x + at, y: middle + thick / 2 - end / 2, width: thick, height: end }
      : { x: middle + thick / 2 - end / 2, y: box.y + at, width: end, height: thick };
  const rects = [piece(0, half), piece(long - half, half), stop(0), stop(long - thick)];
  return (
    <>
      {rects.map((rect, index) => (
        <div key={index} style={{ ...place(scene, rect), background: color }} />
      ))}
      <TextBlock
        block="gap"
        set={set}
        box={lies ? { ...box, x: box.x + (box.width - set.width) / 2 - 2 * u, width: set.width + 4 * u } : box}
        align="center"
        anchor="middle"
        from={from + scene.at(10)}
        motion="block"
        enter="fade"
        color={palette.text}
      />
    </>
  );
}
