import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { staggered } from '../../motion/entrance.js';
import { lifeSeconds } from '../../motion/life.js';
import { stressOf } from '../../motion/stress.js';
import { BesideText, setBeside } from '../../objects/beside.js';
import { accentFace, boardFace, paperFace } from '../../objects/face.js';
import { Backing, Sheet, Thing } from '../../objects/thing.js';
import { Icon } from '../../icons/icon.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** A device in the frame of its screen: what the app does as the tiles of its list, one of them pressed after the other. */
export function AppScreenScene(): ReactNode {
  const scene = useScene<'app-screen'>();
  const { content, u, shape, palette } = scene;
  const wide = shape === 'wide';
  const beside = setBeside(scene, content, 0.52);
  const { room } = beside;
  const width = Math.min(room.width, wide ? room.height * 1.02 : room.width * 0.86);
  const box: Rect = { x: room.x + (room.width - width) / 2, y: room.y, width, height: room.height };
  const paper = paperFace(palette);
  const board = boardFace(palette);
  const bezel = 22 * u;
  const screen: Rect = {
    x: box.x + bezel,
    y: box.y + bezel,
    width: box.width - 2 * bezel,
    height: box.height - 2 * bezel,
  };
  const bar = 92 * u;
  const pad = 40 * u;
  const area: Rect = {
    x: screen.x + pad,
    y: screen.y + bar + pad * 0.7,
    width: screen.width - 2 * pad,
    height: screen.height - bar - pad * 1.7,
  };
  const { items } = content;
  const gap = 22 * u;
  const slot = Math.min((wide ? 230 : 330) * u, (area.height - (items.length - 1) * gap) / items.length);
  const side = Math.min(slot * 0.56, 92 * u);
  const texts = setTexts(scene, items.map(({ text }) => text), { size: [wide ? 56 : 66, 22], maxLines: 3, weight: 600, leading: 1.16 }, area.width - side - 100 * u, slot * 0.84); // prettier-ignore
  const accent = accentFace(palette);
  const pressed = Math.floor(lifeSeconds(scene) / 1.4) % items.length;
  return (
    <>
      <Backing box={box} share={1.12} />
      <BesideText beside={beside} />
      <Thing name="app-screen" box={box} tilt={2}>
        <Sheet box={box} face={board} radius={58} still />
        <Sheet box={screen} face={{ ...paper, fill: tone(paper.fill, paper.text, 0.06) }} radius={40} flat />
        <div style={{ ...place(scene, { ...screen, height: bar }), background: accent.fill, borderRadius: `${40 * u}px ${40 * u}px 0 0` }} />
        <div style={{ ...place(scene, { x: screen.x + screen.width / 2 - 70 * u, y: screen.y + 18 * u, width: 140 * u, height: 30 * u }), background: board.fill, borderRadius: 15 * u }} />
        {[0, 1, 2].map((at) => (
          <div key={at} style={{ ...place(scene, { x: screen.x + screen.width - (60 + at * 28) * u, y: screen.y + 28 * u + at * 4 * u, width: 14 * u, height: (26 - at * 4) * u }), background: accent.text }} />
        ))}
        {items.map((item, at) => {
          // The tick of the tile that is named comes up, whatever colours the pack has on its screens.
          const { lift } = stressOf(scene, `items.${at}`);
          const from = scene.cue(`items.${at}`, staggered(scene, scene.at(6), at, 5));
          const tile: Rect = { ...area, y: area.y + at * (slot + gap) + Math.max(0, (area.height - items.length * slot - (items.length - 1) * gap) / 2), height: slot };
          const on = at === pressed;
          return (
            <div key={at}>
              <div
                style={{
                  ...place(scene, tile),
                  boxSizing: 'border-box',
                  background: paper.fill,
                  borderRadius: 28 * u,
                  border: `${5 * u}px solid ${on ? paper.accent : paper.line}`,
                }}
              />
              <div style={{ ...place(scene, { x: tile.x + 28 * u, y: tile.y + (slot - side) / 2, width: side, height: side }), background: on ? accent.fill : tone(paper.fill, accent.fill, 0.22), borderRadius: side * 0.28 }} />
              <Icon name="check" color={on ? accent.text : paper.accent} box={{ x: tile.x + 28 * u + side * 0.2, y: tile.y + slot / 2 - side * 0.3, width: side * 0.6, height: side * 0.6 }} style={lift > 0 ? { transform: `scale(${1 + 0.3 * lift})` } : {}} />
              <TextBlock block={`items.${at}`} set={texts[at]!} box={{ ...tile, x: tile.x + side + 58 * u, width: area.width - side - 90 * u }} anchor="middle" color={paper.text} from={from} motion="block" enter="fade" />
            </div>
          );
        })}
      </Thing>
    </>
  ); // prettier-ignore
}
