import type { PicturedFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { chartArea, chosenOf } from '../../charting/chart-area.js';
import { PairBlock, setPair } from '../../charting/figure-pair.js';
import { grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf } from '../../charting/plate.js';
import { pictureRoom, RowPicture } from '../../charting/row-pictures.js';
import { ink } from '../../charting/shades.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { place, splitColumns, splitRows } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';

/** Heights of the steps of first, second and third, as shares of what lies under the words of the first. */
const heights = [1, 0.72, 0.5] as const;
/** Where first, second and third stand, from the reading side. */
const columns = [1, 0, 2] as const;

/** The first three on their steps; the others in rows beside them, or under them where the canvas is narrow. */
export function PodiumScene(): ReactNode {
  const scene = useScene<'podium'>();
  const { content, shape, u } = scene;
  const { head, area } = chartArea(scene, content);
  const others = content.items.slice(3);
  const beside = shape === 'wide';
  const row = Math.min(beside ? 150 * u : 100 * u, (beside ? area.height : area.height * 0.42) / others.length);
  const [stage, rest] =
    others.length === 0
      ? [area, null]
      : beside
        ? splitColumns(area, area.width * 0.6, 90 * u)
        : splitRows(area, area.height - row * others.length - 40 * u, 40 * u);
  return (
    <>
      <SceneHead head={head} align="start" />
      <PodiumFigure items={content.items.slice(0, 3)} chosen={chosenOf(content.items)} area={stage} />
      {rest ? <Followers items={others} area={rest} row={row} chosen={chosenOf(content.items) - 3} /> : null}
      <SourceLine source={content.source} />
    </>
  );
}

function PodiumFigure(props: { items: readonly PicturedFigure[]; chosen: number; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area, chosen } = props;
  const { u, palette } = scene;
  const gap = 12 * u;
  const width = Math.min((area.width - 2 * gap) / 3, 460 * u);
  const left = area.x + (area.width - 3 * width - 2 * gap) / 2;
  const mostWords = Math.min(area.height * 0.36, 250 * u);
  const pairs = items.map((item) =>
    setPair(scene, item, { width: width - 8 * u, height: mostWords }, { figure: [84, 24], label: [42, 22], lines: 3 }),
  );
  const figureSize = Math.min(...pairs.map(({ figure }) => figure.size)) / u;
  const labelSize = Math.min(...pairs.map(({ label }) => label.size)) / u;
  const even = items.map(
    (item) =>
    setPair(scene, item, { width: width - 8 * u, height: mostWords }, { figure: [figureSize, 12], label: [labelSize, 12], lines: 4 }), // prettier-ignore
  );
  const wordsHeight = Math.max(...even.map((pair) => pair.height));
  const pictures = pictureRoom(scene, items, Math.min(width * 0.5, area.height * 0.2, 210 * u));
  const pictureHeight = pictures.side > 0 ? pictures.side + 14 * u : 0;
  const most = area.height - wordsHeight - pictureHeight - 16 * u;
  const foot = area.y + area.height;
  const places = setTexts(
    scene,
    items.map((_, index) => scene.number(index + 1)),
    { role: 'figure', size: [190, 40], maxLines: 1, leading: 1 },
    width * 0.6,
    most * heights[2] * 0.8,
  );
  return (
    <>
      {items.map((item, index) => {
        // The third comes first: the podium is built up to its winner.
        const from = scene.cue(`items.${index}`, itemStart(scene, 'podium', 2 - index, 8));
        const way = Math.max(0, grown(scene, from, 26));
        const height = most * heights[index]!;
        const x = left + columns[index]! * (width + gap);
        const full: Rect = { x, y: foot - height, width, height };
        const color = index === chosen || (chosen > 2 && index === 0) ? palette.accent : tone(palette.accent, palette.background, 0.42 + 0.16 * (index - 1)); // prettier-ignore
        const colors = plateOf(scene, color);
        const box: Rect = { ...full, y: foot - height * way, height: height * way };
        const place_ = places[index]!;
        return (
          <div key={index}>
            <Ghost box={full} />
            <Plate box={box} colors={colors} alive={index === chosen} />
            <TextBlock
              block={`places.${index}`}
              set={place_}
              box={{ x, y: full.y + Math.min(24 * u, height * 0.08), width, height: place_.height }}
              align="center"
              from={from + scene.at(8)}
              motion="block"
              enter="fade"
              color={colors.ink}
            />
            <RowPicture
              room={pictures}
              index={index}
              box={{ x, y: full.y - 16 * u - even[index]!.height - pictureHeight, width, height: pictures.side }}
              from={from + scene.at(6)}
            />
            <PairBlock
              block={`items.${index}`}
              item={item}
              pair={even[index]!}
              box={{ x: x + 4 * u, y: full.y - 16 * u - wordsHeight, width: width - 8 * u, height: wordsHeight }}
              from={from + scene.at(6)}
              align="center"
              anchor="bottom"
              color={index === chosen ? palette.accent : palette.text}
              labelColor={palette.text}
            />
          </div>
        );
      })}
      <div
        style={{
          ...place(scene, { x: area.x, y: foot - 2 * u, width: area.width, height: scene.look.shape.hairline * u }),
          background: ink(scene, 0.4),
        }}
      />
    </>
  );
}

function Followers(props: { items: readonly PicturedFigure[]; area: Rect; row: number; chosen: number }): ReactNode {
  const scene = useScene();
  const { items, area, row, chosen } = props;
  const { u, palette, look } = scene;
  const top = area.y + area.height - row * items.length;
  const spec = { maxLines: 1, leading: 1.1 } as const;
  const places = setTexts(scene, items.map((_, index) => scene.number(index + 4)), { ...spec, role: 'figure', size: [60, 20] }, 90 * u, row * 0.8); // prettier-ignore
  const figures = setTexts(scene, items.map(({ figure }) => figure.display), { ...spec, role: 'figure', size: [60, 20] }, area.width * 0.36, row * 0.8); // prettier-ignore
  const placeWidth = Math.max(...places.map(({ width }) => width)) + 28 * u;
  const figureWidth = Math.max(...figures.map(({ width }) => width)) + 6 * u;
  const pictures = pictureRoom(scene, items, Math.min(row * 0.74, 90 * u));
  const indent = placeWidth + (pictures.side > 0 ? pictures.side + 20 * u : 0);
  const labelWidth = area.width - indent - figureWidth - 20 * u;
  const labels = setTexts(scene, items.map(({ label }) => label), { size: [48, 18], maxLines: 2, leading: 1.12, weight: 500 }, labelWidth, row * 0.84); // prettier-ignore
  return items.map((item, index) => {
    const from = itemStart(scene, 'items', index + 3, 8);
    const y = top + index * row;
    const color = index === chosen ? palette.accent : palette.text;
    const shared = { from, motion: 'block', enter: 'fade', anchor: 'middle' } as const;
    return (
      <div key={index}>
        <div
          style={{
            ...place(scene, { x: area.x, y, width: area.width, height: look.shape.hairline * u }),
            background: ink(scene, 0.2),
          }}
        />
        <TextBlock {...shared} block={`items.${index + 3}.place`} set={places[index]!} box={{ x: area.x, y, width: placeWidth, height: row }} color={ink(scene, 0.74)} />
        <TextBlock {...shared} block={`items.${index + 3}.label`} set={labels[index]!} box={{ x: area.x + indent, y, width: labelWidth, height: row }} color={color} />
        <RowPicture room={pictures} index={index} box={{ x: area.x + placeWidth, y, width: pictures.side, height: row }} from={from} />
        <CountingFigure {...shared} block={`items.${index + 3}.figure`} figure={item.figure} set={figures[index]!} align="end" box={{ x: area.x + area.width - figureWidth, y, width: figureWidth, height: row }} color={color} />
      </div>
    ); // prettier-ignore
  });
}
