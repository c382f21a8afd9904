import type { ReactNode } from 'react';
import { circle, Disc, Form, useColors } from './form.js';
import { Stars } from './outdoors.js';
import type { Rect } from '../scene-context/rect.js';
import { rowOf, waves, type Sight } from './stage.js';

/** Under water: light from above that wanders, weeds that sway, bubbles that rise. */
export function Deep({ sight }: { sight: Sight }): ReactNode {
  const { u, width, height, floor, time, along, fixed, rise, night } = sight;
  const { far, mid, near, light, prop } = useColors();
  const shafts = [0, 1, 2].map((at) => {
    const x = width * (0.16 + 0.32 * at) - along * 0.08 + 34 * u * Math.sin(time * 0.5 + at * 2);
    return `M${x} ${-10}h${(120 + 50 * at) * u}l${-180 * u} ${height}h${-(210 + 60 * at) * u}Z`;
  });
  return (
    <>
      <path d={shafts.join('')} fill={night ? light : '#ffffff'} opacity={night ? 0.16 : 0.4} />
      <Form d={waves(sight, floor - 130 * rise * u, { length: 1240 * u, swell: 70 * rise * u, shift: along * 0.25 })} fill={far} />
      {rowOf(sight, 190 * u, 0.5).map(({ index, x }) => {
        if (fixed(`weed${index}`) < 0.36) return null;
        const h = (170 + 230 * fixed(`high${index}`)) * Math.sqrt(rise) * u;
        const y = floor + 10 * u;
        const bend = 46 * u * Math.sin(time * 0.9 + index * 1.3);
        const w = 26 * u;
        return <Form key={index} d={`M${x - w} ${y}C${x - w * 1.6} ${y - h * 0.4} ${x + bend - w} ${y - h * 0.6} ${x + bend} ${y - h}C${x + bend + w} ${y - h * 0.5} ${x + w * 0.4} ${y - h * 0.3} ${x + w} ${y}Z`} fill={mid} />;
      })}
      <Form d={waves(sight, floor - 30 * u, { length: 980 * u, swell: 26 * u, shift: along * 0.8 })} fill={near} />
      <path d={Array.from({ length: 11 }, (_, at) => {
        const way = (fixed(`bubble${at}`) + time / (6 + 5 * fixed(`speed${at}`))) % 1;
        return circle(width * fixed(`at${at}`) + 22 * u * Math.sin(time * 1.4 + at), floor * (1 - way), (7 + 16 * fixed(`r${at}`)) * u);
      }).join('')} fill="none" stroke={prop} strokeWidth={3.5 * u} opacity={0.7} />
    </>
  ); // prettier-ignore
}

/** Stars, a ringed planet, and the rim of a moon on which things stand. */
export function Space({ sight }: { sight: Sight }): ReactNode {
  const { u, width, height, floor, time, along, wide, freeOf } = sight;
  const { far, mid, near, prop } = useColors();
  const planets = (
    [
      [wide ? 0.7 : 0.72, 0.2, 120],
      [0.5, 0.16, 96],
      [0.14, 0.14, 96],
      [0.92, 0.1, 56],
      [0.5, 0.06, 44],
    ] as const
  ).map(([at, high, r]) => ({ x: width * at - along * 0.05, y: height * high, r: r * u }));
  const planet = freeOf(
    planets.map((one) => ({ x: one.x - 1.7 * one.r, y: one.y - one.r, width: 3.4 * one.r, height: 2 * one.r, one })),
  )?.one;
  const rim = width * (wide ? 1.5 : 2.1);
  return (
    <>
      <Stars sight={sight} count={72} />
      {planet ? (
        <>
          <Disc {...planet} fill={mid} />
          <ellipse cx={planet.x} cy={planet.y} rx={planet.r * 1.7} ry={planet.r * 0.38} fill="none" stroke={prop} strokeWidth={0.12 * planet.r} transform={`rotate(${-16 + 2 * Math.sin(time * 0.5)} ${planet.x} ${planet.y})`} />
        </>
      ) : null}
      <Disc x={width / 2 - along * 0.2} y={floor + rim - 120 * u} r={rim} fill={far} />
      <Disc x={width / 2 + 200 * u - along * 0.4} y={floor + rim - 36 * u} r={rim} fill={near} />
      <path d={[0, 1, 2, 3, 4].map((at) => `M${width * (0.08 + 0.22 * at) - along * 0.4} ${floor + (46 + 30 * (at % 2)) * u}a60 16 0 1 0 ${90 * u} 0a60 16 0 1 0 ${-90 * u} 0Z`).join('')} fill={mid} opacity={0.6} />
    </>
  ); // prettier-ignore
}

