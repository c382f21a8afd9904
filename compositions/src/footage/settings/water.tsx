import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { along, f, ground, lightOn, shadeOf, wave, type Film } from '../film.js';
import { Sky } from '../sky.js';
import { Range } from './wild.js';

/** Open water down to the foot of the picture: its colour, waves that shorten to the horizon, and the sun's road. */
export function Water({ film, from, to = film.height * 1.2 }: { film: Film; from: number; to?: number }): ReactNode {
  const { width, u, light, tag, time, random } = film;
  const deep = film.paint(light.night ? '#12305c' : '#1f6f92');
  const near = tone(deep, light.top, 0.25);
  const sunX = light.sunAt.x * width;
  let crests = '';
  let road = '';
  const rows = 26;
  for (let row = 0; row < rows; row++) {
    const share = (row / rows) ** 1.7;
    const y = from + 4 * u + share * (film.height * 1.1 - from);
    if (y > to) break;
    const long = (14 + share * 130) * u;
    const count = Math.max(4, Math.round(15 - share * 9));
    for (let index = 0; index < count; index++) {
      const drift =
        Math.sin(time * (0.5 + random(`ws${row}`) * 0.5) + random(`wp${row}${index}`) * 6.3) * (8 + share * 36) * u;
      const x = (random(`wx${row}:${index}`) * 1.3 - 0.15) * width + drift;
      const l = long * (0.5 + random(`wl${row}${index}`));
      const bend = (1.5 + share * 10) * u;
      crests += `M${f(x)} ${f(y)}q${f(l / 4)} ${f(-bend)} ${f(l / 2)} 0t${f(l / 2)} 0`;
    }
    if (light.sunShows) {
      for (let index = 0; index < 3; index++) {
        const spread = (20 + share * 190) * u;
        const x =
          sunX + (random(`rx${row}${index}`) - 0.5) * spread * 2 + Math.sin(time * 1.4 + row * 2 + index) * 10 * u;
        const l =
          long * (0.3 + random(`rl${row}${index}`) * 0.5) * (0.7 + 0.3 * Math.sin(time * 2.1 + row + index * 3));
        road += `M${f(x - l / 2)} ${f(y + 3 * u)}h${f(l)}`;
      }
    }
  }
  return (
    <>
      <defs>
        <linearGradient id={`water${tag}`} gradientUnits="userSpaceOnUse" x1="0" y1={from} x2="0" y2={film.height}>
          <stop offset="0" stopColor={tone(light.low, deep, 0.34)} />
          <stop offset="0.3" stopColor={tone(light.mid, deep, 0.66)} />
          <stop offset="1" stopColor={near} />
        </linearGradient>
      </defs>
      <rect x={-width * 0.2} y={from} width={width * 1.4} height={to - from} fill={`url(#water${tag})`} />
      <path
        d={crests}
        fill="none"
        stroke={lightOn(light.low, 0.3)}
        strokeWidth={2.6 * u}
        opacity={0.34}
        strokeLinecap="round"
      />
      <path d={road} stroke={light.sun} strokeWidth={5 * u} opacity={light.night ? 0.5 : 0.62} strokeLinecap="round" />
    </>
  );
}

export function Sea({ film }: { film: Film }): ReactNode {
  const { horizon, u } = film;
  return (
    <>
      <Sky film={film} />
      <Range
        film={film}
        name="isle"
        depth={0.08}
        foot={horizon + 4 * u}
        high={film.height * 0.1}
        count={5}
        color="#5f7f93"
        snow={false}
      />
      <g transform={film.layer(0.45)}>
        <Water film={film} from={horizon} />
      </g>
    </>
  );
}

/** A wave that passes before the figures. */
export function SwellBefore({ film }: { film: Film }): ReactNode {
  const { height, u, time, light } = film;
  const deep = tone(film.paint(light.night ? '#12305c' : '#1f6f92'), light.top, 0.25);
  const line = (at: number, high: number, speed: number) => (x: number) =>
    height * at -
    Math.sin(x / (230 * u) + time * speed) * high * u -
    Math.sin(x / (91 * u) - time * speed * 0.7) * high * 0.3 * u;
  return (
    <g transform={film.layer(0.95)}>
      <path d={ground(film, line(0.88, 15, 1.1), 40)} fill={lightOn(deep, 0.14)} opacity={0.9} />
      <path d={ground(film, line(0.94, 20, 1.35), 40)} fill={deep} />
    </g>
  );
}

