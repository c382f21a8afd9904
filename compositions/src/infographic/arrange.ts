import type { InfographicContent } from '@scenewright/core/scenes';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { layOutHead, marginOf } from './head-layout.js';
import { needOf, type PanelNeed } from './panel-needs.js';
import { compositionOf, isBeside, isOpen, type Composition } from './poster.js';

export interface Arrangement {
  composition: Composition;
  head: Rect;
  /** What the panels lie on, over a canvas of colour; null where they lie on its ground. */
  sheet: Rect | null;
  /** Factor on all lengths inside the panels, one for the whole graphic: few panels speak larger. */
  zoom: number;
  panels: Rect[];
  /** Width of the streets between panels. */
  gap: number;
  source: Rect | null;
}

const zooms = [2.6, 2.4, 2.2, 2, 1.8, 1.65, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.76, 0.68, 0.6];

/** The head and a grid for the panels. What settings changed stays in its planned place as long as it has room there. */
export function arrange(scene: SceneState, content: InfographicContent): Arrangement {
  const { plan } = content;
  if (!plan) return arranged(scene, content);
  const planned = arranged(scene, { ...content, ...plan });
  const unit = scene.u * planned.zoom;
  const fits = content.panels.every((panel, index) => {
    const open = isOpen(plan);
    const [need, was, box] = [needOf(panel, open), needOf(plan.panels[index]!, open), planned.panels[index]!];
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
  const composition = compositionOf(scene, content);
  const head = headBox(scene, content, composition);
  const open = isOpen(content);
  const margin = marginOf(scene);
  const gap = (open ? 96 : count > 5 ? 30 : 36) * u;
  const beside = isBeside(composition);
  // A head with depth throws its side onto the street beside it.
  const side = content.visualStyle === '3d' ? 18 * u : 0;
  const foot = shape === 'tall' ? Math.max(76 * u, margin) : margin;
  const after = composition === 'open' ? 24 * u : Math.min(margin, 52 * u);
  const sourceHeight = content.source ? 40 * u : 0;
  const sheet: Rect | null =
    composition === 'sheet' && count > 0
      ? { x: margin, y: head.height, width: width - margin, height: height - head.height }
      : null;
  const left = sheet ? sheet.x + Math.min(margin, 52 * u) : margin;
  const area: Rect = beside
    ? {
        x: composition === 'far' ? margin : head.width + margin + side,
        y: margin,
        width: width - head.width - 2 * margin - side,
        height: height - 2 * margin,
      }
    : {
        x: left,
        y: head.height + after + side,
        width: width - left - margin,
        height: height - head.height - after - side - foot,
      };
  const stage = { ...area, height: area.height - (sourceHeight > 0 ? sourceHeight + 4 * u : 0) };
  const source = content.source ? { ...area, y: area.y + area.height - 30 * u, height: 30 * u } : null;
  if (count === 0) return { composition, head, sheet, zoom: 1, panels: [], gap, source };

  const needs = content.panels.map((panel) => needOf(panel, open));
  const most = shape === 'wide' ? (width / height > 2.2 ? 6 : 4) : shape === 'square' ? 3 : 2;
  // The figure in the head is the largest: those in the panels leave it that.
  const wished = (content.hero ? besideHero : wishedZoom)[Math.min(count, wishedZoom.length) - 1]!;
  let best: { cost: number; zoom: number; panels: Rect[] } | null = null;
  for (const zoom of zooms) {
    if (zoom > wished) continue;
    for (const rows of splits(count, most)) {
      const tried = tryRows(needs, rows, stage, gap, u * zoom);
      // Large type is worth as much as it can be had without squeezing anything.
      const cost = tried.cost + 3.4 * Math.max(0, Math.log(wished / zoom));
      if (best === null || cost < best.cost) best = { cost, zoom, panels: tried.panels };
    }
  }
  return { composition, head, sheet, zoom: best!.zoom, panels: best!.panels, gap, source };
}

/** The factor that is wished for one panel, for two, and for more. */
const wishedZoom = [2.6, 2, 1.5] as const;
const besideHero = [1.6, 1.45, 1.2] as const;

/** Shares of the width that a head beside the panels has, by their number; the last for all above. */
const besideShare = [0.4, 0.36, 0.32, 0.3, 0.27] as const;

/** Shares of the height that a head over the panels may have, and has at least where something fills it. */
const overShare = {
  wide: { most: 0.3, filled: 0.29, hero: 0.34 },
  square: { most: 0.42, filled: 0.27, hero: 0.42 },
  tall: { most: 0.4, filled: 0.24, hero: 0.38 },
} as const;

/** Share of its room that a head takes which holds nothing but words. */
const titleAlone = 0.76;

function headBox(scene: SceneState, content: InfographicContent, composition: Composition): Rect {
  const { width, height, shape, u } = scene;
  const count = content.panels.length;
  if (isBeside(composition)) {
    const share = count === 0 ? 0.5 : besideShare[Math.min(count, besideShare.length) - 1]!;
    const own = Math.min(width * share, 900 * u);
    return { x: composition === 'far' ? width - own : 0, y: 0, width: own, height };
  }
  if (count === 0) return { x: 0, y: 0, width, height: height * 0.46 };
  const { most, filled, hero } = overShare[shape];
  // Many panels need the height more than the title does.
  const crowd = count > 4 ? 0.8 : 1;
  // A title alone is no picture: what it heads is, and has the room.
  const titled = content.hero || content.subject ? 1 : titleAlone;
  const room: Rect = { x: 0, y: 0, width, height: height * most * crowd * titled };
  const { height: taken } = layOutHead(scene, content, room, composition);
  const least = content.hero ? hero : content.subject ? filled : 0;
  return { ...room, height: Math.max(Math.min(taken, room.height), height * least * crowd) };
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
