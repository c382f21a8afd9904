import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { along, f, lightOn, shadeOf, type Film } from '../film.js';
import { Tree } from '../growth.js';
import { Rays, Sky } from '../sky.js';
import { Mist, Plane } from './wild.js';

const facades = ['#b9785c', '#d9a066', '#8a9aa8', '#c98f7a', '#9fae9b', '#d8c3a0'] as const;

/** Towers in rows that follow each other into the haze, windows lit by the hour. */
export function City({ film }: { film: Film }): ReactNode {
  const { horizon, height, u, width, light } = film;
  const evening = light.night || film.shot.time === 'dusk';
  const rows = [
    { depth: 0.1, count: 20, high: 0.3, foot: horizon + 20 * u, color: '#7f93ab' },
    { depth: 0.26, count: 14, high: 0.38, foot: horizon + 60 * u, color: '#63788f' },
    { depth: 0.46, count: 9, high: 0.44, foot: horizon + 120 * u, color: '#4a5c74' },
  ];
  return (
    <>
      <Sky film={film} />
      {rows.map(({ depth, count, high, foot, color }, row) => (
        <g key={depth} transform={film.layer(depth)}>
          {along(film, `row${row}`, count, 0.35).map(({ x, r, name }) => {
            const w = (width / count) * (0.7 + r * 0.5);
            const h = height * high * (0.42 + film.random(`${name}h`) * 0.62);
            return (
              <Tower
                key={name}
                film={film}
                name={name}
                x={x - w / 2}
                foot={foot}
                w={w}
                h={h}
                color={film.paint(tone(color, facades[Math.floor(r * facades.length)]!, 0.22), depth)}
                lit={evening}
                depth={depth}
              />
            );
          })}
          <Mist film={film} name={`city${row}`} y={foot - height * 0.16} height={height * 0.2} share={0.62} />
        </g>
      ))}
      <Rays film={film} />
      <Plane
        film={film}
        name="park"
        depth={0.62}
        y={horizon + 150 * u}
        rise={24 * u}
        color={film.plants.snowy ? '#e2ebf0' : '#5d7f5c'}
      />
      <g transform={film.layer(0.66)}>
        {along(film, 'park', 9, 0.7).map(({ x, r, name }) => (
          <Tree
            key={name}
            film={film}
            name={name}
            x={x}
            y={horizon + 168 * u}
            size={(100 + r * 70) * u}
            color={film.paint(film.plants.leaf, 0.8)}
            depth={0.8}
          />
        ))}
      </g>
      <g transform={film.layer(0.82)}>
        <rect
          x={-width * 0.2}
          y={film.floor - 56 * u}
          width={width * 1.4}
          height={height}
          fill={film.paint('#b7b2ab')}
        />
        <rect
          x={-width * 0.2}
          y={film.floor - 64 * u}
          width={width * 1.4}
          height={10 * u}
          fill={film.paint('#d8d3ca')}
        />
        <path
          d={along(film, 'joint', 13, 0)
            .map(({ x }) => `M${f(x)} ${f(film.floor - 54 * u)}L${f(x + (x - width / 2) * 0.5)} ${f(height * 1.1)}`)
            .join('')}
          stroke={film.paint('#8f8a84')}
          strokeWidth={2 * u}
          opacity={0.5}
        />
      </g>
    </>
  );
}

