import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { along, f, ground, lightOn, shadeOf, wave, type Film } from '../film.js';
import { Firs, Grass, Tree } from '../growth.js';
import { Rays, Sky } from '../sky.js';

/** A range of peaks with a lit and a shadowed side, and snow where it is high. */
export function Range(props: {
  film: Film;
  name: string;
  depth: number;
  foot: number;
  high: number;
  count: number;
  color: string;
  snow: boolean;
}): ReactNode {
  const { film, name, depth, foot, high, count, snow } = props;
  const color = film.paint(props.color, depth);
  const dark = film.paint(shadeOf(props.color, 0.42), Math.min(1, depth + 0.06));
  const white = film.paint('#f6fbff', Math.min(1, depth + 0.16));
  const peaks = along(film, name, count, 0.8).map((peak, index) => ({
    ...peak,
    h: high * (0.55 + peak.r * 0.45) * (index % 2 === 0 ? 1 : 0.76),
    w: (film.width / count) * (0.95 + film.random(`${peak.name}w`) * 0.55),
  }));
  const side = -film.side;
  const jag = (peak: (typeof peaks)[number], share: number, way: number): string => {
    const y = foot - peak.h * (1 - share);
    return `${f(peak.x + way * peak.w * share * (0.92 + film.random(`${peak.name}${share}${way}`) * 0.16))} ${f(y)}`;
  };
  return (
    <g transform={film.layer(depth)}>
      {peaks.map((peak) => {
        const top = `${f(peak.x)} ${f(foot - peak.h)}`;
        const cap = 0.3;
        return (
          <g key={peak.name}>
            <path
              d={`M${jag(peak, 1, -1)}L${jag(peak, 0.62, -1)}L${jag(peak, 0.3, -1)}L${top}L${jag(peak, 0.34, 1)}L${jag(peak, 0.66, 1)}L${jag(peak, 1, 1)}V${f(film.height * 1.2)}H${f(peak.x - peak.w)}Z`}
              fill={color}
            />
            <path
              d={`M${top}L${jag(peak, 0.34, side)}L${jag(peak, 0.66, side)}L${jag(peak, 1, side)}V${f(film.height * 1.1)}H${f(peak.x)}L${f(peak.x - side * peak.w * 0.08)} ${f(foot - peak.h * 0.3)}L${f(peak.x + side * peak.w * 0.14)} ${f(foot - peak.h * 0.48)}L${f(peak.x - side * peak.w * 0.03)} ${f(foot - peak.h * 0.72)}Z`}
              fill={dark}
              opacity={0.62}
            />
            {snow ? (
              <path
                d={`M${top}L${f(peak.x - peak.w * cap)} ${f(foot - peak.h * (1 - cap))}L${f(peak.x - peak.w * 0.17)} ${f(foot - peak.h * 0.74)}L${f(peak.x - peak.w * 0.1)} ${f(foot - peak.h * 0.63)}L${f(peak.x)} ${f(foot - peak.h * 0.76)}L${f(peak.x + peak.w * 0.12)} ${f(foot - peak.h * 0.62)}L${f(peak.x + peak.w * 0.18)} ${f(foot - peak.h * 0.74)}L${f(peak.x + peak.w * cap)} ${f(foot - peak.h * (1 - cap))}Z`}
                fill={white}
              />
            ) : null}
          </g>
        );
      })}
      <Mist film={film} name={name} y={foot - high * 0.34} height={high * 0.5} />
    </g>
  );
}

/** Air that thickens towards the foot of what is far. */
export function Mist(props: { film: Film; name: string; y: number; height: number; share?: number }): ReactNode {
  const { film, name, y, height, share = 0.75 } = props;
  const id = `mist${name}${film.tag}`;
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={film.light.haze} stopOpacity="0" />
          <stop offset="1" stopColor={film.light.haze} stopOpacity={share} />
        </linearGradient>
      </defs>
      <rect x={-film.width * 0.2} y={y} width={film.width * 1.4} height={height} fill={`url(#${id})`} />
    </>
  );
}

