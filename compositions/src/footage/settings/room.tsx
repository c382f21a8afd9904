import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { f, type Film, lightOn, shadeOf } from '../film.js';
import { Desk, Lamp, Plant, Table } from '../furniture/on-the-floor.js';
import { Board, Curtains, Hearth, Shelf } from '../furniture/on-the-wall.js';
import { Clouds, Stars } from '../sky.js';

const walls = ['#c9b79c', '#a9bcae', '#c4a596', '#9fb0be'] as const;

/** A colour of the room in its light: lamps make it warm at night. */
const warmIn =
  ({ light }: Film) =>
  (color: string, share = 1): string =>
    light.night
      ? tone(tone(color, '#232040', 0.4), '#ffb566', 0.16 * share)
      : tone(color, light.ambient, light.ambientShare * 0.6);

export const wallOf = (film: Film): string =>
  warmIn(film)(film.shot.setting === 'office' ? '#d5d7d3' : walls[Math.floor(film.random('wall') * walls.length)]!);

/** A room: a wall with a window to the weather outside, its light on the floor, and what a home or a workplace has. */
export function Room({ film }: { film: Film }): ReactNode {
  const { width, height, u, floor, light, tag, side, random, shot } = film;
  const office = shot.setting === 'office';
  const dark = light.night;
  const warm = warmIn(film);
  const wall = wallOf(film);
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
