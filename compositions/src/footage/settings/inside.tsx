import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { f, lightOn, shadeOf, type Film } from '../film.js';
import { Clouds, Stars } from '../sky.js';

const walls = ['#c9b79c', '#a9bcae', '#c4a596', '#9fb0be'] as const;

/** A room: a wall with a window to the weather outside, its light on the floor, and what a home or a workplace has. */
export function Room({ film }: { film: Film }): ReactNode {
  const { width, height, u, floor, light, tag, side, random, shot } = film;
  const office = shot.setting === 'office';
  const dark = light.night;
  const warm = (color: string, share = 1): string =>
    dark
      ? tone(tone(color, '#232040', 0.4), '#ffb566', 0.16 * share)
      : tone(color, light.ambient, light.ambientShare * 0.6);
  const wall = warm(office ? '#d5d7d3' : walls[Math.floor(random('wall') * walls.length)]!);
  const base = floor - 118 * u;
  const win = office
    ? { x: width * (film.wide ? 0.26 : 0.12), y: height * 0.12, w: width * (film.wide ? 0.48 : 0.76), h: height * 0.4 }
    : {
        x: side > 0 ? width * 0.56 : width * (film.wide ? 0.18 : 0.14),
        y: height * 0.14,
        w: width * (film.wide ? 0.24 : 0.34),
        h: height * (film.wide ? 0.42 : 0.3),
      };
  const wood = warm(office ? '#a58c6d' : '#9c6b45');
  const frame = warm('#f3ece0');
  const clip = `win${tag}`;
  // Who sits by the fire needs one.
  const hearth = !office && /\b(?:fire|fireplace|hearth|feu|feuer|kamin|fuego|chimenea)\b/iu.test(shot.action);
  const far = side > 0 ? width * 0.2 : width * 0.8;
  return (
    <>
      <defs>
        <linearGradient id={`wall${tag}`} x1={side > 0 ? 1 : 0} y1="0" x2={side > 0 ? 0 : 1} y2="0.6">
          <stop offset="0" stopColor={lightOn(wall, dark ? 0.04 : 0.26)} />
          <stop offset="1" stopColor={shadeOf(wall, 0.24)} />
        </linearGradient>
        <linearGradient id={`out${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light.top} />
          <stop offset="1" stopColor={light.low} />
        </linearGradient>
        <linearGradient id={`beam${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light.sun} stopOpacity={dark ? 0.12 : 0.4} />
          <stop offset="1" stopColor={light.sun} stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`bulb${tag}`}>
          <stop offset="0" stopColor="#ffdf9e" stopOpacity="0.9" />
          <stop offset="0.3" stopColor="#ffc873" stopOpacity="0.36" />
          <stop offset="1" stopColor="#ffb14a" stopOpacity="0" />
        </radialGradient>
        <clipPath id={clip}>
          <rect x={win.x} y={win.y} width={win.w} height={win.h} />
        </clipPath>
      </defs>
      <g transform={film.layer(0.2)}>
        <rect x={-width * 0.2} y={-height * 0.2} width={width * 1.4} height={height * 1.4} fill={`url(#wall${tag})`} />
        {office ? null : (
          <path
            d={Array.from(
              { length: 22 },
              (_, i) => `M${f((i / 20) * width * 1.2 - width * 0.1)} ${f(-60 * u)}V${f(base)}`,
            ).join('')}
            stroke={lightOn(wall, 0.3)}
            strokeWidth={2 * u}
            opacity={0.16}
          />
        )}
        <g clipPath={`url(#${clip})`}>
          <rect x={win.x} y={win.y} width={win.w} height={win.h} fill={`url(#out${tag})`} />
          {dark ? <Stars film={film} /> : <Clouds film={film} />}
          {office ? (
            <path
              d={Array.from(
                { length: 11 },
                (_, i) =>
                  `M${f(win.x + (i / 11) * win.w)} ${f(win.y + win.h)}v${f(-win.h * (0.24 + random(`ob${i}`) * 0.5))}h${f(win.w / 13)}v${f(win.h)}Z`,
              ).join('')}
              fill={tone(film.paint('#63788f', 0.3), light.low, 0.2)}
            />
          ) : (
            <path
              d={`M${f(win.x)} ${f(win.y + win.h)}v${f(-win.h * 0.24)}q${f(win.w * 0.25)} ${f(-win.h * 0.2)} ${f(win.w * 0.55)} ${f(-win.h * 0.02)}t${f(win.w * 0.5)} ${f(-win.h * 0.04)}V${f(win.y + win.h)}Z`}
              fill={film.paint(film.plants.grass, 0.5)}
            />
          )}
        </g>
        <path
          d={`M${f(win.x)} ${f(win.y)}h${f(win.w)}v${f(win.h)}h${f(-win.w)}Z${(office ? [0.25, 0.5, 0.75] : [0.5]).map((at) => `M${f(win.x + win.w * at)} ${f(win.y)}v${f(win.h)}`).join('')}${office ? '' : `M${f(win.x)} ${f(win.y + win.h * 0.46)}h${f(win.w)}`}`}
          fill="none"
          stroke={frame}
          strokeWidth={13 * u}
        />
        <rect x={win.x - 24 * u} y={win.y + win.h} width={win.w + 48 * u} height={18 * u} fill={lightOn(frame, 0.2)} />
        {office ? null : <Curtains film={film} win={win} color={warm('#c4705c')} />}
        {office ? (
          <Board
            film={film}
            x={film.wide ? width * 0.82 : width * 0.7}
            y={film.wide ? height * 0.2 : height * 0.6}
            warm={warm}
          />
        ) : (
          <>
            {hearth ? <Hearth film={film} x={far} base={base} warm={warm} /> : null}
            <Shelf
              film={film}
              x={far}
              y={height * (hearth ? 0.18 : film.wide ? 0.3 : 0.58)}
              rows={hearth ? 1 : 2}
              warm={warm}
            />
          </>
        )}
      </g>
      <g transform={film.layer(0.55)}>
        <rect x={-width * 0.2} y={base} width={width * 1.4} height={height} fill={wood} />
        <rect x={-width * 0.2} y={base - 16 * u} width={width * 1.4} height={16 * u} fill={frame} />
        <path
          d={[-6, -4.4, -3, -1.8, -0.6, 0.6, 1.8, 3, 4.4, 6]
            .map((i) => `M${f(width / 2 + i * 150 * u)} ${f(base)}L${f(width / 2 + i * 330 * u)} ${f(height * 1.15)}`)
            .join('')}
          stroke={shadeOf(wood, 0.34)}
          strokeWidth={3 * u}
          opacity={0.4}
        />
        <path
          d={`M${f(win.x)} ${f(base)}h${f(win.w)}l${f(-side * width * 0.2 + win.w * 0.1)} ${f(height * 0.36)}h${f(-win.w * 1.2)}Z`}
          fill={light.sun}
          opacity={dark ? 0.08 : 0.26}
        />
        {office ? null : (
          <ellipse
            cx={width / 2}
            cy={floor + 30 * u}
            rx={width * 0.36}
            ry={64 * u}
            fill={warm('#8a4a4a')}
            opacity={0.8}
          />
        )}
        {office ? null : (
          <ellipse
            cx={width / 2}
            cy={floor + 30 * u}
            rx={width * 0.32}
            ry={54 * u}
            fill="none"
            stroke={warm('#e8c9a0')}
            strokeWidth={5 * u}
            opacity={0.8}
          />
        )}
      </g>
      <path
        d={`M${f(win.x)} ${f(win.y)}h${f(win.w)}L${f(win.x + win.w - side * width * 0.16)} ${f(height)}h${f(-win.w * 1.4)}Z`}
        fill={`url(#beam${tag})`}
        opacity={0.6}
      />
      <g transform={film.layer(0.7)}>
        {office ? <Desk film={film} warm={warm} /> : <Table film={film} warm={warm} />}
        <Plant film={film} x={width * (side > 0 ? 0.93 : 0.07)} y={floor + 4 * u} />
        <Lamp
          film={film}
          x={width * (side > 0 ? 0.07 : 0.93)}
          y={floor}
          on={dark || shot.time === 'dusk'}
          warm={warm}
        />
      </g>
    </>
  );
}