/** A plane of earth that begins at a height and grows richer in colour towards the viewer. */
export function Plane(props: {
  film: Film;
  name: string;
  depth: number;
  y: number;
  rise: number;
  color: string;
  scale?: number;
}): ReactNode {
  const { film, name, depth, y, rise, color, scale = 0.0016 } = props;
  const id = `plane${name}${film.tag}`;
  return (
    <g transform={film.layer(depth)}>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={y - rise} x2="0" y2={film.height * 1.05}>
          <stop offset="0" stopColor={film.paint(lightOn(color, 0.14), depth)} />
          <stop offset="1" stopColor={film.paint(shadeOf(color, 0.3), 1)} />
        </linearGradient>
      </defs>
      <path
        d={ground(film, (x) => y - rise * (0.5 + 0.5 * wave(film, name, (x / film.u) * scale, 2)))}
        fill={`url(#${id})`}
      />
    </g>
  );
}

export function Mountains({ film }: { film: Film }): ReactNode {
  const { horizon, height, u, plants, wide } = film;
  const foot = horizon + 40 * u;
  return (
    <>
      <Sky film={film} />
      <Range
        film={film}
        name="far"
        depth={0.12}
        foot={foot}
        high={height * (wide ? 0.44 : 0.3)}
        count={5}
        color="#7a8aa8"
        snow
      />
      <Range
        film={film}
        name="mid"
        depth={0.3}
        foot={foot + 20 * u}
        high={height * (wide ? 0.34 : 0.24)}
        count={4}
        color="#5d7389"
        snow={plants.snowy || true}
      />
      <Rays film={film} />
      <Hills
        film={film}
        name="h1"
        depth={0.45}
        y={horizon + 58 * u}
        color={plants.snowy ? '#d5e2ea' : '#5f8a66'}
        firs={30}
        size={64}
      />
      <Hills
        film={film}
        name="h2"
        depth={0.64}
        y={horizon + 130 * u}
        color={plants.snowy ? '#e3edf2' : plants.grass}
        firs={16}
        size={118}
      />
      <Plane film={film} name="near" depth={0.86} y={film.floor - 10 * u} rise={36 * u} color={plants.grass} />
    </>
  );
}

/** A wooded slope. */
function Hills(props: {
  film: Film;
  name: string;
  depth: number;
  y: number;
  color: string;
  firs: number;
  size: number;
}): ReactNode {
  const { film, name, depth, y, color, firs, size } = props;
  const heightAt = (x: number): number => y - (0.5 + 0.5 * wave(film, name, (x / film.u) * 0.0017, 2)) * 90 * film.u;
  const trees = along(film, `${name}fir`, firs, 0.9)
    .filter(({ name: id }) => film.random(`${id}keep`) > 0.28)
    .map(({ x, r }) => ({ x, y: heightAt(x) + 8 * film.u, size: size * film.u * (0.65 + r * 0.6) }));
  const id = `hill${name}${film.tag}`;
  return (
    <g transform={film.layer(depth)}>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={y - 90 * film.u} x2="0" y2={y + 200 * film.u}>
          <stop offset="0" stopColor={film.paint(color, depth)} />
          <stop offset="1" stopColor={film.paint(shadeOf(color, 0.14), depth * 0.75)} />
        </linearGradient>
      </defs>
      <Firs film={film} at={trees} color={film.paint(film.plants.fir, depth)} snow={film.plants.snowy} />
      <path d={ground(film, heightAt)} fill={`url(#${id})`} />
    </g>
  );
}

