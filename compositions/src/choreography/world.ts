export interface Point {
  x: number;
  y: number;
}

/** The place of a station: a picture of its own, smaller or larger than its neighbours. */
export interface Cell extends Point {
  /** 1 is as large as the canvas. */
  scale: number;
}

/** The canvas that the camera travels over. */
export interface World {
  /** Upper left corner and scale of each station's cell, in canvas units, in the order of the stations. */
  cells: Cell[];
  /** The cells that the board at the end shows. */
  board: { x: number; y: number; width: number; height: number };
}

/**
 * Cells of the canvas' own proportions in rows or columns of the same length, like a set of photographs: so a board of
 * any number of them fills a picture. They are walked to and fro, so that the way from each to the next is short.
 * An opening stands above the board, which gets its title as a head of its own.
 */
export function worldOf(
  stations: number,
  canvas: Size,
  options: { gap: number; mirrored: boolean; opens: boolean; view: Size },
): World {
  const { gap, mirrored, opens } = options;
  const onBoard = opens ? stations - 1 : stations;
  const board = bestBoard(Math.max(1, onBoard), canvas, gap, options.view);
  const { width, height } = board;
  const cells = board.cells.map((cell) =>
    mirrored ? { ...cell, x: width - cell.x - cell.scale * canvas.width } : cell,
  );
  if (opens) {
    const first = cells[0]!;
    const scale = Math.max(...cells.map((cell) => cell.scale));
    const middle = first.x + (first.scale - scale) * 0.5 * canvas.width;
    cells.unshift({ x: middle, y: first.y - gap - scale * canvas.height, scale });
  }
  return { cells: cells.slice(0, Math.max(1, stations)), board: { x: 0, y: 0, width, height } };
}

interface Board {
  cells: Cell[];
  width: number;
  height: number;
}

/** No cell of a board is more than so many times as long as another. */
const mostDifference = 2;
/** What the length of the smallest cell counts beside how much of the picture is filled: words must still be read. */
const smallestCounts = 2.5;

function bestBoard(count: number, canvas: Size, gap: number, view: Size): Board {
  let best: { board: Board; worth: number } | null = null;
  for (const parts of partitions(count)) {
    if (Math.max(...parts) > mostDifference * Math.min(...parts)) continue;
    for (const across of [true, false]) {
      const board = across ? inRows(parts, canvas, gap) : inColumns(parts, canvas, gap);
      const zoom = Math.min(view.width / board.width, view.height / board.height);
      const filled = (board.width * board.height * zoom * zoom) / (view.width * view.height);
      const smallest = Math.min(...board.cells.map((cell) => cell.scale)) * zoom;
      const worth = filled + smallestCounts * smallest;
      if (!best || worth > best.worth + 1e-9) best = { board, worth };
    }
  }
  return best!.board;
}

/** The ways to write a number as a sum of others, order counting: the larger pictures may come first or last. */
function partitions(count: number): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: Math.min(4, count) }, (_, index) => index + 1).flatMap((first) =>
    partitions(count - first).map((rest) => [first, ...rest]),
  );
}

function inRows(parts: readonly number[], canvas: Size, gap: number): Board {
  // The row of fewest cells is drawn at full size.
  const fewest = Math.min(...parts);
  const width = fewest * canvas.width + (fewest - 1) * gap;
  const cells: Cell[] = [];
  let y = 0;
  parts.forEach((inRow, row) => {
    const scale = (width - (inRow - 1) * gap) / (inRow * canvas.width);
    const step = scale * canvas.width + gap;
    for (let at = 0; at < inRow; at++) cells.push({ x: (row % 2 === 0 ? at : inRow - 1 - at) * step, y, scale });
    y += scale * canvas.height + gap;
  });
  return { cells, width, height: y - gap };
}

function inColumns(parts: readonly number[], canvas: Size, gap: number): Board {
  const turned = inRows(parts, { width: canvas.height, height: canvas.width }, gap);
  return {
    cells: turned.cells.map(({ x, y, scale }) => ({ x: y, y: x, scale })),
    width: turned.height,
    height: turned.width,
  };
}
export interface Size {
  width: number;
  height: number;
}
