import type { SceneKind } from '@scenewright/core';
import type { Rect, SceneState } from '../scene-context/scene-context.js';
import { layOutBarRows } from '../scenes/bar-chart/bar-rows.js';
import { layOutColumns } from '../scenes/column-chart/figure-columns.js';
import { layOutColumnChart } from '../scenes/column-chart/scene.js';
import { layOutCounter } from '../scenes/counter/scene.js';
import { layOutDeltaColumns } from '../scenes/delta/delta-columns.js';
import { layOutDeltaRows } from '../scenes/delta/delta-rows.js';
import { layOutDelta } from '../scenes/delta/scene.js';
import { donutArea, layOutRing, ringHole } from '../scenes/donut-chart/scene.js';
import { setFeature } from '../scenes/feature-head.js';
import { setHead } from '../scenes/scene-head.js';
import { sourceHeight } from '../scenes/source-line.js';

/** Boxes of a station, in its own units from the reading side, between which the accent travels. */
export interface Landmark {
  /** Where what is drawn here begins: the foot of a bar, the start of a number. */
  land: Rect;
  /** What it looked like at the end: the line under the number, the end of the bar. */
  leave: Rect;
}

type Finder<K extends SceneKind> = (scene: SceneState<K>) => Landmark | null;

const finders: { [K in SceneKind]?: Finder<K> } = {
  counter: (scene) => {
    const { figure, figureBox, align } = layOutCounter(scene);
    const x = align === 'center' ? figureBox.x + (figureBox.width - figure.width) / 2 : figureBox.x;
    const { y, height } = figureBox;
    const line = 14 * scene.u;
    return {
      land: { x, y: y + height * 0.18, width: line, height: height * 0.64 },
      leave: { x, y: y + height - line / 2, width: figure.width, height: line },
    };
  },
  'donut-chart': (scene) => {
    const { ring } = layOutRing(scene, donutArea(scene).area);
    const line = 14 * scene.u;
    const slit = {
      x: ring.x + ring.width / 2 - line / 2,
      y: ring.y,
      width: line,
      height: (ring.height / 2) * (1 - ringHole),
    };
    return { land: slit, leave: slit };
  },
  delta: (scene) => {
    const { area } = layOutDelta(scene);
    const line = 14 * scene.u;
    if (scene.shape === 'wide') {
      const { at, rowY, row, thickness, values } = layOutDeltaRows(scene, area);
      const y = (index: number): number => rowY[index]! + (row - thickness) / 2;
      return {
        land: { x: at(0), y: y(0), width: line, height: thickness },
        leave: { x: at(values[1]!) - line, y: y(1), width: line, height: thickness },
      };
    }
    const { slot, lane, at, base, values } = layOutDeltaColumns(scene, area);
    return {
      land: { x: area.x, y: base - line, width: slot, height: line },
      leave: { x: area.x + slot + lane, y: at(values[1]!), width: slot, height: line },
    };
  },
  'bar-chart': (scene) => {
    const { content, u } = scene;
    const head = setHead(scene, content);
    const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
    const { rows, row, labelHeight, over, thickness, at, zero } = layOutBarRows(scene, content.items, area);
    const chosen = Math.max(
      0,
      content.items.findIndex((item) => item.highlight),
    );
    const y = rows[chosen]!.y + labelHeight + (over ? 0 : (row - thickness) / 2);
    const bar = { y, width: 14 * u, height: thickness };
    return {
      land: { ...bar, x: zero },
      leave: { ...bar, x: Math.max(zero, at(content.items[chosen]!.figure.magnitude) - bar.width) },
    };
  },
  'column-chart': (scene) => {
    const { items } = scene.content;
    const { area, labels, legible } = layOutColumnChart(scene);
    if (!legible) return null;
    const { slot, thickness, plotHeight, range, base } = layOutColumns(scene, items, area, labels);
    const chosen = Math.max(
      0,
      items.findIndex((item) => item.highlight),
    );
    const line = 14 * scene.u;
    const foot = {
      x: area.x + chosen * slot + (slot - thickness) / 2,
      y: base - line,
      width: thickness,
      height: line,
    };
    const length = (Math.max(0, items[chosen]!.figure.magnitude) / range) * plotHeight;
    return { land: foot, leave: { ...foot, y: base - Math.max(line, length) } };
  },
  list: (scene) => {
    const { rest, beside } = setFeature(scene, scene.content);
    const { u, look } = scene;
    const height = Math.max(look.shape.stroke, 4) * u;
    const rule = { x: rest.x, y: rest.y + (beside ? 8 * u : 0) - height / 2, width: 88 * u, height };
    return { land: rule, leave: rule };
  },
  callout: (scene) => {
    if (scene.look.align.content === 'center') return null;
    const { safe, u } = scene;
    const rule = { x: safe.x, y: safe.y + safe.height * 0.42, width: 10 * u, height: safe.height * 0.1 };
    return { land: rule, leave: rule };
  },
};

/** Where the accent lands on a station and leaves it; over the head where a kind names nothing better. */
export function landmarkOf(scene: SceneState): Landmark {
  const find = finders[scene.kind] as Finder<SceneKind> | undefined;
  const { safe, u } = scene;
  const mark = { x: safe.x, y: safe.y - 26 * u, width: 88 * u, height: 8 * u };
  return find?.(scene) ?? { land: mark, leave: mark };
}
