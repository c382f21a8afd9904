import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { drawn, itemStart } from '../../charting/growth.js';
import { Plate, plateOf } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { Icon, hasIcon } from '../../icons/icon.js';
import { place } from '../../layout/place.js';
import { entrance } from '../../motion/entrance.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';

/** One thing in the middle and its branches on both sides; on a narrow canvas they hang from it. */
export function MindMapScene(): ReactNode {
  const scene = useScene<'mind-map'>();
  const { content, u, palette, shape, look } = scene;
  const { items } = content;
  const about = content.center ?? content.title ?? '';
  const head = setHead(scene, content.center ? content : { kicker: content.kicker });
  const area = head.rest;
  const sides = shape === 'wide';
  const count = items.length;
  const half = Math.ceil(count / 2);
  const middleWidth = sides ? area.width * 0.26 : Math.min(area.width * 0.8, 720 * u);
  const middleHeight = sides ? Math.min(area.height * 0.42, 300 * u) : Math.min(area.height * 0.17, 220 * u);
  const middle: Rect = sides
    ? {
        x: area.x + (area.width - middleWidth) / 2,
        y: area.y + (area.height - middleHeight) / 2,
        width: middleWidth,
        height: middleHeight,
      }
    : { x: area.x, y: area.y, width: middleWidth, height: middleHeight };
  const pad = 28 * u;
  const name = setText(
    scene,
    { text: about, role: 'heading', size: [76, 24], maxLines: 4, leading: 1.1 },
    middleWidth - 2 * pad,
    middleHeight - 1.4 * pad,
  );
  const reach = sides ? area.width * 0.06 : 84 * u;
  const branchWidth = sides ? (area.width - middleWidth) / 2 - reach : area.width - reach;
  const boxes = items.map((_, index): Rect => {
    const first = index < half;
    const inColumn = sides ? (first ? half : count - half) : count;
    const row = sides && !first ? index - half : index;
    const columnTop = sides ? area.y : area.y + middleHeight + 40 * u;
    const columnHeight = sides ? area.height : area.height - middleHeight - 40 * u;
    const pitch = Math.min(columnHeight / inColumn, (sides ? 230 : 250) * u);
    const height = Math.min(pitch - 22 * u, (sides ? 170 : 200) * u);
    const top = columnTop + (sides ? (columnHeight - pitch * inColumn) / 2 : 0);
    const y = top + row * pitch + (pitch - height) / 2;
    return {
      x: sides ? (first ? area.x : area.x + area.width - branchWidth) : area.x + reach,
      y,
      width: branchWidth,
      height,
    };
  });
  const icons = items.some(({ icon }) => hasIcon(icon));
  const lowest = Math.min(...boxes.map(({ height }) => height));
  const side = icons ? Math.min(64 * u, lowest * 0.5) : 0;
  const indent = icons ? side + 22 * u : 0;
  const detailed = items.some(({ detail }) => detail);
  const texts = setTexts(
    scene,
    items.map(({ text }) => text),
    { size: [50, 20], maxLines: 2, leading: 1.14, weight: 600 },
    branchWidth - 2 * pad - indent,
    (lowest - 20 * u) * (detailed ? 0.52 : 1),
  );
  const center = plateOf(scene, palette.accent);
  const stroke = Math.max(look.shape.stroke, 5) * u;
  const radius = Math.min(look.shape.radius * u, lowest / 2);
  return (
    <>
      <SceneHead head={head} align="start" />
      <Drawing>
        {boxes.map((box, index) => {
          const from = itemStart(scene, 'items', index, 8) - scene.at(4);
          const run = drawn(scene, Math.max(scene.at(2), from), 16);
          const d = branch(middle, box, sides, index < half);
          // A light that runs out to a branch, one after the other.
          const turn = (lifeSeconds(scene) / 1.3) % count;
          const lit = Math.floor(turn) === index && run === 1 ? turn % 1 : -1;
          return (
            <g key={index} fill="none" strokeLinecap="round">
              <path d={d} stroke={ink(scene, 0.14)} strokeWidth={stroke * 0.7} />
              {run > 0 ? <path d={d} stroke={palette.accent} strokeWidth={stroke} pathLength={1} strokeDasharray={`${run} 2`} /> : null}
              {lit >= 0 ? <path d={d} stroke={palette.background} strokeOpacity={0.7} strokeWidth={stroke * 0.6} pathLength={1} strokeDasharray="0.12 2" strokeDashoffset={-lit * 0.88} /> : null}
            </g>
          );
        })}
      </Drawing>
      <Plate box={middle} colors={center} radius={Math.min(Math.max(look.shape.radius, 12) * u, middleHeight / 2)} alive />
      <TextBlock block="center" set={name} box={{ x: middle.x + pad, y: middle.y, width: middleWidth - 2 * pad, height: middleHeight }} align="center" anchor="middle" color={center.ink} />
      {items.map((item, index) => {
        const box = boxes[index]!;
        const from = itemStart(scene, 'items', index, 8);
        const text = texts[index]!;
        const detail = item.detail ? setText(scene, { text: item.detail, size: [30, 16], maxLines: 2, leading: 1.24 }, branchWidth - 2 * pad - indent, lowest - 26 * u - text.height) : null;
        const height = text.height + (detail ? detail.height + 6 * u : 0);
        const y = box.y + (box.height - height) / 2;
        return (
          <div key={index} style={entrance(scene, from, { kind: 'fade', distance: 16 }).style}>
            <div style={{ ...place(scene, box), boxSizing: 'border-box', background: palette.surface, border: `${Math.max(2, look.shape.hairline) * u}px solid ${ink(scene, 0.5)}`, borderRadius: radius }} />
            {icons && hasIcon(item.icon) ? <Icon name={item.icon} box={{ x: box.x + pad, y: box.y + (box.height - side) / 2, width: side, height: side }} color={palette.accent} drawn={drawn(scene, from, 20)} /> : null}
            <TextBlock block={`items.${index}.text`} set={text} box={{ x: box.x + pad + indent, y, width: branchWidth - 2 * pad - indent, height: text.height }} />
            {detail ? <TextBlock block={`items.${index}.detail`} set={detail} box={{ x: box.x + pad + indent, y: y + text.height + 6 * u, width: branchWidth - 2 * pad - indent, height: detail.height }} color={palette.muted} /> : null}
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}

/** From the edge of the middle to the near edge of a branch. */
function branch(middle: Rect, box: Rect, sides: boolean, before: boolean): string {
  const y = box.y + box.height / 2;
  if (!sides) {
    const reach = box.x - middle.x;
    return `M${middle.x + reach * 0.4} ${middle.y + middle.height}V${y - reach * 0.3}Q${middle.x + reach * 0.4} ${y} ${box.x} ${y}`;
  }
  const start = before ? middle.x : middle.x + middle.width;
  const end = before ? box.x + box.width : box.x;
  const bend = (start + end) / 2;
  const from = middle.y + middle.height / 2 + (y - middle.y - middle.height / 2) * 0.3;
  return `M${start} ${from}C${bend} ${from} ${bend} ${y} ${end} ${y}`;
}