export function Forest({ film }: { film: Film }): ReactNode {
  const { horizon, u, plants, height } = film;
  const rows = [
    { depth: 0.15, y: horizon + 10 * u, size: 300, count: 17 },
    { depth: 0.32, y: horizon + 46 * u, size: 400, count: 13 },
    { depth: 0.5, y: horizon + 104 * u, size: 520, count: 9 },
  ];
  return (
    <>
      <Sky film={film} clouds={false} />
      {rows.map(({ depth, y, size, count }, index) => (
        <g key={depth}>
          <g transform={film.layer(depth)}>
            <Firs
              film={film}
              at={along(film, `row${index}`, count, 0.8).map(({ x, r }) => ({
                x,
                y: y + r * 20 * u,
                size: size * u * (0.75 + r * 0.5),
              }))}
              color={film.paint(plants.fir, depth)}
              snow={plants.snowy && index > 0}
            />
          </g>
          <Plane
            film={film}
            name={`forest${index}`}
            depth={depth + 0.04}
            y={y + 22 * u}
            rise={22 * u}
            color={plants.snowy ? '#e6eff4' : '#5c7f57'}
          />
        </g>
      ))}
      <Rays film={film} />
      <Plane
        film={film}
        name="clearing"
        depth={0.7}
        y={horizon + 170 * u}
        rise={30 * u}
        color={plants.snowy ? '#eef5f8' : plants.grass}
      />
      <g transform={film.layer(0.76)}>
        {along(film, 'leafy', 4, 0.5)
          .filter(({ x }) => Math.abs(x - film.width / 2) > film.width * 0.2)
          .map(({ x, r, name }) => (
            <Tree
              key={name}
              film={film}
              name={name}
              x={x}
              y={film.floor - 30 * u}
              size={(430 + r * 170) * u}
              color={film.paint(r > 0.5 ? plants.leaf : shadeOf(plants.leaf, 0.1))}
            />
          ))}
      </g>
      <g transform={film.layer(0.85)}>
        <Grass
          film={film}
          at={along(film, 'fern', 26, 0.9).map(({ x, r, name }) => ({
            x,
            y: film.floor + (r - 0.3) * 120 * u,
            size: (26 + r * 30) * u,
            name,
          }))}
          color={film.paint(plants.snowy ? '#b9cad3' : shadeOf(plants.leaf, 0.2))}
        />
      </g>
      <Mist film={film} name="floor" y={horizon - height * 0.06} height={height * 0.16} share={0.3} />
    </>
  );
}

export function Desert({ film }: { film: Film }): ReactNode {
  const { horizon, u, width } = film;
  const dune = (name: string, depth: number, y: number, rise: number, color: string): ReactNode => {
    const crest = (x: number): number =>
      y -
      rise * (0.5 + 0.5 * Math.sin((x / width) * 4.2 + film.random(name) * 6)) -
      wave(film, name, (x / u) * 0.0011, 2) * rise * 0.3;
    return (
      <g key={name} transform={film.layer(depth)}>
        <path d={ground(film, crest)} fill={film.paint(color, depth)} />
        <path
          d={ground(
            film,
            (x) => crest(x) + rise * (0.2 + 0.34 * Math.abs(Math.sin((x / width) * 3.1 + film.random(`${name}s`) * 6))),
          )}
          fill={film.paint(shadeOf(color, 0.24), depth)}
          opacity={0.75}
        />
      </g>
    );
  };
  return (
    <>
      <Sky film={film} />
      <Range
        film={film}
        name="mesa"
        depth={0.15}
        foot={horizon + 26 * u}
        high={film.height * 0.16}
        count={6}
        color="#b06f58"
        snow={false}
      />
      {dune('d1', 0.34, horizon + 60 * u, 74 * u, '#e0aa6c')}
      {dune('d2', 0.55, horizon + 140 * u, 96 * u, '#e6b06a')}
      <Rays film={film} />
      {dune('d3', 0.82, film.floor - 6 * u, 60 * u, '#eab76f')}
      <g transform={film.layer(0.72)}>
        {along(film, 'cactus', 4, 0.6)
          .filter(({ x }) => Math.abs(x - width / 2) > width * 0.17)
          .map(({ x, r, name }) => {
            const s = (120 + r * 90) * u;
            return (
              <path
                key={name}
                d={`M${f(x)} ${f(film.floor - 24 * u)}v${f(-s)}M${f(x)} ${f(film.floor - 24 * u - s * 0.36)}h${f(-s * 0.24)}v${f(-s * 0.3)}M${f(x)} ${f(film.floor - 24 * u - s * 0.26)}h${f(s * 0.24)}v${f(-s * 0.38)}`}
                stroke={film.paint('#4f7d5a', 0.9)}
                strokeWidth={f(s * 0.13)}
                strokeLinecap="round"
                strokeLinejoin="round"
                fill="none"
              />
            );
          })}
      </g>
    </>
  );
}

