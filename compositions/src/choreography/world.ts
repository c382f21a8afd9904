import type { ShapeClass } from '@scenewright/core';

export interface Point {
  x: number;
  y: number;
}

/** The canvas that the camera travels over: a cell of the size of the picture for each station. */
export interface World {
  /** Upper left corner of each station's cell, in canvas units, in the order of the stations. */
  cells: Point[];
  width: number;
  height: number;
}

/** Cells in rows that are walked to and fro, so that the way from each to the next is short; a short last row is centred. */
export function worldOf(
  stations: number,
  canvas: { width: number; height: number },
  shape: ShapeClass,
  gap: number,
  mirrored: boolean,
): World {
  const columns = columnsOf(stations, shape);
  const rows = Math.ceil(stations / columns);
  const stepX = canvas.width + gap;
  const stepY = canvas.height + gap;
  const width = columns * stepX - gap;
  const cells = Array.from({ length: stations }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, stations - row * columns);
    const at = index - row * columns;
    const column = (columns - inRow) / 2 + (row % 2 === 0 ? at : inRow - 1 - at);
    const x = column * stepX;
    return { x: mirrored ? width - canvas.width - x : x, y: row * stepY };
  });
  return { cells, width, height: rows * stepY - gap };
}

function columnsOf(stations: number, shape: ShapeClass): number {
  if (shape === 'tall') return stations <= 2 ? 1 : 2;
  if (stations <= 2) return stations;
  return stations <= 4 ? 2 : 3;
}
