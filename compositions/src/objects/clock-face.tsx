import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { clamp, easeInOut, mix } from '../motion/curves.js';
import { lifeSeconds } from '../motion/life.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import type { Face } from './face.js';

/** A dial whose hands run to a moment and stay there; only the thin hand of the seconds goes on. */
export function ClockFace(props: {
  box: Rect;
  face: Face;
  rim: string;
  hour?: number | undefined;
  minute?: number | undefined;
}): ReactNode {
  // prettier-ignore
  const scene = useScene();
  const { box, face, rim, hour, minute = 0 } = props;
  const run = easeInOut(clamp((scene.frame + scene.at(6)) / scene.at(40)));
  const known = hour !== undefined;
  const minutes = mix((hour ?? 10) * 60 + minute - 95, (hour ?? 10) * 60 + minute, known ? run : 1);
  const second = Math.floor(lifeSeconds(scene) * 2) / 2;
  const hand = (turn: number, length: number, width: number, color: string): ReactNode => (
    <path d={`M50 ${50 + length * 0.18}L50 ${50 - length}`} stroke={color} strokeWidth={width} strokeLinecap="round" transform={`rotate(${turn} 50 50)`} />
  ); // prettier-ignore
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, box), overflow: 'visible' }}>
      <circle cx={51.5} cy={53} r={49} fill="#000000" opacity={0.12} />
      <circle cx={50} cy={50} r={48} fill={face.fill} stroke={rim} strokeWidth={5} />
      {Array.from({ length: 60 }, (_, at) => (
        <path
          key={at}
          d={`M50 6.5V${at % 15 === 0 ? 15 : at % 5 === 0 ? 12 : 8.5}`}
          stroke={at % 5 === 0 ? face.text : face.line}
          strokeWidth={at % 15 === 0 ? 2.4 : at % 5 === 0 ? 1.5 : 0.7}
          transform={`rotate(${at * 6} 50 50)`}
        />
      ))}
      {known ? hand(minutes * 0.5, 24, 4.2, face.text) : null}
      {known ? hand(minutes * 6, 36, 2.8, face.text) : null}
      {hand(second * 6, 40, 0.9, face.accent)}
      <circle cx={50} cy={50} r={3.2} fill={face.accent} />
    </svg>
  );
}