function Tower(props: {
  film: Film;
  name: string;
  x: number;
  foot: number;
  w: number;
  h: number;
  color: string;
  lit: boolean;
  depth: number;
}): ReactNode {
  const { film, name, x, foot, w, h, color, lit, depth } = props;
  const { u, side, random } = film;
  const kind = random(`${name}k`);
  const top = foot - h;
  let on = '';
  let off = '';
  const cols = Math.max(2, Math.round(w / (30 * u)));
  const lines = Math.max(3, Math.round(h / (38 * u)));
  for (let col = 0; col < cols; col++)
    for (let line = 0; line < lines; line++) {
      const cell = `M${f(x + ((col + 0.28) / cols) * w)} ${f(top + ((line + 0.4) / (lines + 0.6)) * h)}h${f((w / cols) * 0.44)}v${f((h / lines) * 0.46)}h${f((-w / cols) * 0.44)}Z`;
      if (random(`${name}w${col}:${line}`) < (lit ? 0.5 : 0.16)) on += cell;
      else off += cell;
    }
  return (
    <>
      {kind > 0.7 ? (
        <path d={`M${f(x + w / 2)} ${f(top - h * 0.16)}V${f(top)}`} stroke={color} strokeWidth={4 * u} />
      ) : null}
      <path
        d={
          kind < 0.25
            ? `M${f(x)} ${f(foot + 400 * u)}V${f(top + w * 0.3)}L${f(x + w)} ${f(top)}V${f(foot + 400 * u)}Z`
            : `M${f(x)} ${f(foot + 400 * u)}V${f(top)}h${f(w)}V${f(foot + 400 * u)}Z`
        }
        fill={color}
      />
      <path d={off} fill={shadeOf(color, 0.22)} opacity={0.6} />
      <path d={on} fill={lit ? '#ffd88c' : lightOn(color, 0.5)} opacity={lit ? 0.4 + depth : 0.6} />
      <rect
        x={side > 0 ? x : x + w * 0.7}
        y={kind < 0.25 ? top + w * 0.3 : top}
        width={w * 0.3}
        height={h + 400 * u}
        fill={shadeOf(color, 0.5)}
        opacity={0.22}
      />
    </>
  );
}

/** Fronts of houses along a pavement, with awnings, doors, lamps and trees. */
export function Street({ film }: { film: Film }): ReactNode {
  const { height, width, u, floor, light } = film;
  const evening = light.night || film.shot.time === 'dusk';
  const foot = floor - 84 * u;
  return (
    <>
      <Sky film={film} />
      <g transform={film.layer(0.2)}>
        {along(film, 'behind', 12, 0.3).map(({ x, r, name }) => {
          const w = (width / 12) * (0.8 + r * 0.5);
          return (
            <Tower
              key={name}
              film={film}
              name={name}
              x={x - w / 2}
              foot={foot}
              w={w}
              h={height * (0.4 + r * 0.26)}
              color={film.paint('#6f829a', 0.24)}
              lit={evening}
              depth={0.2}
            />
          );
        })}
      </g>
      <Rays film={film} />
      <g transform={film.layer(0.56)}>
        {along(film, 'front', film.wide ? 6 : 4, 0).map(({ x, r, name }, index) => (
          <House
            key={name}
            film={film}
            name={name}
            x={x}
            w={(width * 1.28) / (film.wide ? 6 : 4)}
            foot={foot}
            h={height * (0.4 + r * 0.14)}
            color={facades[(index + Math.floor(film.random('f') * 6)) % facades.length]!}
            lit={evening}
          />
        ))}
      </g>
      <g transform={film.layer(0.8)}>
        <rect
          x={-width * 0.2}
          y={foot}
          width={width * 1.4}
          height={height}
          fill={film.paint(film.plants.snowy ? '#e6ecef' : '#c4bcb2')}
        />
        <rect x={-width * 0.2} y={floor + 40 * u} width={width * 1.4} height={height} fill={film.paint('#5c5d68')} />
        <rect x={-width * 0.2} y={floor + 34 * u} width={width * 1.4} height={9 * u} fill={film.paint('#e2dcd2')} />
        <path
          d={along(film, 'dash', 8, 0)
            .map(({ x }) => `M${f(x)} ${f(height * 0.985)}h${f(90 * u)}`)
            .join('')}
          stroke={film.paint('#e9e2d2')}
          strokeWidth={8 * u}
          opacity={0.7}
        />
        {[0.12, 0.86].map((at) => (
          <Lamp key={at} film={film} x={width * at} y={floor - 30 * u} on={evening} />
        ))}
        <Tree
          film={film}
          name="st"
          x={width * (film.side > 0 ? 0.95 : 0.05)}
          y={floor - 20 * u}
          size={430 * u}
          color={film.paint(film.plants.leaf)}
        />
      </g>
    </>
  );
}

