import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { along, f, ground, lightOn, shadeOf, wave, type Film } from '../film.js';
import { Rays, Sky, Stars } from '../sky.js';

export function SkyOnly({ film }: { film: Film }): ReactNode {
  const { u, time, width, height, random } = film;
  const raised = { ...film, horizon: height * 1.02 };
  const birds = Array.from({ length: 7 }, (_, index) => {
    const x = ((random(`bx${index}`) * 0.5 + 0.1) * width + time * 46 * u) % (width * 1.2);
    const y = height * (0.3 + random(`by${index}`) * 0.26) + Math.sin(time + index) * 10 * u;
    const s = (14 + random(`bs${index}`) * 14) * u;
    const flap = Math.sin(time * 6 + index * 2) * 0.5 + 0.5;
    return `M${f(x - s)} ${f(y - s * flap * 0.7)}Q${f(x - s * 0.4)} ${f(y - s * 0.5)} ${f(x)} ${f(y)}Q${f(x + s * 0.4)} ${f(y - s * 0.5)} ${f(x + s)} ${f(y - s * flap * 0.7)}`;
  }).join('');
  return (
    <>
      <Sky film={raised} />
      <Rays film={raised} />
      <path d={birds} stroke={film.paint('#2a3346', 0.6)} strokeWidth={4.5 * u} fill="none" strokeLinecap="round" />
      <g transform={film.layer(0.7)}>
        {along(film, 'low', 7, 0.5).map(({ x, r, name }) => (
          <ellipse
            key={name}
            cx={f(x + time * 9 * u)}
            cy={f(height * (1.0 + r * 0.06))}
            rx={(260 + r * 200) * u}
            ry={(90 + r * 60) * u}
            fill={tone(film.light.low, '#ffffff', film.light.night ? 0.08 : 0.5)}
            opacity={0.85}
          />
        ))}
      </g>
    </>
  );
}

