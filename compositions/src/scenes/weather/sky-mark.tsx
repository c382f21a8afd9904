import type { Sky } from '@scenewright/core/outline';
import type { ReactNode } from 'react';
import { ink } from '../../charting/shades.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds, turnedBy } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';

/** A sky in a square of radius `r` around (x, y), which goes on while it is seen: rays turn, clouds drift, drops fall. */
export function SkyMark(props: {
  sky: Sky;
  x: number;
  y: number;
  r: number;
  phase: number;
  ground: string;
}): ReactNode {
  const scene = useScene();
  const { sky, x, y, r, phase, ground } = props;
  const seconds = lifeSeconds(scene) + phase;
  const cloud = tone(ground, scene.palette.text, 0.34);
  const sway = Math.sin(seconds * 1.1) * r * 0.06;
  const behind = sky === 'partly';
  const falls = sky === 'rain' || sky === 'storm' || sky === 'snow';
  const covered = sky !== 'sun' && sky !== 'wind' && sky !== 'fog';
  return (
    <g transform={`translate(${x} ${y})`}>
      {sky === 'sun' || behind ? <Sun r={behind ? r * 0.56 : r * 0.78} x={behind ? r * 0.34 : 0} y={behind ? -r * 0.34 : 0} /> : null}
      {falls ? <Falling sky={sky} r={r} seconds={seconds} /> : null}
      {sky === 'storm' ? (
        <path d={`M${r * 0.1} ${r * 0.12}l${-r * 0.3} ${r * 0.46}h${r * 0.22}l${-r * 0.12} ${r * 0.4}l${r * 0.4} ${-r * 0.56}h${-r * 0.24}l${r * 0.16} ${-r * 0.3}z`} fill={scene.palette.accent} fillOpacity={seconds % 2.4 < 0.2 ? 0.25 : 1} />
      ) : null}
      {covered ? <path transform={`translate(${sway} ${behind ? r * 0.16 : falls ? -r * 0.2 : 0})`} d={cloudPath(r)} fill={cloud} /> : null}
      {sky === 'fog' || sky === 'wind'
        ? [-0.5, -0.16, 0.18, 0.52].map((at, row) => {
            const shift = Math.sin(seconds * 0.9 + row * 1.7) * r * 0.16;
            const length = r * (row % 2 === 0 ? 0.78 : 0.58);
            const curl = sky === 'wind' && row < 3 ? `c${r * 0.3} 0 ${r * 0.3} ${-r * 0.3} ${r * 0.06} ${-r * 0.3}` : '';
            return <path key={at} d={`M${shift - length} ${at * r}h${length * 1.6}${curl}`} fill="none" stroke={sky === 'wind' ? scene.palette.accent : cloud} strokeWidth={r * 0.13} strokeLinecap="round" />;
          })
        : null}
    </g>
  ); // prettier-ignore
}

function Sun(props: { r: number; x: number; y: number }): ReactNode {
  const scene = useScene();
  const { r, x, y } = props;
  const rays = Array.from({ length: 10 }, (_, at) => {
    const angle = (Math.PI * 2 * at) / 10;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${c * r * 0.78} ${s * r * 0.78}L${c * r * 1.08} ${s * r * 1.08}`;
  }).join('');
  return (
    <g transform={`translate(${x} ${y})`}>
      <path transform={`rotate(${turnedBy(scene, 16)})`} d={rays} stroke={scene.palette.accent} strokeWidth={r * 0.14} strokeLinecap="round" />
      <circle r={r * 0.56} fill={scene.palette.accent} />
    </g>
  ); // prettier-ignore
}

/** Drops or flakes that come out of the cloud and begin again. */
function Falling(props: { sky: Sky; r: number; seconds: number }): ReactNode {
  const scene = useScene();
  const { sky, r, seconds } = props;
  const isSnow = sky === 'snow';
  return [-0.5, -0.17, 0.16, 0.49].map((across, at) => {
    const way = (seconds * (isSnow ? 0.34 : 0.9) + at * 0.37) % 1;
    const [x, y] = [across * r - (isSnow ? Math.sin(way * 6 + at) * r * 0.06 : way * r * 0.12), r * (0.1 + way * 0.75)];
    const opacity = way > 0.8 ? (1 - way) * 5 : 1;
    return isSnow ? (
      <circle key={at} cx={x} cy={y} r={r * 0.085} fill={ink(scene, 0.6)} fillOpacity={opacity} />
    ) : (
      <path key={at} d={`M${x} ${y}l${-r * 0.05} ${r * 0.2}`} stroke={scene.palette.accent} strokeOpacity={opacity} strokeWidth={r * 0.09} strokeLinecap="round" />
    );
  }); // prettier-ignore
}

const cloudPath = (r: number): string =>
  `M${-r * 0.52} ${r * 0.4}a${r * 0.32} ${r * 0.32} 0 0 1 ${-r * 0.04} ${-r * 0.63}a${r * 0.44} ${r * 0.44} 0 0 1 ${r * 0.82} ${-r * 0.16}a${r * 0.38} ${r * 0.38} 0 0 1 ${r * 0.32} ${r * 0.79}z`;