type Warm = (color: string, share?: number) => string;

function Curtains({
  film,
  win,
  color,
}: {
  film: Film;
  win: { x: number; y: number; w: number; h: number };
  color: string;
}): ReactNode {
  const { u, time } = film;
  const one = (x: number, way: number): string => {
    const sway = Math.sin(time * 0.8) * 5 * u;
    return `M${f(x)} ${f(win.y - 26 * u)}h${f(way * 92 * u)}q${f(-way * 14 * u)} ${f(win.h * 0.5)} ${f(-way * 46 * u + sway)} ${f(win.h + 90 * u)}h${f(-way * 62 * u)}Z`;
  };
  return (
    <>
      <path d={one(win.x - 34 * u, 1) + one(win.x + win.w + 34 * u, -1)} fill={color} />
      <path
        d={`M${f(win.x + 8 * u)} ${f(win.y - 20 * u)}v${f(win.h + 80 * u)}M${f(win.x - 12 * u)} ${f(win.y - 20 * u)}v${f(win.h + 80 * u)}M${f(win.x + win.w - 4 * u)} ${f(win.y - 20 * u)}v${f(win.h + 80 * u)}`}
        stroke={shadeOf(color, 0.3)}
        strokeWidth={4 * u}
        opacity={0.4}
      />
      <path
        d={`M${f(win.x - 70 * u)} ${f(win.y - 26 * u)}h${f(win.w + 140 * u)}`}
        stroke={shadeOf(color, 0.6)}
        strokeWidth={10 * u}
        strokeLinecap="round"
      />
    </>
  );
}

