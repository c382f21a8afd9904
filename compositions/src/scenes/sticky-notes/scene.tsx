import type { ReactNode } from 'react';
import { withContrast } from '@scenewright/core/style';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, mix, spring } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { lifeSeconds } from '../../motion/life.js';
import { Part } from '../../motion/part.js';
import { BesideText, setBeside } from '../../objects/beside.js';
import { PartPicture } from '../../pictures/part-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** Notes in the colours of the pack, stuck up one after the other; their lower edges lift in the draught. */
export function StickyNotesScene(): ReactNode {
  const scene = useScene<'sticky-notes'>();
  const { content, u, shape, palette, look } = scene;
  const { items } = content;
  const beside = setBeside(scene, content, 0.6);
  const { room } = beside;
  const count = items.length;
  const pictured = items.every(({ picture }) => scene.drawing(picture) !== null);
  // Three lie in two rows: in one they would be small, with nothing over and under them.
  const columns =
    shape === 'wide'
      ? count <= 4 && !(count === 3 && room.width > room.height * 1.9)
        ? Math.min(count, 2)
        : 3
      : count <= 2 && room.height > room.width
        ? 1
        : 2;
  const rows = Math.ceil(count / columns);
  const gap = 44 * u;
  const width = (room.width - (columns - 1) * gap) / columns;
  const height = Math.min((room.height - (rows - 1) * gap) / rows, width * 1.15);
  const top = room.y + Math.max(0, (room.height - rows * height - (rows - 1) * gap) / 2);
  const pad = Math.min(width, height) * 0.11;
  // A low note has its picture at its beginning: over the words it would be a spot.
  const lies = pictured && width > height * 1.35;
  const art = !pictured ? 0 : lies ? Math.min(height - 2 * pad, width * 0.4) : Math.min(width * 0.46, (height - 2 * pad) * 0.46); // prettier-ignore
  const words = { width: width - 2 * pad - (lies ? art + pad : 0), height: (height - 2 * pad) * (pictured && !lies ? 0.5 : 1) }; // prettier-ignore
  const texts = setTexts(scene, items.map(({ text }) => text), { size: [86, 22], maxLines: 5, weight: 650, leading: 1.14 }, words.width, words.height); // prettier-ignore
  const colors = palette.data.map((color) => tone(color, '#ffffff', 0.62));
  const tilts = [-2.2, 1.6, -1.1, 2, -1.7, 1.2];
  const seconds = lifeSeconds(scene);
  return (
    <>
      <BesideText beside={beside} />
      {items.map((item, at) => {
        const inRow = at % columns;
        const row = Math.floor(at / columns);
        const missing = row === rows - 1 ? columns * rows - count : 0;
        const box: Rect = { x: room.x + inRow * (width + gap) + (missing * (width + gap)) / 2, y: top + row * (height + gap), width, height };
        const fill = colors[at % colors.length]!;
        const ink = withContrast('#1c1c1c', [fill], 7);
        const from = scene.cue(`items.${at}`, staggered(scene, scene.at(3), at, 6));
        const come = at === 0 ? 1 : spring(Math.max(0.25, look.motion.bounce))(clamp((scene.frame - from + scene.at(4)) / scene.at(16)));
        const seen = at === 0 ? 1 : clamp((scene.frame - from + scene.at(4)) / scene.at(5));
        const lift = 0.5 + 0.5 * Math.sin(seconds * 1.4 + at * 1.3);
        const left = scene.direction === 'rtl' ? scene.width - box.x - box.width : box.x;
        const curl = 0.05 + 0.035 * lift;
        return (
          <Part key={at} of={`items.${at}`}>
          <div
            data-picture="note"
            style={{
              position: 'absolute',
              inset: 0,
              opacity: seen,
              transformOrigin: `${left + box.width / 2}px ${box.y}px`,
              transform: `rotate(${tilts[at]!}deg) scale(${mix(1.25, 1, come)})`,
            }}
          >
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" style={{ ...place(scene, box), overflow: 'visible' }}>
              <path d={`M3 4H101V${98 + 3 * lift}Q60 ${100 + 2 * lift} 3 ${100 + 4 * lift}Z`} fill={tone(palette.background, '#000000', 0.6)} opacity={0.16} />
              <path d={`M0 0H100V${100 - curl * 100}L${100 - curl * 110} 100H0Z`} fill={fill} />
              <path d={`M100 ${100 - curl * 100}L${100 - curl * 110} 100L${100 - curl * 96} ${100 - curl * 92}Z`} fill={tone(fill, '#000000', 0.2)} />
            </svg>
            <div style={{ ...place(scene, { x: box.x + box.width * 0.36, y: box.y - 16 * u, width: box.width * 0.28, height: 36 * u }), background: tone(fill, palette.background, 0.5), opacity: 0.85 }} />
            <TextBlock block={`items.${at}`} set={texts[at]!} box={lies ? { x: box.x + 2 * pad + art, y: box.y + pad, ...words } : { x: box.x + pad, y: box.y + pad + (pictured ? art + pad * 0.3 : 0), width: width - 2 * pad, height: height - 2 * pad - (pictured ? art + pad * 0.3 : 0) }} align={lies ? 'start' : 'center'} anchor="middle" color={ink} />
            {pictured ? <PartPicture drawing={scene.drawing(item.picture)!} box={{ x: box.x + (lies ? pad : (width - art) / 2), y: box.y + (lies ? (height - art) / 2 : pad * 0.9), width: art, height: art }} from={from} index={at} field={{ ground: fill, text: ink }} /> : null}
          </div>
          </Part>
        );
      })}
    </>
  ); // prettier-ignore
}
