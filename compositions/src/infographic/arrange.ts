import type { InfographicContent } from '@scenewright/core/scenes';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { needOf, type PanelNeed } from './panel-needs.js';

export interface Arrangement {
  head: Rect;
  /** Factor on all lengths inside the panels, one for the whole graphic: few panels speak larger. */
  zoom: number;
  panels: Rect[];
  /** How many panels stand in each row. */
  rows: number[];
  /** Width of the streets between panels, where the thread runs. */
  gap: number;
  source: Rect | null;
}

const zooms = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.76, 0.68, 0.6];

/** The head and a grid for the panels. What settings changed stays in its planned place as long as it has room there. */
export function arrange(scene: SceneState, content: InfographicContent): Arrangement {
  const { plan } = content;
  if (!plan) return arranged(scene, content);
  const planned = arranged(scene, { ...content, ...plan });
  const unit = scene.u * planned.zoom;
  const fits = content.panels.every((panel, index) => {
    const [need, was, box] = [needOf(panel), needOf(plan.panels[index]!), planned.panels[index]!];
    const width = box.width / unit;
    return (
      need.least <= Math.max(was.least, width) &&
      need.heightAt(width) <= Math.max(was.heightAt(width), box.height / unit)
    );
  });
  return fits && (isShort(content.title) || !isShort(plan.title)) ? planned : arranged(scene, content);
}

/** Head and grid chosen by what the panels need and the shape of the canvas. */
function arranged(scene: SceneState, content: InfographicContent): Arrangement {
  const { width, height, u, shape } = scene;
  const count = content.panels.length;
  const head = headBox(scene, content);
  const margin = (shape === 'tall' ? 52 : 48) * u;
  const gap = (count > 5 ? 38 : 44) * u;
  const wide = shape === 'wide';
  // A head with depth throws its side onto the street beside it.
  const side = content.visualStyle === '3d' ? 18 * u : 0;
  const foot = shape === 'tall' ? 76 * u : margin;
  const sourceHeight = content.source ? 40 * u : 0;
  const area: Rect = wide
    ? {
        x: head.width + gap + side,
        y: margin,
        width: width - head.width - gap - side - margin,
        height: height - 2 * margin,
      }
    : {
        x: margin + gap * 0.6,
        y: head.height + gap + side,
        width: width - 2 * margin - gap * 0.6,
        height: height - head.height - gap - side - foot,
      };
  const stage = { ...area, height: area.height - (sourceHeight > 0 ? sourceHeight + 4 * u : 0) };
  const source = content.source ? { ...area, y: area.y + area.height - 30 * u, height: 30 * u } : null;
  if (count === 0) return { head, zoom: 1, panels: [], rows: [], gap, source };

  const needs = content.panels.map(needOf);
  const most = wide ? (width / height > 2.2 ? 6 : 4) : shape === 'square' ? 3 : 2;
  let best: { cost: number; zoom: number; rows: number[]; panels: Rect[] } | null = null;
  for (const zoom of zooms) {
    for (const rows of splits(count, most)) {
      const tried = tryRows(needs, rows, stage, gap, u * zoom);
      // Large type is worth as much as it can be had without squeezing anything.
      const cost = tried.cost + 3.4 * Math.max(0, Math.log(1.4 / zoom));
      if (best === null || cost < best.cost) best = { cost, zoom, rows, panels: tried.panels };
    }
  }
  return { head, zoom: best!.zoom, panels: best!.panels, rows: best!.rows, gap, source };
}

function headBox(scene: SceneState, content: InfographicContent): Rect {
  const { width, height, shape, u } = scene;
  const count = content.panels.length;
  if (shape === 'wide') {
    const share = count === 0 ? 0.5 : count === 1 ? 0.38 : count === 2 ? 0.33 : content.hero ? 0.29 : 0.27;
    return { x: 0, y: 0, width: Math.min(width * share, 900 * u), height };
  }
  const long = !isShort(content.title) || content.subtitle !== undefined;
  const tall = shape === 'tall';
  const share =
    count === 0
      ? 0.46
      : tall
        ? (long ? 0.23 : 0.2) + (content.hero || content.subject ? 0.05 : 0)
        : long || content.hero || content.subject
          ? 0.27
          : 0.22;
  return { x: 0, y: 0, width, height: height * share };
}

/** A title that a low head holds. */
const isShort = (title: string): boolean => title.length <= 44;

/** All ways to split a sequence into rows of at most `most`. */
function splits(count: number, most: number): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = 1; first <= Math.min(count, most); first += 1)
    for (const rest of splits(count - first, most)) found.push([first, ...rest]);
  return found;
}

function tryRows(
  needs: readonly PanelNeed[],
  rows: readonly number[],
  stage: Rect,
  gap: number,
  unit: number,
): { cost: number; panels: Rect[] } {
  let cost = 0;
  let index = 0;
  const widths: number[][] = [];
  const heights: number[] = [];
  for (const length of rows) {
    const row = needs.slice(index, index + length);
    index += length;
    const free = stage.width - (length - 1) * gap;
    const sum = row.reduce((total, need) => total + need.breadth, 0);
    const each = row.map((need) => (free * need.breadth) / sum);
    widths.push(each);
    const wanted = row.map((need, at) => need.heightAt(each[at]! / unit) * unit);
    const tallest = Math.max(...wanted);
    heights.push(tallest);
    row.forEach((need, at) => {
      const lack = (need.least * unit) / each[at]!;
      if (lack > 1) cost += (lack - 1) * 14;
      // A panel much lower than its neighbour leaves its card half empty.
      cost += 2 * Math.log(tallest / wanted[at]!) ** 2;
      // Lines of content much wider than they need to be fall apart.
      const excess = each[at]! / (need.least * unit) / (1 + need.breadth);
      if (excess > 1) cost += (excess - 1) * 1.3;
    });
  }
  const room = stage.height - (rows.length - 1) * gap;
  const total = heights.reduce((sum, height) => sum + height, 0);
  const stretch = room / total;
  cost += stretch < 1 ? 16 * Math.log(1 / stretch) : 1.6 * Math.log(stretch) ** 1.5;
  let y = stage.y;
  const panels: Rect[] = [];
  rows.forEach((length, row) => {
    const height = heights[row]! * stretch;
    let x = stage.x;
    for (let at = 0; at < length; at += 1) {
      panels.push({ x, y, width: widths[row]![at]!, height });
      // A tower squeezes its lines, however much height it has.
      const tower = height / widths[row]![at]! / 1.25;
      if (tower > 1) cost += 2.2 * Math.log(tower);
      x += widths[row]![at]! + gap;
    }
    y += height + gap;
  });
  return { cost, panels };
}
