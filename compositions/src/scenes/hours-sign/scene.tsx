import type { ReactNode } from 'react';
import { lifeSeconds } from '../../motion/life.js';
import { BesideText, setBeside } from '../../objects/beside.js';
import { boardFace, paperFace } from '../../objects/face.js';
import { ClockFace } from '../../objects/clock-face.js';
import { Backing, Sheet, Thing } from '../../objects/thing.js';
import { ValueRows } from '../../objects/value-rows.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** The sign in the door, on its cord from a hook; a clock goes beside it where there is room. */
export function HoursSignScene(): ReactNode {
  const scene = useScene<'hours-sign'>();
  const { content, u, shape, palette } = scene;
  const wide = shape === 'wide';
  const beside = setBeside(scene, content, 0.6);
  const { room } = beside;
  const dial = (wide ? 210 : 240) * u;
  const cord = dial * 0.82;
  const board = boardFace(palette);
  const height = Math.min(room.height - cord, content.rows.length * 220 * u + 120 * u);
  const box: Rect = { ...room, y: room.y + cord + (room.height - cord - height) / 2, height };
  const pad = Math.min(64 * u, height * 0.09);
  const area: Rect = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
  const face = paperFace(palette);
  return (
    <>
      <Backing box={box} share={1.15} />
      <BesideText beside={beside} />
      <Thing name="hours-sign" box={box} tilt={2.5}>
        <Cord box={box} from={box.y - cord * 0.4} />
        <Sheet box={box} face={board} radius={26} />
        <ValueRows rows={content.rows} area={area} face={board} path="rows" />
        <ClockFace box={{ x: box.x + (box.width - dial) / 2, y: box.y - cord, width: dial, height: dial }} face={face} rim={palette.accent} />
      </Thing>
    </>
  ); // prettier-ignore
}

/** The cord over its hook: its middle stirs with the draught. */
function Cord({ box, from }: { box: Rect; from: number }): ReactNode {
  const scene = useScene();
  const { palette, u } = scene;
  const stir = Math.sin(lifeSeconds(scene) * 1.7) * 7 * u;
  const middle = box.x + box.width / 2;
  return (
    <svg viewBox={`0 0 ${scene.width} ${scene.height}`} style={{ position: 'absolute', left: 0, top: 0, width: scene.width, height: scene.height, transform: scene.direction === 'rtl' ? 'scaleX(-1)' : undefined }}>
      <path
        d={`M${box.x + box.width * 0.16} ${box.y + 16 * u}Q${middle - box.width * 0.16} ${(box.y + from) / 2 + stir} ${middle} ${from}Q${middle + box.width * 0.16} ${(box.y + from) / 2 - stir} ${box.x + box.width * 0.84} ${box.y + 16 * u}`}
        fill="none"
        stroke={palette.text}
        strokeWidth={7 * u}
      />
    </svg>
  ); // prettier-ignore
}