/** Planets before the stars, and the ground of a moon under them. */
export function Space({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, random, time, side, floor } = film;
  const hue = Math.floor(random('hue') * 4);
  const planet = ['#d98a55', '#5f8fc9', '#7fb08a', '#b87fa8'][hue]!;
  const nebula = ['#6a3f9c', '#2f6f9c', '#9c3f6a', '#3f5f9c'][hue]!;
  const cx = width * (side > 0 ? 0.72 : 0.28);
  const cy = height * 0.36;
  const r = Math.min(width, height) * 0.27;
  return (
    <>
      <defs>
        <linearGradient id={`void${tag}`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#060818" />
          <stop offset="1" stopColor="#141b3c" />
        </linearGradient>
        <radialGradient id={`neb${tag}`}>
          <stop offset="0" stopColor={nebula} stopOpacity="0.62" />
          <stop offset="1" stopColor={nebula} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`orb${tag}`} cx={side > 0 ? 0.68 : 0.32} cy="0.32" r="0.78">
          <stop offset="0" stopColor={lightOn(planet, 0.5)} />
          <stop offset="0.5" stopColor={planet} />
          <stop offset="1" stopColor={shadeOf(planet, 0.86)} />
        </radialGradient>
        <radialGradient id={`halo${tag}`}>
          <stop offset="0.8" stopColor={planet} stopOpacity="0.4" />
          <stop offset="1" stopColor={planet} stopOpacity="0" />
        </radialGradient>
        <clipPath id={`disc${tag}`}>
          <circle cx={cx} cy={cy} r={r} />
        </clipPath>
      </defs>
      <rect width={width} height={height} fill={`url(#void${tag})`} />
      <g transform={film.layer(0.04)}>
        <ellipse cx={width * 0.34} cy={height * 0.3} rx={width * 0.5} ry={height * 0.42} fill={`url(#neb${tag})`} />
        <ellipse
          cx={width * 0.8}
          cy={height * 0.75}
          rx={width * 0.4}
          ry={height * 0.36}
          fill={`url(#neb${tag})`}
          opacity={0.6}
        />
      </g>
      <Stars film={film} all />
      <g transform={film.layer(0.2)}>
        <circle cx={cx} cy={cy} r={r * 1.24} fill={`url(#halo${tag})`} />
        <circle cx={cx} cy={cy} r={r} fill={`url(#orb${tag})`} />
        <g clipPath={`url(#disc${tag})`} opacity={0.24}>
          {[0, 1, 2, 3, 4].map((band) => (
            <ellipse
              key={band}
              cx={cx + Math.sin(time * 0.1 + band) * 30 * u}
              cy={cy - r + (band + 0.6) * r * 0.42}
              rx={r * (0.8 + random(`bd${band}`) * 0.6)}
              ry={r * (0.05 + random(`bh${band}`) * 0.07)}
              fill={band % 2 === 0 ? lightOn(planet, 0.6) : shadeOf(planet, 0.5)}
            />
          ))}
        </g>
        {hue === 0 || hue === 3 ? (
          <path
            d={`M${f(cx - r * 0.96)} ${f(cy + r * 0.2)}C${f(cx - r * 2.2)} ${f(cy + r * 0.85)} ${f(cx + r * 1.3)} ${f(cy + r * 0.5)} ${f(cx + r * 1.74)} ${f(cy - r * 0.42)}C${f(cx + r * 1.86)} ${f(cy - r * 0.72)} ${f(cx + r * 1.2)} ${f(cy - r * 0.56)} ${f(cx + r * 0.9)} ${f(cy - r * 0.42)}`}
            fill="none"
            stroke={lightOn(planet, 0.5)}
            strokeWidth={r * 0.085}
            opacity={0.75}
          />
        ) : null}
      </g>
      <g transform={film.layer(0.3)}>
        <circle
          cx={width * (side > 0 ? 0.24 : 0.76)}
          cy={height * 0.22}
          r={r * 0.24}
          fill={tone('#c7c9d6', '#141b3c', 0.2)}
        />
        <circle
          cx={width * (side > 0 ? 0.24 : 0.76) - side * r * 0.07}
          cy={height * 0.22 + r * 0.03}
          r={r * 0.23}
          fill="#141b3c"
          opacity={0.5}
        />
      </g>
      {film.shot.cast.length > 0 ? (
        <>
          <g transform={film.layer(0.5)}>
            <path
              d={ground(film, (x) => floor - 74 * u - wave(film, 'crag', (x / u) * 0.004, 3, true) * 60 * u)}
              fill="#454a6b"
            />
          </g>
          <g transform={film.layer(0.8)}>
            <path
              d={ground(film, (x) => floor - 26 * u - wave(film, 'moon', (x / u) * 0.0016, 2) * 22 * u)}
              fill="#8b8fae"
            />
            {along(film, 'crater', 8, 0.9).map(({ x, r: share, name }) => (
              <g key={name}>
                <ellipse
                  cx={f(x)}
                  cy={f(floor + (share * 0.9 + 0.15) * 90 * u)}
                  rx={(40 + share * 60) * u}
                  ry={(9 + share * 12) * u}
                  fill="#6f7396"
                />
                <ellipse
                  cx={f(x)}
                  cy={f(floor + (share * 0.9 + 0.15) * 90 * u + 4 * u)}
                  rx={(34 + share * 54) * u}
                  ry={(6 + share * 9) * u}
                  fill="#5d6186"
                />
              </g>
            ))}
          </g>
        </>
      ) : null}
    </>
  );
}

