import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { f, type Film, ground, wave } from '../film.js';
import { Row } from '../row.js';

/** The colours of the water at its surface and in its depth. */
export const waterOf = ({ light }: Film): { top: string; low: string } =>
  light.night ? { top: '#0d3158', low: '#041226' } : { top: '#39b2c9', low: '#0a3f63' };

export function Underwater({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, time, random, floor } = film;
  const { top, low } = waterOf(film);
  return (
    <>
      <defs>
        <linearGradient id={`deep${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="0.55" stopColor={tone(top, low, 0.62)} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
        <linearGradient id={`shaft${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e9fbff" stopOpacity="0.24" />
          <stop offset="1" stopColor="#e9fbff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#deep${tag})`} />
      <g transform={film.layer(0.1)}>
        {Array.from({ length: 7 }, (_, index) => {
          const x = (index / 6) * width * 1.1 - width * 0.05 + Math.sin(time * 0.5 + index) * 26 * u;
          const w = (34 + random(`sh${index}`) * 60) * u;
          return (
            <path
              key={index}
              d={`M${f(x)} ${f(-40 * u)}h${f(w)}L${f(x + w * 2.4 + 90 * u)} ${f(height * 0.9)}H${f(x + 10 * u)}Z`}
              fill={`url(#shaft${tag})`}
              opacity={0.4 + random(`so${index}`) * 0.5}
            />
          );
        })}
      </g>
      {[0.25, 0.45].map((depth, index) => (
        <g key={depth} transform={film.layer(depth)}>
          <path
            d={ground(
              film,
              (x) => height * (0.7 + index * 0.09) - wave(film, `reef${index}`, (x / u) * 0.0036, 3) * 90 * u,
            )}
            fill={tone(top, low, 0.62 + index * 0.16)}
          />
          <School
            film={film}
            name={`school${index}`}
            y={height * (0.3 + index * 0.2)}
            size={(16 + index * 10) * u}
            color={index === 0 ? '#bfe8ee' : '#f4b860'}
          />
        </g>
      ))}
      <g transform={film.layer(0.8)}>
        <path
          d={ground(film, (x) => floor - 20 * u - wave(film, 'sand', (x / u) * 0.002, 2) * 24 * u)}
          fill={tone('#c9b489', low, 0.42)}
        />
        <Row
          film={film}
          name="weed"
          count={16}
          jitter={0.9}
          each={({ x, r }) => {
            const h = (90 + r * 210) * u;
            const sway = Math.sin(time * 0.9 + r * 6) * 30 * u;
            return (
              <path
                d={`M${f(x)} ${f(floor + 30 * u)}q${f(20 * u)} ${f(-h * 0.5)} ${f(sway * 0.4)} ${f(-h * 0.7)}t${f(sway)} ${f(-h * 0.3)}q${f(6 * u)} ${f(h * 0.5)} ${f(22 * u - sway)} ${f(h)}Z`}
                fill={tone(r > 0.6 ? '#d1686a' : '#2f8f6b', low, 0.34)}
              />
            );
          }}
        />
      </g>
      <path
        d={Array.from({ length: 26 }, (_, index) => {
          const y =
            height * 1.05 -
            ((random(`by${index}`) * height + time * (40 + random(`bv${index}`) * 50) * u) % (height * 1.1));
          return `M${f(random(`bx${index}`) * width + Math.sin(time * 2 + index) * 8 * u)} ${f(y)}h0.01`;
        }).join('')}
        stroke="#d9f6fb"
        strokeWidth={9 * u}
        strokeLinecap="round"
        opacity={0.42}
      />
    </>
  );
}

function School(props: { film: Film; name: string; y: number; size: number; color: string }): ReactNode {
  const { film, name, y, size: s, color } = props;
  const { width, time, random } = film;
  const way = random(name) < 0.5 ? 1 : -1;
  const d = Array.from({ length: 9 }, (_, index) => {
    const id = `${name}${index}`;
    const travel = ((random(id) * 0.5 + 0.2) * width + way * time * 34 * film.u) % (width * 1.3);
    const x = travel + (random(`${id}x`) - 0.5) * width * 0.2;
    const at = y + (random(`${id}y`) - 0.5) * s * 9 + Math.sin(time * 2 + index) * s * 0.3;
    return `M${f(x - way * s)} ${f(at)}q${f(way * s)} ${f(-s * 0.7)} ${f(way * 2 * s)} 0q${f(-way * s)} ${f(s * 0.7)} ${f(-way * 2 * s)} 0l${f(-way * s * 0.7)} ${f(-s * 0.45)}v${f(s * 0.9)}Z`;
  }).join('');
  return <path d={d} fill={color} opacity={0.75} />;
}