function Shelf(props: { film: Film; x: number; y: number; rows: number; warm: Warm }): ReactNode {
  const { film, x, y, rows, warm } = props;
  const { u, random } = film;
  const w = 340 * u;
  const tones = ['#b8523f', '#3f6f7d', '#d9a441', '#6d7f52', '#8a5a7a', '#e6dcc8'];
  return (
    <>
      {Array.from({ length: rows }, (_, row) => {
        let at = x - w / 2 + 14 * u;
        return (
          <g key={row}>
            {Array.from({ length: 12 }, (_, index) => {
              const id = `bk${row}${index}`;
              const bw = (14 + random(id) * 14) * u;
              const bh = (70 + random(`${id}h`) * 46) * u;
              if (random(`${id}g`) < 0.2) {
                at += bw;
                return null;
              }
              const book = (
                <rect
                  key={id}
                  x={at}
                  y={y + row * 170 * u - bh}
                  width={bw}
                  height={bh}
                  rx={2 * u}
                  fill={warm(tones[Math.floor(random(`${id}c`) * tones.length)]!)}
                />
              );
              at += bw + 2 * u;
              return at < x + w / 2 - 26 * u ? book : null;
            })}
            <rect x={x - w / 2} y={y + row * 170 * u} width={w} height={13 * u} fill={warm('#6d472e')} />
          </g>
        );
      })}
    </>
  );
}

/** A fireplace that burns, with its glow on the wall. */
function Hearth({ film, x, base, warm }: { film: Film; x: number; base: number; warm: Warm }): ReactNode {
  const { u, time, tag } = film;
  const stone = warm('#8d8379');
  const flame = (dx: number, h: number, w: number, phase: number): string => {
    const lean = Math.sin(time * 5 + phase) * 12 * u;
    const tall = h * u * (0.86 + Math.sin(time * 7.3 + phase * 2) * 0.14);
    const [cx, y] = [x + dx * u, base - 34 * u];
    return `M${f(cx - w * u)} ${f(y)}Q${f(cx - w * u)} ${f(y - tall * 0.5)} ${f(cx + lean)} ${f(y - tall)}Q${f(cx + w * u)} ${f(y - tall * 0.5)} ${f(cx + w * u)} ${f(y)}Z`;
  };
  return (
    <>
      <circle
        cx={x}
        cy={base - 90 * u}
        r={(470 + Math.sin(time * 6) * 14) * u}
        fill={`url(#bulb${tag})`}
        opacity={0.85}
      />
      <path d={`M${f(x - 190 * u)} ${f(base)}v${f(-300 * u)}h${f(380 * u)}v${f(300 * u)}Z`} fill={stone} />
      <rect x={x - 220 * u} y={base - 326 * u} width={440 * u} height={34 * u} rx={6 * u} fill={warm('#6d472e')} />
      <path
        d={`M${f(x - 128 * u)} ${f(base)}v${f(-150 * u)}q${f(128 * u)} ${f(-110 * u)} ${f(256 * u)} 0v${f(150 * u)}Z`}
        fill="#2a1712"
      />
      <path d={flame(-48, 130, 40, 0) + flame(46, 120, 40, 2) + flame(0, 180, 52, 4)} fill="#f2762e" />
      <path d={flame(-26, 84, 26, 1) + flame(28, 90, 26, 3)} fill="#ffc24d" />
      <path d={flame(0, 64, 20, 5)} fill="#fff0b8" />
      <path
        d={`M${f(x - 96 * u)} ${f(base - 16 * u)}L${f(x + 92 * u)} ${f(base - 34 * u)}M${f(x - 92 * u)} ${f(base - 36 * u)}L${f(x + 96 * u)} ${f(base - 14 * u)}`}
        stroke="#5a3826"
        strokeWidth={22 * u}
        strokeLinecap="round"
      />
    </>
  );
}