/** Bodies that float and join: an idea without a picture of its own. */
export function Matter({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, random, time, light } = film;
  const hues = [
    ['#12304a', '#2f8f9c', '#f2c46b'],
    ['#2c1f47', '#8a5fc0', '#f09a7a'],
    ['#14342f', '#4fae86', '#f3e08a'],
    ['#3a1f2e', '#d0617a', '#f6c98a'],
  ][Math.floor(random('hues') * 4)]!;
  const base = light.night ? shadeOf(hues[0]!, 0.35) : hues[0]!;
  const orbs = Array.from({ length: 16 }, (_, index) => {
    const depth = 0.15 + random(`od${index}`) * 0.85;
    return {
      depth,
      x: random(`ox${index}`) * width + Math.sin(time * 0.35 + index * 1.7) * 40 * u,
      y: random(`oy${index}`) * height + Math.cos(time * 0.3 + index * 2.3) * 34 * u,
      r: (26 + depth * 92 * (0.4 + random(`or${index}`))) * u,
      warm: random(`oc${index}`) > 0.62,
    };
  }).sort((a, b) => a.depth - b.depth);
  return (
    <>
      <defs>
        <radialGradient id={`mat${tag}`} cx="0.5" cy="0.45" r="0.8">
          <stop offset="0" stopColor={tone(base, hues[1]!, 0.5)} />
          <stop offset="1" stopColor={base} />
        </radialGradient>
        {[hues[1]!, hues[2]!].map((color, index) => (
          <radialGradient key={color} id={`orb${index}${tag}`} cx="0.36" cy="0.3" r="0.78">
            <stop offset="0" stopColor={lightOn(color, 0.7)} />
            <stop offset="0.45" stopColor={color} />
            <stop offset="1" stopColor={shadeOf(color, 0.55)} />
          </radialGradient>
        ))}
      </defs>
      <rect width={width} height={height} fill={`url(#mat${tag})`} />
      <g transform={film.layer(0.3)}>
        <path
          d={orbs
            .slice(0, 12)
            .map((orb, index) => {
              const other = orbs[(index + 3) % 12]!;
              return Math.hypot(orb.x - other.x, orb.y - other.y) < width * 0.42
                ? `M${f(orb.x)} ${f(orb.y)}Q${f((orb.x + other.x) / 2)} ${f((orb.y + other.y) / 2 - 60 * u)} ${f(other.x)} ${f(other.y)}`
                : '';
            })
            .join('')}
          stroke={lightOn(hues[1]!, 0.4)}
          strokeWidth={2.5 * u}
          fill="none"
          opacity={0.45}
        />
      </g>
      {orbs.map((orb, index) => (
        <g key={index} transform={film.layer(orb.depth)} opacity={0.35 + orb.depth * 0.65}>
          <circle cx={f(orb.x)} cy={f(orb.y)} r={f(orb.r)} fill={`url(#orb${orb.warm ? 1 : 0}${tag})`} />
        </g>
      ))}
    </>
  );
}

/** The dark hall in which figures stand: a floor of light lines that runs to the horizon. */
export function Hall({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, horizon, time, progress } = film;
  const glow = ['#3f7fd0', '#7a5fd0', '#2f9c93', '#c0607a'][Math.floor(film.random('glow') * 4)]!;
  const lines = Array.from({ length: 13 }, (_, index) => {
    const share = (((index + progress * 2) / 13) % 1) ** 2.4;
    return `M${f(-width * 0.2)} ${f(horizon + share * (height - horizon) * 1.2)}H${f(width * 1.2)}`;
  });
  return (
    <>
      <defs>
        <linearGradient id={`hall${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#070a18" />
          <stop offset="0.58" stopColor="#101a36" />
          <stop offset="0.62" stopColor={tone('#101a36', glow, 0.26)} />
          <stop offset="1" stopColor="#090d1e" />
        </linearGradient>
        <radialGradient id={`hglow${tag}`}>
          <stop offset="0" stopColor={glow} stopOpacity="0.4" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#hall${tag})`} />
      <Stars film={film} />
      <ellipse
        cx={width / 2}
        cy={horizon}
        rx={width * 0.62}
        ry={height * 0.3 + Math.sin(time * 0.7) * 10 * u}
        fill={`url(#hglow${tag})`}
      />
      <g transform={film.layer(0.5)} stroke={glow} fill="none" opacity={0.34}>
        <path d={lines.join('')} strokeWidth={1.6 * u} />
        <path
          d={Array.from(
            { length: 21 },
            (_, index) =>
              `M${f(width / 2 + (index - 10) * 40 * u)} ${f(horizon)}L${f(width / 2 + (index - 10) * 420 * u)} ${f(height * 1.2)}`,
          ).join('')}
          strokeWidth={1.6 * u}
        />
      </g>
    </>
  );
}