export function Meadow({ film }: { film: Film }): ReactNode {
  const { horizon, u, plants } = film;
  const flowers = film.shot.season === 'spring' || film.shot.season === 'summer';
  const snowy = plants.snowy;
  return (
    <>
      <Sky film={film} />
      <Hills
        film={film}
        name="m0"
        depth={0.16}
        y={horizon + 20 * u}
        color={snowy ? '#cfdde6' : '#7fa080'}
        firs={34}
        size={34}
      />
      <Plane
        film={film}
        name="m1"
        depth={0.3}
        y={horizon + 46 * u}
        rise={64 * u}
        color={snowy ? '#dce8ef' : tone(plants.grass, '#c9c06a', 0.25)}
      />
      <Rows film={film} />
      <Plane
        film={film}
        name="m2"
        depth={0.5}
        y={horizon + 110 * u}
        rise={70 * u}
        color={snowy ? '#e6eff4' : plants.grass}
      />
      <g transform={film.layer(0.52)}>
        {along(film, 'mt', 5, 0.7)
          .filter(({ x }) => Math.abs(x - film.width / 2) > film.width * 0.13)
          .map(({ x, r, name }) => (
            <Tree
              key={name}
              film={film}
              name={name}
              x={x}
              y={horizon + (94 + r * 20) * u}
              size={(150 + r * 110) * u}
              color={film.paint(r > 0.5 ? plants.leaf : plants.second, 0.62)}
              depth={0.62}
            />
          ))}
      </g>
      <Rays film={film} />
      <Plane
        film={film}
        name="m3"
        depth={0.8}
        y={film.floor - 40 * u}
        rise={44 * u}
        color={snowy ? '#f0f6f9' : lightOn(plants.grass, 0.1)}
      />
      <g transform={film.layer(0.9)}>
        <Grass
          film={film}
          at={along(film, 'gr', 40, 0.9).map(({ x, r, name }) => ({
            x,
            y: film.floor + (r - 0.25) * 130 * u,
            size: (20 + r * 24) * u,
            name,
          }))}
          color={film.paint(snowy ? '#c6d4dc' : shadeOf(plants.grass, 0.22))}
        />
        {flowers ? (
          <path
            d={along(film, 'fl', 46, 0.95)
              .map(({ x, r }) => `M${f(x)} ${f(film.floor + (r - 0.3) * 150 * u)}h0.01`)
              .join('')}
            stroke={film.paint('#fdf0b8')}
            strokeWidth={9 * u}
            strokeLinecap="round"
          />
        ) : null}
      </g>
    </>
  );
}

/** Furrows that run to the horizon. */
function Rows({ film }: { film: Film }): ReactNode {
  const { horizon, u, width } = film;
  if (film.plants.snowy) return null;
  const x0 = width * (film.side > 0 ? 0.3 : 0.7);
  const rows = Array.from({ length: 9 }, (_, index) => {
    const spread = (index - 4) * 150 * u;
    return `M${f(x0 + spread * 0.16)} ${f(horizon + 14 * u)}L${f(x0 + spread)} ${f(horizon + 110 * u)}`;
  });
  return (
    <g transform={film.layer(0.32)}>
      <path
        d={rows.join('')}
        stroke={film.paint(shadeOf(film.plants.grass, 0.2), 0.4)}
        strokeWidth={7 * u}
        opacity={0.5}
      />
    </g>
  );
}