function House(props: {
  film: Film;
  name: string;
  x: number;
  w: number;
  foot: number;
  h: number;
  color: string;
  lit: boolean;
}): ReactNode {
  const { film, name, x, w, foot, h, color, lit } = props;
  const wall = film.paint(color, 0.74);
  const { u, random } = film;
  const left = x - w / 2;
  const glass = lit ? '#ffd88c' : film.paint('#9fc3d2', 0.74);
  const floors = 3;
  const cols = 3;
  const awning = film.paint(['#c2504a', '#3f7d74', '#d99a3c', '#4c6a9c'][Math.floor(random(`${name}a`) * 4)]!, 0.84);
  return (
    <>
      <rect x={left} y={foot - h} width={w + 1} height={h + 4} fill={wall} />
      <rect x={left - 4 * u} y={foot - h - 12 * u} width={w + 8 * u} height={20 * u} fill={shadeOf(wall, 0.24)} />
      <rect
        x={film.side > 0 ? left : left + w * 0.88}
        y={foot - h}
        width={w * 0.12}
        height={h}
        fill={shadeOf(wall, 0.5)}
        opacity={0.2}
      />
      {Array.from({ length: (floors - 1) * cols }, (_, index) => {
        const cx = left + ((index % cols) + 0.5) * (w / cols);
        const cy = foot - h + (Math.floor(index / cols) + 0.5) * ((h * 0.62) / (floors - 1));
        const on = !lit || random(`${name}${index}`) > 0.4;
        return (
          <g key={index}>
            <rect x={cx - w * 0.085} y={cy - h * 0.075} width={w * 0.17} height={h * 0.17} fill={lightOn(wall, 0.4)} />
            <rect
              x={cx - w * 0.068}
              y={cy - h * 0.06}
              width={w * 0.136}
              height={h * 0.14}
              fill={on ? glass : film.paint('#2c3a52', 0.8)}
            />
            <path d={`M${f(cx)} ${f(cy - h * 0.06)}v${f(h * 0.14)}`} stroke={lightOn(wall, 0.4)} strokeWidth={3 * u} />
          </g>
        );
      })}
      <rect x={left + w * 0.1} y={foot - h * 0.28} width={w * 0.5} height={h * 0.22} fill={glass} />
      <rect x={left + w * 0.68} y={foot - h * 0.28} width={w * 0.2} height={h * 0.28} fill={shadeOf(awning, 0.4)} />
      <path
        d={`M${f(left + w * 0.06)} ${f(foot - h * 0.34)}h${f(w * 0.86)}l${f(w * 0.03)} ${f(h * 0.09)}h${f(-w * 0.92)}Z`}
        fill={awning}
      />
      <path
        d={[0, 2, 4]
          .map(
            (at) =>
              `M${f(left + w * (0.06 + at * 0.15))} ${f(foot - h * 0.34)}h${f(w * 0.13)}l${f(w * 0.01)} ${f(h * 0.09)}h${f(-w * 0.14)}Z`,
          )
          .join('')}
        fill={lightOn(awning, 0.5)}
      />
    </>
  );
}

function Lamp({ film, x, y, on }: { film: Film; x: number; y: number; on: boolean }): ReactNode {
  const { u, tag } = film;
  const id = `lamp${Math.round(x)}${tag}`;
  return (
    <>
      {on ? (
        <>
          <defs>
            <radialGradient id={id}>
              <stop offset="0" stopColor="#ffe2a0" stopOpacity="0.75" />
              <stop offset="1" stopColor="#ffe2a0" stopOpacity="0" />
            </radialGradient>
          </defs>
          <circle cx={x} cy={y - 330 * u} r={190 * u} fill={`url(#${id})`} />
        </>
      ) : null}
      <path
        d={`M${f(x)} ${f(y)}V${f(y - 310 * u)}M${f(x - 16 * u)} ${f(y)}h${f(32 * u)}`}
        stroke={film.paint('#2d3242')}
        strokeWidth={9 * u}
        strokeLinecap="round"
      />
      <path
        d={`M${f(x - 18 * u)} ${f(y - 312 * u)}h${f(36 * u)}l${f(-8 * u)} ${f(-38 * u)}h${f(-20 * u)}Z`}
        fill={on ? '#fff0c4' : film.paint('#dfe4e6')}
      />
      <path
        d={`M${f(x - 20 * u)} ${f(y - 350 * u)}h${f(40 * u)}l${f(-20 * u)} ${f(-18 * u)}Z`}
        fill={film.paint('#2d3242')}
      />
    </>
  );
}