function Board({ film, x, y, warm }: { film: Film; x: number; y: number; warm: Warm }): ReactNode {
  const { u, random } = film;
  const w = 250 * u;
  return (
    <>
      <rect
        x={x - w / 2}
        y={y}
        width={w}
        height={180 * u}
        rx={6 * u}
        fill={warm('#f6f5f0')}
        stroke={warm('#9aa0a4')}
        strokeWidth={6 * u}
      />
      {Array.from({ length: 9 }, (_, i) => (
        <rect
          key={i}
          x={x - w / 2 + (22 + (i % 3) * 74) * u}
          y={y + (18 + Math.floor(i / 3) * 52) * u}
          width={56 * u}
          height={40 * u}
          fill={warm(['#f2c94c', '#8fc3b0', '#e58f7a'][Math.floor(random(`n${i}`) * 3)]!)}
          opacity={random(`s${i}`) < 0.8 ? 1 : 0}
        />
      ))}
    </>
  );
}

function Table({ film, warm }: { film: Film; warm: Warm }): ReactNode {
  const { width, u, floor, side } = film;
  const x = width * (side > 0 ? 0.76 : 0.24);
  const top = floor - 220 * u;
  const wood = warm('#7a5236');
  return (
    <>
      <path
        d={`M${f(x - 150 * u)} ${f(top)}l${f(-14 * u)} ${f(224 * u)}M${f(x + 150 * u)} ${f(top)}l${f(14 * u)} ${f(224 * u)}`}
        stroke={shadeOf(wood, 0.25)}
        strokeWidth={18 * u}
        strokeLinecap="round"
      />
      <rect x={x - 190 * u} y={top - 14 * u} width={380 * u} height={26 * u} rx={8 * u} fill={wood} />
      <rect x={x - 190 * u} y={top - 14 * u} width={380 * u} height={9 * u} rx={4 * u} fill={lightOn(wood, 0.2)} />
      <path
        d={`M${f(x + 60 * u)} ${f(top - 14 * u)}h${f(56 * u)}l${f(-8 * u)} ${f(-62 * u)}h${f(-40 * u)}Z`}
        fill={warm('#e9e4d8')}
      />
      <path
        d={`M${f(x - 120 * u)} ${f(top - 16 * u)}h${f(110 * u)}v${f(-16 * u)}h${f(-96 * u)}v${f(-14 * u)}h${f(84 * u)}`}
        stroke={warm('#a34b3c')}
        strokeWidth={13 * u}
        fill="none"
      />
    </>
  );
}

function Desk({ film, warm }: { film: Film; warm: Warm }): ReactNode {
  const { width, u, floor, side } = film;
  const x = width * (side > 0 ? 0.76 : 0.24);
  const top = floor - 226 * u;
  const glow = film.time % 9;
  return (
    <>
      <path
        d={`M${f(x - 190 * u)} ${f(top)}v${f(230 * u)}M${f(x + 190 * u)} ${f(top)}v${f(230 * u)}`}
        stroke={warm('#6f747b')}
        strokeWidth={14 * u}
      />
      <rect x={x - 230 * u} y={top - 12 * u} width={460 * u} height={24 * u} rx={6 * u} fill={warm('#e8e2d6')} />
      <path
        d={`M${f(x - 14 * u)} ${f(top - 12 * u)}v${f(-50 * u)}h${f(28 * u)}v${f(50 * u)}Z`}
        fill={warm('#555b66')}
      />
      <rect x={x - 140 * u} y={top - 236 * u} width={280 * u} height={178 * u} rx={10 * u} fill={warm('#2b303b')} />
      <rect x={x - 128 * u} y={top - 224 * u} width={256 * u} height={154 * u} rx={4 * u} fill="#16324a" />
      <path
        d={[0, 1, 2, 3, 4]
          .map(
            (i) =>
              `M${f(x + (-100 + i * 48) * u)} ${f(top - 88 * u)}v${f(-(30 + ((i * 37) % 80) * Math.min(1, glow)) * u)}`,
          )
          .join('')}
        stroke="#63d2c6"
        strokeWidth={20 * u}
        opacity={0.9}
      />
      <rect x={x + 160 * u} y={top - 52 * u} width={34 * u} height={40 * u} rx={6 * u} fill={warm('#c2504a')} />
    </>
  );
}

