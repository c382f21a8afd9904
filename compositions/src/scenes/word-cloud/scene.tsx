import type { ReactNode } from 'react';
import { itemStart } from '../../charting/growth.js';
import { ink } from '../../charting/shades.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { cloudOf } from './cloud.js';

/** Size at which widths are measured, in layout units. */
const measured = 100;

/** Many names at once, the first in the middle; the accent goes from one to the next. */
export function WordCloudScene(): ReactNode {
  const scene = useScene<'word-cloud'>();
  const { content, u, palette, shape, look } = scene;
  const { items } = content;
  const head = setHead(scene, content);
  const set = (text: string, size: number) =>
    setText(scene, { text, role: 'heading', size: [size, Math.min(size, 8)], maxLines: 1, leading: 1.14 }, 1e5, 1e4);
  const widths = items.map(({ text }) => set(text, measured).width / measured);
  const words = cloudOf(widths, head.rest, {
    most: shape === 'wide' ? 190 : 170,
    leading: 1.2 * u * look.type.headingScale,
    gap: 0.34 * u,
  });
  const marked = items.findIndex(({ highlight }) => highlight);
  const lit = marked >= 0 ? marked : Math.floor(lifeSeconds(scene) / 1.1) % items.length;
  return (
    <>
      <SceneHead head={head} align="start" />
      {items.map(({ text }, index) => {
        const { box, size } = words[index]!;
        const from = itemStart(scene, 'items', index, 4);
        const shade = index % 3 === 0 ? palette.text : index % 3 === 1 ? ink(scene, 0.82) : palette.muted;
        return (
          <TextBlock
            key={index}
            block={`items.${index}`}
            set={set(text, size)}
            box={{ ...box, x: box.x - 2 * u, width: box.width + 4 * u }}
            align="center"
            anchor="middle"
            from={from}
            motion="block"
            enter="fade"
            color={index === lit ? palette.accent : shade}
          />
        );
      })}
    </>
  );
}
