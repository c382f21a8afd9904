import { Fragment, type ReactNode } from 'react';
import { along, type Film } from './film.js';

/** One of a row: its place, a share of chance of its own, and a name to draw more chance from. */
export type InRow = ReturnType<typeof along>[number];

/** Things side by side along a plane, from beyond one edge of the picture to beyond the other. */
export function Row(props: {
  film: Film;
  name: string;
  count: number;
  /** How far each may stand from its even place, as a share of the distance between two. */
  jitter: number;
  /** The layer that the row stands in; absent inside a layer of its own. */
  depth?: number;
  /** Share of the width to both sides of the middle that is left free. */
  clear?: number;
  each: (thing: InRow, index: number) => ReactNode;
}): ReactNode {
  const { film, name, count, jitter, depth, clear = 0, each } = props;
  const things = along(film, name, count, jitter)
    .filter(({ x }) => clear === 0 || Math.abs(x - film.width / 2) > film.width * clear)
    .map((thing, index) => <Fragment key={thing.name}>{each(thing, index)}</Fragment>);
  return depth === undefined ? things : <g transform={film.layer(depth)}>{things}</g>;
}
