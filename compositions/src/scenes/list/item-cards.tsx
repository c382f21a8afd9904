import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { Part } from '../../motion/part.js';
import { PartPicture } from '../../pictures/part-picture.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

type Item = SceneContent<'list'>['items'][number];

/** Letters of an item that is read at a glance under its picture. */
const shortItem = 56;

/** Whether items stand as cards: three to six of few words, each with a picture of its own. */
export function asCards(scene: Pick<SceneState, 'drawing'>, items: readonly Item[]): boolean {
  return (
    items.length >= 3 &&
    items.length <= 6 &&
    items.every(({ picture }) => scene.drawing(picture) !== null) &&
    items.every(({ text, detail }) => detail === undefined && [...text].length <= shortItem)
  );
}

/** The columns with which cards come nearest to a playing card that lies a little wider than high, with no row much shorter. */
function columnsFor(count: number, area: Rect, gap: number): number {
  const cost = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const width = (area.width - (columns - 1) * gap) / columns;
    const height = (area.height - (rows - 1) * gap) / rows;
    return Math.abs(Math.log(width / height / 1.1)) + (rows * columns - count) * 0.16;
  };
  const all = Array.from({ length: count }, (_, at) => at + 1);
  return all.reduce((best, columns) => (cost(columns) < cost(best) ? columns : best), 1);
}

/** Items as cards, each with its picture over its words; the last row takes the whole width. */
export function ItemCards({ items, area }: { items: readonly Item[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const gap = 28 * u;
  const columns = columnsFor(items.length, area, gap);
  const rows = Math.ceil(items.length / columns);
  const height = (area.height - (rows - 1) * gap) / rows;
  const narrow = (area.width - (columns - 1) * gap) / columns;
  const pad = Math.min(32 * u, height * 0.08);
  const textHeight = Math.min(height * 0.32, 170 * u);
  const texts = setTexts(
    scene,
    items.map(({ text }) => text),
    { size: [56, 24], maxLines: 3, leading: 1.14, weight: Math.max(550, look.type.bodyWeight) },
    narrow - 2 * pad,
    textHeight,
  );
  return items.map((item, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, items.length - row * columns);
    const width = (area.width - (inRow - 1) * gap) / inRow;
    const box: Rect = {
      x: area.x + (index - row * columns) * (width + gap),
      y: area.y + row * (height + gap),
      width,
      height,
    };
    const from = scene.cue(`items.${index}`, staggered(scene, scene.at(6), index, Math.max(4, look.motion.stagger * 1.6)));
    const run = easeOutQuint(clamp((scene.frame - staggered(scene, scene.at(2), index, 2)) / scene.at(18)));
    const drawing = scene.drawing(item.picture);
    const side = Math.min(width - 2 * pad, height - textHeight - 2.4 * pad);
    const art: Rect = { x: box.x + (width - side) / 2, y: box.y + pad, width: side, height: side };
    return (
      <Part key={index} of={`items.${index}`}>
        <div
          style={{
            ...place(scene, { ...box, y: box.y + (1 - run) * 30 * u }),
            background: tone(palette.background, palette.accent, 0.12),
            borderRadius: Math.min(look.shape.radius * u, height / 6),
            opacity: run,
          }}
        />
        {drawing ? <PartPicture drawing={drawing} box={art} from={from} index={index} /> : null}
        <TextBlock
          block={`items.${index}`}
          set={texts[index]!}
          box={{ x: box.x + pad, y: box.y + height - textHeight - pad, width: width - 2 * pad, height: textHeight }}
          align="center"
          anchor="middle"
          from={from}
          motion="block"
        />
      </Part>
    );
  }); // prettier-ignore
}
