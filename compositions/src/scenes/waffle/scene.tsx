import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { chartArea, chosenOf } from '../../charting/chart-area.js';
import { Drawing } from '../../charting/drawing.js';
import { PairBlock, setPair } from '../../charting/figure-pair.js';
import { itemStart } from '../../charting/growth.js';
import { toned } from '../../charting/plate.js';
import { inactive } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { clamp, spring } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';
import { cellsOf } from './cells.js';

/** A hundred squares, those of a share filled one after the other; the shares with their words beside them. */
export function WaffleScene(): ReactNode {
  const scene = useScene<'waffle'>();
  const { content, shape, u } = scene;
  const { head, area } = chartArea(scene, content);
  const { items } = content;
  const beside = shape !== 'tall';
  const side = beside
    ? Math.min(area.height, area.width * (shape === 'wide' ? 0.48 : 0.5))
    : Math.min(area.width, area.height * (items.length > 2 ? 0.54 : 0.66));
  const grid: Rect = { x: area.x, y: area.y + (beside ? (area.height - side) / 2 : 0), width: side, height: side };
  const gap = (shape === 'wide' ? 110 : 50) * u;
  const words: Rect = beside
    ? { ...area, x: area.x + side + gap, width: area.width - side - gap }
    : { ...area, y: area.y + side + 50 * u, height: area.height - side - 50 * u };
  return (
    <>
      <SceneHead head={head} align="start" />
      <WaffleFigure items={items} area={grid} />
      <WaffleWords items={items} area={words} />
      <SourceLine source={content.source} />
    </>
  );
}

/** The accent for what the claim is about, its tones for the others. */
function colorsOf(scene: ReturnType<typeof useScene>, items: readonly LabelledFigure[]): string[] {
  const chosen = chosenOf(items);
  const quiet = toned(scene, items.length, 0.66).slice(1);
  let next = 0;
  return items.map((_, index) => (index === chosen ? scene.palette.accent : quiet[next++]!));
}

function WaffleFigure(props: { items: readonly LabelledFigure[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { look, u } = scene;
  const pitch = area.width / 10;
  const cell = pitch * 0.84;
  const radius = Math.min(look.shape.barRadius * u, cell / 2);
  const colors = colorsOf(scene, items);
  const owner = cellsOf(items.map(({ figure }) => figure.magnitude)).flatMap((count, index) =>
    Array.from({ length: count }, (_, at) => ({ index, at, count })),
  );
  const outline = look.shape.bars === 'outline';
  const chosen = chosenOf(items);
  // A light that walks over the filled squares, so that the field lives.
  const lit = Math.floor(lifeSeconds(scene) * 6) % 100;
  return (
    <Drawing>
      {Array.from({ length: 100 }, (_, at) => {
        // Filled from the foot upwards, as a glass is.
        const row = 9 - Math.floor(at / 10);
        const x = area.x + (at % 10) * pitch;
        const y = area.y + row * pitch;
        const owned = owner[at];
        const from = owned ? itemStart(scene, 'items', owned.index, 8) : 0;
        const begin = owned ? from + (owned.at / Math.max(1, owned.count)) * scene.at(26) : 0;
        const way = owned ? Math.max(0, spring(look.motion.bounce)(clamp((scene.frame - begin) / scene.at(9)))) : 0;
        const size = cell * way;
        const color = owned ? colors[owned.index]! : '';
        return (
          <g key={at}>
            <rect x={x} y={y} width={cell} height={cell} rx={radius} fill={inactive(scene)} />
            {size > 0.5 ? (
              <rect
                x={x + (cell - size) / 2}
                y={y + (cell - size) / 2}
                width={size}
                height={size}
                rx={Math.min(radius, size / 2)}
                fill={color}
                {...(outline
                  ? { fillOpacity: owned!.index === chosen ? 0.8 : 0.34, stroke: color, strokeWidth: 2 * u }
                  : {})}
                {...(way === 1 && owned && (at === lit || at === (lit + 99) % 100) ? { opacity: 0.82 } : {})}
              />
            ) : null}
          </g>
        );
      })}
    </Drawing>
  );
}

function WaffleWords(props: { items: readonly LabelledFigure[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { u, palette, look, shape } = scene;
  const colors = colorsOf(scene, items);
  const across = shape === 'tall' && items.length > 1;
  const columns = across ? 2 : 1;
  const rows = Math.ceil(items.length / columns);
  const gap = 36 * u;
  const width = (area.width - (columns - 1) * gap) / columns;
  const height = Math.min((area.height - (rows - 1) * gap) / rows, (items.length === 1 ? 560 : 330) * u);
  const top = area.y + (shape === 'tall' ? 0 : (area.height - rows * height - (rows - 1) * gap) / 2);
  const bar = 10 * u;
  const indent = bar + 26 * u;
  const lone = items.length === 1;
  const sizes = { figure: [lone ? 280 : 150, 30], label: [lone ? 64 : 46, 20], lines: lone ? 4 : 3 } as const;
  const first = items.map((item) => setPair(scene, item, { width: width - indent, height: height * 0.92 }, sizes));
  const figure = Math.min(...first.map((pair) => pair.figure.size)) / u;
  const label = Math.min(...first.map((pair) => pair.label.size)) / u;
  return items.map((item, index) => {
    const pair = setPair(
      scene,
      item,
      { width: width - indent, height },
      { figure: [figure, Math.min(12, figure)], label: [label, Math.min(12, label)], lines: 5 },
    );
    const from = itemStart(scene, 'items', index, 8);
    const x = area.x + (index % columns) * (width + gap);
    const y = top + Math.floor(index / columns) * (height + gap);
    const barY = y + (height - pair.height) / 2;
    return (
      <div key={index}>
        <div
          style={{
            ...place(scene, { x, y: barY, width: bar, height: pair.height }),
            background: scene.frame >= from ? colors[index] : inactive(scene),
            borderRadius: Math.min(look.shape.barRadius * u, bar / 2),
          }}
        />
        <PairBlock
          block={`items.${index}`}
          item={item}
          pair={pair}
          box={{ x: x + indent, y, width: width - indent, height }}
          from={from}
          anchor="middle"
          color={index === chosenOf(items) ? palette.accent : palette.text}
          labelColor={palette.text}
        />
      </div>
    );
  });
}
