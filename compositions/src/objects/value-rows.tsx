import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { clamp, easeOutQuint } from '../motion/curves.js';
import { staggered } from '../motion/entrance.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setTexts } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import type { Face } from './face.js';

/** Names with their values at the other side, and dots that lead from one to the other. */
export function ValueRows(props: {
  rows: readonly { label: string; value: string }[];
  area: Rect;
  face: Face;
  path: string;
}): ReactNode {
  const scene = useScene();
  const { rows, area, face, path } = props;
  const { u } = scene;
  // Two or three stand large: a board is no sheet with a corner of small print.
  const few = rows.length <= 3;
  const slot = Math.min(area.height / rows.length, (few ? 280 : 170) * u);
  const top = area.y + (area.height - slot * rows.length) / 2;
  const gap = 40 * u;
  const { left, right, labels, values } = setColumns(scene, rows, area.width - gap, slot * 0.86, few ? 116 : 84);
  return rows.map((row, at) => {
    const label = labels[at]!;
    const value = values[at]!;
    const from = scene.cue(`${path}.${at}`, staggered(scene, scene.at(8), at, 4));
    const run = easeOutQuint(clamp((scene.frame - from) / scene.at(18)));
    const y = top + at * slot;
    const start = label.texts.length === 1 ? area.x + label.width + 18 * u : area.x + left + 8 * u;
    const end = area.x + area.width - value.width - 18 * u;
    const dot = Math.max(4, label.size * 0.09);
    return (
      <div key={at}>
        <TextBlock block={`${path}.${at}.label`} set={label} box={{ x: area.x, y, width: left, height: slot }} anchor="middle" color={face.text} from={from - scene.at(4)} motion="block" enter="fade" />
        {end - start > 30 * u ? (
          <div
            style={{
              ...place(scene, { x: start, y: y + slot / 2 + label.size * 0.24, width: (end - start) * run, height: dot }),
              boxSizing: 'border-box',
              borderTop: `${dot}px dotted ${face.line}`,
            }}
          />
        ) : null}
        <TextBlock block={`${path}.${at}.value`} set={value} box={{ x: area.x + left + gap, y, width: right, height: slot }} align="end" anchor="middle" color={face.accent} from={from} motion="block" enter="fade" />
      </div>
    );
  }); // prettier-ignore
}

/** How the columns part the width so that both stand in one size, the largest that there is. */
function setColumns(
  scene: SceneState,
  rows: readonly { label: string; value: string }[],
  width: number,
  height: number,
  most: number,
) {
  const { u } = scene;
  const attempt = (share: number, size: number) => {
    const [left, right] = [width * (1 - share), width * share];
    const spec = { size: [size, Math.min(20, size)] as const, maxLines: 2, leading: 1.14 };
    const labels = setTexts(scene, rows.map(({ label }) => label), { ...spec, weight: 550 }, left, height); // prettier-ignore
    const values = setTexts(scene, rows.map(({ value }) => value), { ...spec, weight: 750 }, right, height); // prettier-ignore
    return { share, left, right, labels, values, size: Math.min(labels[0]!.size, values[0]!.size) / u };
  };
  const [first, ...others] = [0.26, 0.34, 0.42, 0.5, 0.58].map((share) => attempt(share, most));
  const best = others.reduce((known, other) => (other.size > known.size + 1 ? other : known), first!);
  return attempt(best.share, best.size);
}
