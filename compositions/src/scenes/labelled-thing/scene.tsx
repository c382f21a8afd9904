import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { drawn, itemStart } from '../../charting/growth.js';
import { Plate, plateOf } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds, orbit } from '../../motion/life.js';
import { DrawnPicture } from '../../pictures/drawn-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { FitText, TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';

/**
 * The thing on a disc with its name, and its parts around it, each joined to the rim. Lines end at the rim: where in the
 * picture a part is, nobody has said.
 */
export function LabelledThingScene(): ReactNode {
  const scene = useScene<'labelled-thing'>();
  const { content, u, palette, shape, look } = scene;
  const { parts } = content;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [68, 40] : [72, 44]);
  const area = head.rest;
  const wide = shape !== 'tall';
  const count = parts.length;
  const half = Math.ceil(count / 2);
  const columns = area.width / 2;
  const r = Math.min(wide ? area.height * 0.46 : area.height * 0.17, area.width * (wide ? 0.19 : 0.3));
  const [cx, cy] = [area.x + area.width / 2, wide ? area.y + area.height / 2 : area.y + r + 6 * u];
  const reach = (shape === 'wide' ? 56 : 34) * u;
  const boxes = parts.map((_, index): Rect => {
    const first = index < half;
    const inColumn = first ? half : count - half;
    const row = first ? index : index - half;
    const [top, height] = wide ? [area.y, area.height] : [cy + r + reach, area.y + area.height - cy - r - reach];
    const pitch = height / Math.max(half, 1);
    const tall = Math.min(pitch - 18 * u, 210 * u);
    const shift = wide ? ((half - inColumn) * pitch) / 2 : 0;
    const width = wide ? columns - r - reach : columns - 12 * u;
    return { x: first ? area.x : area.x + area.width - width, y: top + shift + row * pitch + (pitch - tall) / 2, width, height: tall }; // prettier-ignore
  });
  const pad = (shape === 'wide' ? 26 : 18) * u;
  const lowest = Math.min(...boxes.map(({ height }) => height));
  const room = boxes[0]!.width - 2 * pad;
  const detailed = parts.some(({ detail }) => detail);
  const labels = setTexts(scene, parts.map(({ label }) => label), { size: [shape === 'wide' ? 54 : 46, 20], maxLines: 2, leading: 1.1, weight: 600 }, room, (lowest - pad) * (detailed ? 0.56 : 1)); // prettier-ignore
  const drawing = scene.drawing(content.picture);
  const disc = plateOf(scene, tone(palette.background, palette.accent, 0.22));
  const about = orbit(scene, 'thing', 6);
  const inner = r * (drawing ? 1.16 : 0);
  const turn = lifeSeconds(scene) / 1.2;
  return (
    <>
      <SceneHead head={head} align="start" />
      <Drawing>
        <circle cx={cx} cy={cy} r={r} fill={disc.fill} />
        <circle cx={cx} cy={cy} r={r + 16 * u} fill="none" stroke={palette.accent} strokeWidth={Math.max(4, look.shape.stroke) * u} strokeDasharray={`${30 * u} ${18 * u}`} strokeDashoffset={-lifeSeconds(scene) * 22 * u} />
        {boxes.map((box, index) => {
          const from = itemStart(scene, 'parts', index, 8) - scene.at(4);
          const run = drawn(scene, Math.max(scene.at(2), from), 16);
          const lit = Math.floor(turn) % count === index && run === 1;
          const first = index < half;
          const [bx, by] = wide ? [first ? box.x + box.width : box.x, box.y + box.height / 2] : [box.x + box.width / 2, box.y];
          const angle = Math.atan2(by - cy, bx - cx);
          const [sx, sy] = [cx + Math.cos(angle) * (r + 16 * u), cy + Math.sin(angle) * (r + 16 * u)];
          if (!wide && index !== 0 && index !== half) return null;
          const d = `M${sx} ${sy}L${bx} ${by}`;
          return (
            <g key={index} fill="none" strokeLinecap="round">
              <path d={d} stroke={ink(scene, 0.2)} strokeWidth={4 * u} />
              {run > 0 ? <path d={d} stroke={palette.accent} strokeWidth={5 * u} pathLength={1} strokeDasharray={`${run} 2`} /> : null}
              <circle cx={sx} cy={sy} r={(lit ? 15 : 10) * u} fill={palette.accent} />
            </g>
          );
        })}
      </Drawing>
      {drawing ? (
        <div data-picture={drawing.name} style={{ ...place(scene, { x: cx - inner / 2, y: cy - inner * 0.62, width: inner, height: inner }), transform: `translate(${about.x * 5 * u}px, ${about.y * 6 * u}px)` }}>
          <DrawnPicture drawing={drawing} />
        </div>
      ) : null}
      <FitText block="thing" text={content.thing} role="heading" size={drawing ? [46, 20] : [72, 22]} maxLines={drawing ? 1 : 3} box={drawing ? { x: cx - r * 0.62, y: cy + r * 0.54, width: r * 1.24, height: r * 0.3 } : { x: cx - r * 0.8, y: cy - r * 0.6, width: r * 1.6, height: r * 1.2 }} align="center" anchor="middle" color={disc.ink} />
      {parts.map((part, index) => {
        const box = boxes[index]!;
        const from = itemStart(scene, 'parts', index, 8);
        const label = labels[index]!;
        const detail = part.detail ? setText(scene, { text: part.detail, size: [Math.min(34, (0.9 * label.size) / u), 16], maxLines: 2, leading: 1.2 }, room, lowest - pad - label.height - 6 * u) : null;
        const height = label.height + (detail ? detail.height + 6 * u : 0);
        const y = box.y + (box.height - height) / 2;
        const open = drawn(scene, from, 14);
        const colors = { fill: palette.surface, ink: palette.text, edge: palette.accent };
        const words = { x: box.x + pad, width: room };
        const shared = { from: from + scene.at(5), motion: 'block', enter: 'fade', align: wide && index < half ? 'end' : 'start' } as const;
        return (
          <div key={index}>
            <Plate box={wide && index < half ? { ...box, x: box.x + box.width * (1 - open), width: box.width * open } : { ...box, width: box.width * open }} colors={colors} radius={Math.min(look.shape.radius * u, box.height / 2)} />
            <TextBlock {...shared} block={`parts.${index}.label`} set={label} box={{ ...words, y, height: label.height }} color={palette.text} />
            {detail ? <TextBlock {...shared} block={`parts.${index}.detail`} set={detail} box={{ ...words, y: y + label.height + 6 * u, height: detail.height }} color={palette.text} /> : null}
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