function Plant({ film, x, y }: { film: Film; x: number; y: number }): ReactNode {
  const { u, time } = film;
  const green = film.light.night ? '#2f5a4c' : '#4d8a5c';
  return (
    <>
      {[-58, -34, -12, 10, 32, 56].map((a, i) => {
        const sway = Math.sin(time * 0.8 + i) * 2;
        return (
          <path
            key={a}
            transform={`rotate(${f(a + sway)} ${f(x)} ${f(y - 92 * u)})`}
            d={`M${f(x)} ${f(y - 92 * u)}q${f(-38 * u)} ${f(-110 * u)} 0 ${f(-230 * u)}q${f(38 * u)} ${f(110 * u)} 0 ${f(230 * u)}Z`}
            fill={i % 2 === 0 ? green : shadeOf(green, 0.22)}
          />
        );
      })}
      <path
        d={`M${f(x - 54 * u)} ${f(y - 100 * u)}h${f(108 * u)}l${f(-16 * u)} ${f(104 * u)}h${f(-76 * u)}Z`}
        fill={film.light.night ? '#6d5560' : '#cf8d6b'}
      />
    </>
  );
}

function Lamp({ film, x, y, on, warm }: { film: Film; x: number; y: number; on: boolean; warm: Warm }): ReactNode {
  const { u, tag } = film;
  return (
    <>
      {on ? <circle cx={x} cy={y - 440 * u} r={520 * u} fill={`url(#bulb${tag})`} /> : null}
      <path
        d={`M${f(x)} ${f(y)}v${f(-400 * u)}M${f(x - 44 * u)} ${f(y)}h${f(88 * u)}`}
        stroke={warm('#3a3542')}
        strokeWidth={11 * u}
        strokeLinecap="round"
      />
      <path
        d={`M${f(x - 46 * u)} ${f(y - 480 * u)}h${f(92 * u)}l${f(34 * u)} ${f(104 * u)}h${f(-160 * u)}Z`}
        fill={on ? '#ffe3a6' : warm('#ead9bd')}
      />
    </>
  );
}

/** A seamless studio: a round stage that turns under a cone of light. */
export function Studio({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, floor, time, light } = film;
  const tint = ['#3d4c66', '#5b4a63', '#3f5d5c', '#6a5245'][Math.floor(film.random('tint') * 4)]!;
  const back = light.night ? shadeOf(tint, 0.4) : tint;
  const y = floor - 30 * u;
  const rx = Math.min(width * 0.3, 430 * u);
  const turn = time * 24;
  return (
    <>
      <defs>
        <radialGradient id={`seam${tag}`} cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stopColor={lightOn(back, 0.52)} />
          <stop offset="0.55" stopColor={back} />
          <stop offset="1" stopColor={shadeOf(back, 0.62)} />
        </radialGradient>
        <linearGradient id={`cone${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff6e0" stopOpacity="0.4" />
          <stop offset="1" stopColor="#fff6e0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`drum${tag}`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor={shadeOf(back, 0.5)} />
          <stop offset="0.4" stopColor={lightOn(back, 0.3)} />
          <stop offset="1" stopColor={shadeOf(back, 0.6)} />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#seam${tag})`} />
      <path
        d={`M${f(width * 0.44)} ${f(-20 * u)}h${f(width * 0.12)}L${f(width * 0.5 + rx * 1.15)} ${f(y)}h${f(-rx * 2.3)}Z`}
        fill={`url(#cone${tag})`}
      />
      <g transform={film.layer(0.7)}>
        <ellipse cx={width / 2} cy={y + 110 * u} rx={rx * 1.34} ry={66 * u} fill="#0a0d1e" opacity={0.34} />
        <path
          d={`M${f(width / 2 - rx)} ${f(y)}v${f(84 * u)}a${f(rx)} ${f(rx * 0.17)} 0 0 0 ${f(2 * rx)} 0v${f(-84 * u)}Z`}
          fill={`url(#drum${tag})`}
        />
        <ellipse cx={width / 2} cy={y} rx={rx} ry={rx * 0.17} fill={lightOn(back, 0.42)} />
        <path
          d={Array.from({ length: 18 }, (_, index) => {
            const a = ((index / 18) * 360 + turn) * (Math.PI / 180);
            return `M${f(width / 2 + Math.cos(a) * rx * 0.9)} ${f(y + Math.sin(a) * rx * 0.153)}L${f(width / 2 + Math.cos(a) * rx * 0.97)} ${f(y + Math.sin(a) * rx * 0.165)}`;
          }).join('')}
          stroke={shadeOf(back, 0.4)}
          strokeWidth={5 * u}
          strokeLinecap="round"
        />
        <ellipse cx={width / 2} cy={y} rx={rx * 0.5} ry={rx * 0.075} fill="#0a0d1e" opacity={0.22} />
      </g>
    </>
  );
}