/** Gabled houses on a slope, with trees and a path. */
export function Village({ film }: { film: Film }): ReactNode {
  const { horizon, u, width, light, plants, height } = film;
  const evening = light.night || film.shot.time === 'dusk';
  const house = (x: number, y: number, s: number, name: string, depth: number): ReactNode => {
    const wall = film.paint(
      ['#efe0c8', '#e3c9a8', '#d9d5cb', '#e8bfa5'][Math.floor(film.random(`${name}c`) * 4)]!,
      depth,
    );
    const roof = film.paint(
      plants.snowy ? '#eff5f8' : ['#b0523f', '#8a4a3c', '#5f6b7d'][Math.floor(film.random(`${name}r`) * 3)]!,
      depth,
    );
    const glass = evening ? '#ffd483' : film.paint('#7f9fb3', depth);
    return (
      <g key={name} transform={`translate(${f(x)} ${f(y)}) scale(${s.toFixed(3)})`}>
        <rect x={-48} y={-56} width={96} height={60} fill={wall} />
        <rect x={film.side > 0 ? -48 : 12} y={-56} width={36} height={60} fill={shadeOf(wall, 0.5)} opacity={0.16} />
        <rect x={22} y={-112} width={13} height={34} fill={shadeOf(roof, 0.3)} />
        <path d="M-58 -52L-30 -100H30L58 -52Z" fill={roof} />
        <path
          d={film.side > 0 ? 'M-58 -52L-30 -100H-6L-26 -52Z' : 'M58 -52L30 -100H6L26 -52Z'}
          fill={shadeOf(roof, 0.4)}
          opacity={0.3}
        />
        <path d="M-36 -40h18v18h-18ZM18 -40h18v18h-18Z" fill={glass} />
        <path d="M-9 -34h18v38h-18Z" fill={film.paint('#6a4836', depth)} />
        {evening || plants.snowy ? (
          <path
            d={`M28 -114q${f(6 + Math.sin(film.time) * 3)} -14 -2 -26t4 -26`}
            stroke={film.paint('#f4f1ec', depth)}
            strokeWidth={7}
            opacity={0.36}
            fill="none"
            strokeLinecap="round"
          />
        ) : null}
      </g>
    );
  };
  const spots = [0.06, 0.2, 0.33, 0.67, 0.8, 0.94];
  return (
    <>
      <Sky film={film} />
      <Plane
        film={film}
        name="v0"
        depth={0.2}
        y={horizon + 30 * u}
        rise={110 * u}
        color={plants.snowy ? '#d3e0e8' : '#7d9c82'}
      />
      <g transform={film.layer(0.34)}>
        {spots.map((at, index) =>
          house(width * at, horizon + (30 + film.random(`vy${index}`) * 20) * u, 0.95 * u, `va${index}`, 0.42),
        )}
        {along(film, 'vt', 8, 0.8).map(({ x, r, name }) => (
          <Tree
            key={name}
            film={film}
            name={name}
            x={x}
            y={horizon + 44 * u}
            size={(100 + r * 60) * u}
            color={film.paint(plants.leaf, 0.44)}
            depth={0.44}
          />
        ))}
      </g>
      <Rays film={film} />
      <Plane
        film={film}
        name="v1"
        depth={0.55}
        y={horizon + 96 * u}
        rise={44 * u}
        color={plants.snowy ? '#e3ecf1' : plants.grass}
      />
      <g transform={film.layer(0.6)}>
        {house(width * (film.side > 0 ? 0.14 : 0.86), horizon + 118 * u, 2.1 * u, 'vb', 0.76)}
        {house(width * (film.side > 0 ? 0.9 : 0.1), horizon + 108 * u, 1.7 * u, 'vc', 0.72)}
        <Tree
          film={film}
          name="vd"
          x={width * (film.side > 0 ? 0.29 : 0.71)}
          y={horizon + 120 * u}
          size={300 * u}
          color={film.paint(plants.leaf, 0.78)}
          depth={0.78}
        />
      </g>
      <g transform={film.layer(0.72)}>
        <path
          d={`M${f(width * 0.47)} ${f(horizon + 96 * u)}Q${f(width * 0.62)} ${f(film.floor - 60 * u)} ${f(width * 0.24)} ${f(height * 1.15)}H${f(width * 0.86)}Q${f(width * 0.7)} ${f(film.floor - 70 * u)} ${f(width * 0.53)} ${f(horizon + 96 * u)}Z`}
          fill={film.paint(plants.snowy ? '#f7fafc' : '#dcc79f')}
          opacity={0.9}
        />
      </g>
    </>
  );
}
