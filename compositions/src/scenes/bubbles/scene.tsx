import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { chartArea, chosenOf } from '../../charting/chart-area.js';
import { PairBlock, setPair } from '../../charting/figure-pair.js';
import { grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf, toned } from '../../charting/plate.js';
import { orbit } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';
import { shelved } from './shelves.js';

/** Figures as areas of circles: sizes far apart can be seen beside each other. */
export function BubblesScene(): ReactNode {
  const scene = useScene<'bubbles'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <BubblesFigure items={content.items} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function BubblesFigure(props: { items: readonly LabelledFigure[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { u, palette, shape } = scene;
  const most = Math.max(...items.map((item) => Math.abs(item.figure.magnitude)), 0);
  // What is nothing is a dot; where all is nothing, all are alike.
  const values = items.map((item) => (most === 0 ? 1 : Math.max(Math.abs(item.figure.magnitude), most / 2500)));
  const order = items.map((_, index) => index).sort((a, b) => values[b]! - values[a]!);
  const few = items.length <= 6;
  const laid = shelved(order.map((index) => values[index]!), area, {
    gap: 30 * u,
    roomy: (shape === 'wide' ? 220 : 240) * u,
    words: { width: (few ? 250 : 200) * u, height: (few ? 132 : 104) * u },
  }); // prettier-ignore
  const chosen = chosenOf(items);
  const shades = toned(scene, items.length + 1, 0.6).slice(1);
  const quieter = order.filter((index) => index !== chosen);
  return order.map((index, rank) => {
    const item = items[index]!;
    const { circle, words, inside } = laid[rank]!;
    const from = itemStart(scene, 'items', index, 6);
    const way = Math.max(0, grown(scene, from, 26));
    // It breathes: the words in it stand still.
    const breath = 1 + 0.008 * orbit(scene, `bubble ${index}`, 7).x;
    const size = circle.width * way * (way === 1 ? breath : 1);
    const color = index === chosen ? palette.accent : shades[quieter.indexOf(index)]!;
    const colors = plateOf(scene, color);
    const drawn = {
      x: circle.x + (circle.width - size) / 2,
      y: circle.y + (circle.height - size) / 2,
      ...{ width: size, height: size },
    };
    // The largest box of text that lies in a circle is about 0.8 of its width by 0.56 of its height.
    const room = inside
      ? { x: circle.x + circle.width * 0.1, y: circle.y + circle.height * 0.2, width: circle.width * 0.8, height: circle.height * 0.6 } // prettier-ignore
      : { ...words, height: words.height - 14 * u };
    const pair = setPair(scene, item, room, {
      figure: inside ? [Math.min(190, (circle.width / u) * 0.28), 22] : [56, 22],
      label: inside ? [Math.min(52, (circle.width / u) * 0.1), 18] : [32, 18],
      lines: inside ? 3 : 2,
    });
    return (
      <div key={index}>
        <Ghost box={circle} radius={circle.width / 2} />
        <Plate box={drawn} colors={colors} radius={size / 2} alive={index === chosen && circle.width > 300 * u} />
        <PairBlock
          block={`items.${index}`}
          item={item}
          pair={pair}
          box={room}
          from={from + scene.at(4)}
          align="center"
          anchor={inside ? 'middle' : 'bottom'}
          color={inside ? colors.ink : index === chosen ? palette.accent : palette.text}
          labelColor={inside ? colors.ink : palette.text}
        />
      </div>
    );
  });
}
