import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { f, type Film } from '../film.js';
import { Row } from '../row.js';
import { Rays, Sky } from '../sky.js';
import { isBehindWords } from '../word-air.js';

export function SkyOnly({ film }: { film: Film }): ReactNode {
  const { u, time, width, height, random } = film;
  const raised = { ...film, horizon: height * 1.02 };
  const birds = Array.from({ length: 7 }, (_, index) => {
    const x = ((random(`bx${index}`) * 0.5 + 0.1) * width + time * 46 * u) % (width * 1.2);
    const y = height * (0.3 + random(`by${index}`) * 0.26) + Math.sin(time + index) * 10 * u;
    const s = (14 + random(`bs${index}`) * 14) * u;
    if (isBehindWords(film.clear, x, y, s)) return '';
    const flap = Math.sin(time * 6 + index * 2) * 0.5 + 0.5;
    return `M${f(x - s)} ${f(y - s * flap * 0.7)}Q${f(x - s * 0.4)} ${f(y - s * 0.5)} ${f(x)} ${f(y)}Q${f(x + s * 0.4)} ${f(y - s * 0.5)} ${f(x + s)} ${f(y - s * flap * 0.7)}`;
  }).join('');
  return (
    <>
      <Sky film={raised} />
      <Rays film={raised} />
      <path d={birds} stroke={film.paint('#2a3346', 0.6)} strokeWidth={4.5 * u} fill="none" strokeLinecap="round" />
      <Row
        film={film}
        name="low"
        count={7}
        jitter={0.5}
        depth={0.7}
        each={({ x, r }) => (
          <ellipse
            cx={f(x + time * 9 * u)}
            cy={f(height * (1.0 + r * 0.06))}
            rx={(260 + r * 200) * u}
            ry={(90 + r * 60) * u}
            fill={tone(film.light.low, '#ffffff', film.light.night ? 0.08 : 0.5)}
            opacity={0.85}
          />
        )}
      />
    </>
  );
}
