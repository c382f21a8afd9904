import type { ReactNode } from 'react';
import { itemStart } from '../../charting/growth.js';
import { distribute } from '../../layout/place.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { SceneHead, setHead } from '../scene-head.js';
import { AwaitedTile, Tile, tilePadding } from './tile.js';

/** Two to six figures of equal rank, each on the pack's surface. */
export function KpiTilesScene(): ReactNode {
  const scene = useScene<'kpi-tiles'>();
  const { content, u, shape } = scene;
  const { tiles } = content;
  const head = setHead(scene, content, scene.safe, undefined, shape === 'wide' ? { share: 0.22 } : {});
  const rows = rowsOf(tiles.length, shape, head.rest.height / u);
  const boxes = gridOf(scene, fitted(scene, head.rest, rows), rows);
  const pad = tilePadding(scene, boxes[0]!.height);
  const narrowest = Math.min(...boxes.map((box) => box.width)) - 2 * pad.x;
  const height = boxes[0]!.height - 2 * pad.y;
  const pictured = tiles.every((tile) => scene.drawing(tile.picture) !== null);
  const setFigures = (width: number, tallest: number) =>
    setTexts(
      scene,
      tiles.map((tile) => tile.figure.display),
      { role: 'figure', size: [shape === 'tall' ? 240 : 220, 30], maxLines: 1, leading: 1.05 },
      tiles.some((tile) => tile.trend) ? width * 0.76 : width * 0.94,
      tallest,
    );
  // A lying tile has its end free for the picture, as high as the tile, unless long figures need all of the line.
  const end = Math.min(height, narrowest * 0.34);
  const lying =
    pictured &&
    narrowest > height * 1.5 &&
    setFigures(narrowest - end, height * 0.62)[0]!.size >= 0.75 * setFigures(narrowest, height * 0.5)[0]!.size;
  const art = !pictured ? 0 : lying ? end : Math.min(150 * u, height * 0.4, narrowest * 0.34);
  const free = narrowest - (lying ? art + 24 * u : 0);
  const labels = setTexts(
    scene,
    tiles.map((tile) => tile.label),
    {
      size: [Math.min(52, Math.max(28, (height / u) * 0.2)), 17],
      maxLines: 2,
      leading: 1.2,
      weight: 500,
    },
    narrowest - (pictured ? art + 16 * u : 0),
    height * (pictured ? 0.4 : 0.32),
  );
  const labelHeight = Math.max(lying ? 0 : art, ...labels.map((label) => label.height));
  const noted = tiles.some((tile) => tile.note);
  const notes = tiles.map((tile) =>
    tile.note
      ? setText(
          scene,
          { text: tile.note, size: [Math.min(42, Math.max(26, (height / u) * 0.15)), 24], maxLines: 2, leading: 1.25 },
          free,
          Math.max(31 * u, height * 0.26),
        )
      : null,
  );
  const noteHeight = noted
    ? Math.max(...notes.map((note) => note?.height ?? 0)) + Math.min(14 * u, boxes[0]!.height * 0.04)
    : 0;
  const figures = setFigures(
    free,
    Math.min(height - labelHeight - noteHeight - Math.min(20 * u, height * 0.04), height * 0.62),
  );
  return (
    <>
      <SceneHead head={head} align="start" />
      {boxes.map((box, index) => (
        <AwaitedTile key={index} box={box} from={itemStart(scene, 'tiles', index)} />
      ))}
      {tiles.map((tile, index) => (
        <Tile
          key={index}
          block={`tiles.${index}`}
          tile={tile}
          box={boxes[index]!}
          label={labels[index]!}
          figure={figures[index]!}
          note={notes[index] ?? null}
          noteHeight={noteHeight}
          art={art}
          lying={lying}
          index={index}
          from={itemStart(scene, 'tiles', index)}
        />
      ))}
    </>
  );
}

/** How many tiles stand in each row. */
function rowsOf(count: number, shape: SceneState['shape'], height: number): number[] {
  if (shape === 'wide') return count <= 3 ? [count] : count === 4 ? [2, 2] : count === 5 ? [2, 3] : [3, 3];
  const low = height / Math.min(3, count) < 165;
  if (low && count !== 4) return count <= 3 ? [count] : count === 5 ? [2, 3] : [3, 3];
  if (count <= 3) return Array.from({ length: count }, () => 1);
  if (count === 4) return [2, 2];
  return count === 5 ? [1, 2, 2] : [2, 2, 2];
}

/** One row of tiles need not be as high as the stage. */
function fitted(scene: SceneState, area: Rect, rows: readonly number[]): Rect {
  const most = (rows.length === 1 ? 480 : rows.length * (scene.shape === 'tall' ? 480 : 400)) * scene.u;
  if (area.height <= most) return area;
  return { ...area, y: area.y + (area.height - most) * 0.36, height: most };
}

function gridOf(scene: SceneState, area: Rect, rows: readonly number[]): Rect[] {
  const gap = scene.gutter * (scene.look.shape.surface === 'none' ? 1.5 : 1);
  return distribute(area, rows.length, gap, 'y').flatMap((row, index) => distribute(row, rows[index]!, gap, 'x'));
}
