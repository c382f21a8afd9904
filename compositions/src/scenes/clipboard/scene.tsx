import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { orbit } from '../../motion/life.js';
import { BesideText, setBeside } from '../../objects/beside.js';
import { boardFace, paperFace } from '../../objects/face.js';
import { Backing, Rule, Sheet, Thing } from '../../objects/thing.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** A board with its clip and a ruled sheet; a pen ticks line by line and waits beside the last. */
export function ClipboardScene(): ReactNode {
  const scene = useScene<'clipboard'>();
  const { content, u, shape, palette } = scene;
  const wide = shape === 'wide';
  const beside = setBeside(scene, content, 0.56);
  const { room } = beside;
  const clip = 46 * u;
  const width = Math.min(room.width, wide ? room.height * 1.25 : room.width);
  const box: Rect = { x: room.x + (room.width - width) / 2, y: room.y + clip, width, height: room.height - clip };
  const board = boardFace(palette);
  const paper = paperFace(palette);
  const edge = 30 * u;
  const sheet: Rect = {
    x: box.x + edge,
    y: box.y + edge * 1.5,
    width: box.width - 2 * edge,
    height: box.height - edge * 2.5,
  };
  const pad = 48 * u;
  const area: Rect = {
    x: sheet.x + pad,
    y: sheet.y + pad * 1.1,
    width: sheet.width - 2 * pad,
    height: sheet.height - pad * 1.7,
  };
  const { items } = content;
  const slot = Math.min(area.height / items.length, (wide ? 190 : 300) * u);
  const side = Math.min(slot * 0.46, 70 * u);
  const texts = setTexts(scene, items.map(({ text }) => text), { size: [wide ? 64 : 76, 20], maxLines: 3, weight: 550, leading: 1.14 }, area.width - side - 34 * u, slot * 0.86); // prettier-ignore
  const froms = items.map((_, at) => scene.cue(`items.${at}`, staggered(scene, scene.at(8), at, 6)));
  return (
    <>
      <Backing box={box} share={1.12} />
      <BesideText beside={beside} />
      <Thing name="clipboard" box={box} tilt={-2.2}>
        <Sheet box={box} face={{ ...board, fill: tone(palette.accent, palette.text, 0.35) }} radius={26} still />
        <Sheet box={sheet} face={paper} radius={8} flat />
        <div style={{ ...place(scene, { x: box.x + box.width * 0.34, y: box.y - clip * 0.5, width: box.width * 0.32, height: clip * 1.6 }), background: board.fill, borderRadius: 18 * u }} />
        <div style={{ ...place(scene, { x: box.x + box.width * 0.44, y: box.y - clip, width: box.width * 0.12, height: clip * 1.2 }), background: board.fill, borderRadius: 18 * u }} />
        {items.map((item, at) => {
          const y = area.y + at * slot;
          const tick = easeOutQuint(clamp((scene.frame - froms[at]! - scene.at(5)) / scene.at(12)));
          return (
            <div key={at}>
              <Rule box={{ x: area.x, y: y + slot - 2 * u, width: area.width, height: 2 * u }} color={paper.line} />
              <svg viewBox="0 0 100 100" style={{ ...place(scene, { x: area.x, y: y + (slot - side) / 2, width: side, height: side }), overflow: 'visible' }}>
                <rect x={6} y={6} width={88} height={88} fill="none" stroke={item.done ? paper.accent : paper.muted} strokeWidth={7} rx={8} />
                {item.done && tick > 0 ? <path d="M22 50L44 74L92 8" fill="none" stroke={paper.accent} strokeWidth={13} pathLength={1} strokeDasharray={1} strokeDashoffset={1 - tick} /> : null}
              </svg>
              <TextBlock block={`items.${at}`} set={texts[at]!} box={{ x: area.x + side + 34 * u, y, width: area.width - side - 34 * u, height: slot }} anchor="middle" color={item.done ? paper.text : paper.muted} from={froms[at]! - scene.at(3)} motion="block" enter="fade" />
            </div>
          );
        })}
        <Pen area={area} slot={slot} froms={froms} side={side} />
      </Thing>
    </>
  ); // prettier-ignore
}

/** The pen stands at the box that is ticked now, outside of the words. */
function Pen(props: { area: Rect; slot: number; froms: readonly number[]; side: number }): ReactNode {
  const scene = useScene();
  const { area, slot, froms, side } = props;
  const { u, palette, frame, at } = scene;
  const done = froms.filter((from) => frame >= from + at(5)).length;
  const now = Math.min(froms.length - 1, Math.max(0, done - 1));
  const next = Math.min(froms.length - 1, done);
  const way = next === now ? 0 : easeOutQuint(clamp((frame - froms[next]! + at(4)) / at(8)));
  const idle = orbit(scene, 'pen', 3.5);
  const y = area.y + (now + (next - now) * way + 0.5) * slot + side * 0.3;
  const long = 170 * u;
  const box = { x: area.x - long * 0.9 + idle.x * 4 * u, y: y + idle.y * 4 * u, width: long, height: long };
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, box), overflow: 'visible', transform: scene.direction === 'rtl' ? 'scaleX(-1)' : undefined }}>
      <path d="M96 2L84 6L6 84L14 94L94 16Z" fill={palette.text} stroke={palette.background} strokeWidth={2.5} />
      <path d="M96 2L84 6L94 16Z" fill={palette.accent} />
    </svg>
  ); // prettier-ignore
}
