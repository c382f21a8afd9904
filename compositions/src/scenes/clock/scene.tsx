import type { ReactNode } from 'react';
import { BesideText, setBeside } from '../../objects/beside.js';
import { ClockFace } from '../../objects/clock-face.js';
import { paperFace } from '../../objects/face.js';
import { Backing, fitted, Thing } from '../../objects/thing.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A clock whose hands run to the moment that is told; its thin hand goes on. */
export function ClockScene(): ReactNode {
  const scene = useScene<'clock'>();
  const { content, palette } = scene;
  const { time } = content;
  const said = content.title.includes(time) ? content.subtitle : [time, content.subtitle].filter(Boolean).join(' · ');
  const beside = setBeside(scene, { ...content, subtitle: said }, 0.46);
  const room = fitted(beside.room, 1, 1);
  const inset = room.width * 0.05;
  const box: Rect = { x: room.x + inset, y: room.y + inset, width: room.width - 2 * inset, height: room.height - 2 * inset }; // prettier-ignore
  const agrees = saysHour(scene);
  return (
    <>
      <Backing box={box} share={1.24} />
      <BesideText beside={beside} />
      <Thing name="clock" box={box} tilt={-4}>
        <ClockFace
          box={box}
          face={paperFace(palette)}
          rim={palette.accent}
          hour={agrees ? content.hour : undefined}
          minute={content.minute}
        />
      </Thing>
    </>
  );
}

/** Whether the words still name the hour of the dial: an edit of the words alone must not leave another moment shown. */
function saysHour({ content }: SceneState<'clock'>): boolean {
  const numbers = [...content.time.matchAll(/\p{Nd}+/gu)].map(([digits]) => Number([...digits].map((digit) => (/\d/u.test(digit) ? digit : String(digit.codePointAt(0)! & 15))).join(''))); // prettier-ignore
  return content.hour !== undefined && numbers.some((number) => number % 12 === content.hour! % 12);
}