/** A room with a table: a window with what is outside, a shelf, light that falls in; of these what lies behind nothing else. */
export function Table({ sight }: { sight: Sight }): ReactNode {
  const { u, width, height, floor, time, along, wide, fixed, words, freeOf } = sight;
  const { far, near, light, prop } = useColors();
  const edge = floor - 54 * u;
  const w = (wide ? 300 : 250) * u;
  const drift = along * (wide ? 0.16 : 0.03);
  // Where words stand over the picture the wall is free behind them.
  const top = wide ? edge * 0.12 : edge - w * 1.16 - 150 * u;
  const places = (wide ? [0.6, 0.74, 0.08, 0.4] : [0.1, 0.66, 0.4]).map((share) => ({ x: Math.min(Math.max(width * share - drift, 40 * u), width - w - 40 * u), y: top, width: w, height: w * 1.2 })); // prettier-ignore
  const pane = freeOf(places);
  const shelf = edge * (wide ? 0.42 : 0.1);
  const left = pane?.x ?? width * 0.62 - drift;
  // Light falls on the table also where the window that it comes through is not seen.
  const wander = 26 * u * Math.sin(time * 0.5);
  return (
    <>
      {pane ? <Window sight={sight} at={pane} /> : null}
      {rowOf(sight, 980 * u, 0.16).map(({ index, x }) => {
        const box = { x, y: shelf - 160 * u, width: 400 * u, height: 180 * u };
        const crosses = pane !== undefined && x < pane.x + w + 40 * u && x + 440 * u > pane.x;
        if (crosses || (words !== null && !freeOf([box]))) return null;
        return <Form key={index} d={`M${x} ${shelf}h${400 * u}v${16 * u}h${-400 * u}Z` + [0, 1, 2, 3].map((at) => {
          const h = (70 + 70 * fixed(`jar${at}`)) * u;
          const from = x + (34 + 92 * at) * u;
          return `M${from} ${shelf}v${-h}q0 ${-14 * u} ${14 * u} ${-14 * u}h${36 * u}q${14 * u} 0 ${14 * u} ${14 * u}v${h}Z`;
        }).join('')} fill={far} />;
      })}
      <Form d={`M-4 ${edge}H${width + 4}V${height + 4}H-4Z`} fill={near} />
      <path d={`M${left + w * 0.1 + wander} ${edge}l${-w * 0.5} ${height - edge}h${w * 1.3}l${-w * 0.1} ${edge - height}Z`} fill={light} opacity={0.35} />
      <path d={`M0 ${edge}H${width}v${14 * u}H0Z`} fill={prop} opacity={0.7} />
    </>
  ); // prettier-ignore
}

/** A window with hills or the moon outside, and a plant on its sill that sways. */
function Window({ sight, at }: { sight: Sight; at: Rect }): ReactNode {
  const { u, time, night } = sight;
  const { far, mid, light, prop, sky } = useColors();
  const { x: left, y: top, width: w } = at;
  const branch = 3 * Math.sin(time * 0.9);
  return (
    <>
      <Form d={`M${left} ${top}h${w}v${w * 1.16}h${-w}Z`} fill={light} />
      {night ? <Disc x={left + w * 0.66} y={top + w * 0.3} r={w * 0.14} fill={sky} /> : <Form d={`M${left} ${top + w * 1.16}v${-w * 0.2}q${w * 0.3} ${-w * 0.26} ${w * 0.56} 0t${w * 0.44} 0v${w * 0.2}Z`} fill={far} />}
      <path d={`M${left + w / 2} ${top}v${w * 1.16}M${left} ${top + w * 0.56}h${w}M${left - 14 * u} ${top + w * 1.16}h${w + 28 * u}`} stroke={mid} strokeWidth={12 * u} strokeLinecap="round" />
      <g transform={`rotate(${branch.toFixed(2)} ${left + w * 0.2} ${top + w * 1.14})`}>
        <Form d={`M${left + w * 0.12} ${top + w * 1.14}v${-w * 0.16}h${w * 0.16}v${w * 0.16}Z${circle(left + w * 0.2, top + w * 0.86, w * 0.11)}${circle(left + w * 0.1, top + w * 0.93, w * 0.07)}${circle(left + w * 0.3, top + w * 0.93, w * 0.07)}`} fill={prop} />
      </g>
    </>
  ); // prettier-ignore
}

/** A studio for one thing: a wall that runs into a floor, a light on it that wanders, behind the thing and never behind words. */
export function StudioStage({ sight }: { sight: Sight }): ReactNode {
  const { u, width, height, horizon, floor, time, along, words, thing: box } = sight;
  const { far, mid, near, light } = useColors();
  const wander = 30 * u * Math.sin(time * 0.45);
  const most = Math.min(width, height) * 0.42;
  const lit = box
    ? {
        x: box.x + box.width / 2 + wander * 0.4,
        y: box.y + box.height / 2,
        r: words ? Math.min(most, box.width * 0.5) : most,
      }
    : words
      ? null
      : { x: width * 0.62 - along * 0.1 + wander, y: horizon * 0.62, r: most };
  return (
    <>
      {lit ? <Form d={circle(lit.x, lit.y, lit.r)} fill={light} /> : null}
      <Form
        d={`M-4 ${horizon}Q${width / 2} ${horizon - 60 * u} ${width + 4} ${horizon}V${height + 4}H-4Z`}
        fill={far}
      />
      <Form d={waves(sight, floor - 20 * u, { length: 2300 * u, swell: 18 * u, shift: along * 0.5 })} fill={mid} />
      <path
        d={`M${0.2 * width + wander} ${height}l${0.12 * width} ${floor - height}h${0.36 * width}l${0.12 * width} ${height - floor}Z`}
        fill={light}
        opacity={lit ? 0 : 0.4}
      />
      <path d={`M0 ${height - 40 * u}H${width}V${height}H0Z`} fill={near} />
    </>
  );
}