export function Shore({ film }: { film: Film }): ReactNode {
  const { horizon, u, width, floor } = film;
  const sand = film.plants.snowy ? '#e4e6e6' : '#e9cf9f';
  const bank = (x: number): number => floor - 62 * u + Math.sin((x / width) * 3 + (film.side > 0 ? 0 : 2)) * 26 * u;
  const foam = Math.sin(film.time * 0.8) * 9 * u;
  return (
    <>
      <Sky film={film} />
      <Range
        film={film}
        name="cape"
        depth={0.1}
        foot={horizon + 6 * u}
        high={film.height * 0.14}
        count={4}
        color="#64808c"
        snow={false}
      />
      <g transform={film.layer(0.4)}>
        <Water film={film} from={horizon} />
      </g>
      <g transform={film.layer(0.3)}>
        <Headland film={film} />
      </g>
      <g transform={film.layer(0.8)}>
        <path d={ground(film, (x) => bank(x) - 16 * u - foam)} fill="#ffffff" opacity={0.55} />
        <path
          d={ground(film, (x) => bank(x) - 4 * u - foam * 0.4)}
          fill={film.paint(shadeOf(sand, 0.26))}
          opacity={0.7}
        />
        <path d={ground(film, bank)} fill={film.paint(sand)} />
        <path d={ground(film, (x) => bank(x) + 84 * u)} fill={film.paint(shadeOf(sand, 0.08))} />
        {along(film, 'stone', 12, 0.9).map(({ x, r, name }) => (
          <ellipse
            key={name}
            cx={f(x)}
            cy={f(floor + (r - 0.35) * 150 * u)}
            rx={(8 + r * 22) * u}
            ry={(5 + r * 10) * u}
            fill={film.paint('#8d8a86')}
            opacity={0.8}
          />
        ))}
      </g>
    </>
  );
}

/** A headland with a lighthouse on it, far out. */
function Headland({ film }: { film: Film }): ReactNode {
  const { horizon, u, width, side } = film;
  const x = side > 0 ? width * 0.16 : width * 0.84;
  const s = 0.78 * u;
  const way = side > 0 ? -1 : 1;
  const rock = film.paint('#5b6a66', 0.5);
  const white = film.paint('#f3efe6', 0.62);
  const red = film.paint('#c25048', 0.62);
  const y = horizon - 44 * u;
  return (
    <>
      <path
        d={`M${f(x - way * 150 * u)} ${f(horizon + 16 * u)}Q${f(x - way * 70 * u)} ${f(horizon - 16 * u)} ${f(x - way * 30 * u)} ${f(y)}Q${f(x + way * 140 * u)} ${f(y - 18 * u)} ${f(x + way * 520 * u)} ${f(y - 40 * u)}V${f(horizon + 16 * u)}Z`}
        fill={rock}
      />
      <g transform={`translate(${f(x)} ${f(y + 4 * u)}) scale(${f(s)})`}>
        <path d="M-17 0L-10 -128H10L17 0Z" fill={white} />
        <path d="M-15.4 -34L-13.6 -64H13.6L15.4 -34ZM-12 -92L-10.6 -118H10.6L12 -92Z" fill={red} />
        <rect x={-14} y={-133} width={28} height={5} fill={film.paint('#2b2a3a', 0.6)} />
        <rect x={-8} y={-150} width={16} height={17} fill="#ffe2a0" />
        <path d="M-11 -150Q0 -166 11 -150Z" fill={red} />
        {film.light.night || film.shot.time === 'dusk' ? (
          <path
            d={`M${-way * 8} -142L${-way * 620} ${f(-230 + Math.sin(film.time * 0.7) * 60)}V${f(-60 + Math.sin(film.time * 0.7) * 60)}Z`}
            fill="#ffe9b0"
            opacity={0.22}
          />
        ) : null}
      </g>
    </>
  );
}

export function Underwater({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, time, random, floor } = film;
  const night = film.light.night;
  const top = night ? '#0d3158' : '#39b2c9';
  const low = night ? '#041226' : '#0a3f63';
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
        {along(film, 'weed', 16, 0.9).map(({ x, r, name }) => {
          const h = (90 + r * 210) * u;
          const sway = Math.sin(time * 0.9 + r * 6) * 30 * u;
          return (
            <path
              key={name}
              d={`M${f(x)} ${f(floor + 30 * u)}q${f(20 * u)} ${f(-h * 0.5)} ${f(sway * 0.4)} ${f(-h * 0.7)}t${f(sway)} ${f(-h * 0.3)}q${f(6 * u)} ${f(h * 0.5)} ${f(22 * u - sway)} ${f(h)}Z`}
              fill={tone(r > 0.6 ? '#d1686a' : '#2f8f6b', low, 0.34)}
            />
          );
        })}
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
