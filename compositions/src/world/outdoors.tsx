import type { ReactNode } from 'react';
import { circle, Disc, Form, useColors } from './form.js';
import { rowOf, waves, type Sight } from './stage.js';

/**
 * Where sun or moon stand: the sun low, the moon in a corner, and where words or a picture stand there elsewhere in the sky;
 * undefined where the sky has no room for them.
 */
export function lightIn({ width, height, u, night, horizon, wide, along, time, freeOf }: Sight): { x: number; y: number; r: number } | undefined {
  const [from, slow] = [along * 0.04, time * 2 * u];
  const low = horizon - 84 * u;
  const high = height * (wide ? 0.2 : 0.1);
  const places = night
    ? [[0.88, high, 84], [0.5, high, 84], [0.12, high, 84], [0.5, high, 56]] as const
    : [[wide ? 0.64 : 0.7, low, 150], [0.84, low, 130], [0.3, low, 130], [0.5, low, 110]] as const;
  const discs = places.map(([share, y, size]) => ({ x: width * share - from, y: y - slow, r: size * u }));
  // Its place is chosen where it begins: it does not go while it is seen.
  return freeOf(discs.map((disc) => ({ ...disc, x: disc.x - disc.r, y: disc.y + slow - disc.r, width: 2 * disc.r, height: 2 * disc.r, disc })))?.disc;
} // prettier-ignore

/** Sun or moon, stars by night, and clouds that pass. */
export function Heaven({ sight, clouds = 2 }: { sight: Sight; clouds?: number }): ReactNode {
  const { width, height, u, time, night, along } = sight;
  const { light, sky, far } = useColors();
  const seen = lightIn(sight);
  return (
    <>
      {night ? <Stars sight={sight} /> : null}
      {seen ? <Disc {...seen} fill={light} /> : null}
      {seen && night ? (
        <Disc x={seen.x + seen.r * 0.42} y={seen.y - seen.r * 0.2} r={seen.r * 0.84} fill={sky} />
      ) : null}
      {sight.words
        ? null
        : Array.from({ length: clouds }, (_, at) => {
            const span = width + 700 * u;
            const way =
              (sight.fixed(`cloud${at}`) * span + time * (9 + at * 5) * u + along * 0.1 + at * span * 0.4) % span;
            const size = (1.1 + 0.5 * sight.fixed(`size${at}`)) * u;
            return <Cloud key={at} x={way - 400 * u} y={height * (0.1 + 0.13 * at)} size={size} fill={far} />;
          })}
    </>
  );
}

export function Cloud({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }): ReactNode {
  return (
    <Form
      d="M40 120a40 40 0 0 1 6-79.5A62 62 0 0 1 160 22a48 48 0 0 1 76 20a36 36 0 0 1 66 18a31 31 0 0 1-6 60Z"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`}
      fill={fill}
    />
  );
}

/** A third of them twinkles at a time. */
export function Stars({ sight, count = 42 }: { sight: Sight; count?: number }): ReactNode {
  const { width, horizon, u, time, fixed, along } = sight;
  const { light } = useColors();
  return [0, 1, 2].map((group) => {
    const d = Array.from({ length: Math.ceil(count / 3) }, (_, at) => {
      const name = `star${group}:${at}`;
      const x = (((fixed(name) * 1.3 * width - along * 0.05) % width) + width) % width;
      return circle(Math.round(x), Math.round(fixed(`${name}y`) * horizon * 0.86), (1.8 + 2.8 * fixed(`${name}r`)) * u);
    }).join('');
    return <path key={group} d={d} fill={light} opacity={0.65 + 0.35 * Math.sin(time * 1.7 + group * 2.1)} />;
  });
}

/** Hills with trees that sway, and grass before them. */
export function Land({ sight }: { sight: Sight }): ReactNode {
  const { u, horizon, floor, time, along, fixed, rise, words } = sight;
  const { far, mid, near, prop } = useColors();
  // Under words they stay low.
  const lowest = words ? words.y + words.height * 0.74 : 0;
  return (
    <>
      <Heaven sight={sight} />
      <Form d={waves(sight, horizon - 70 * rise * u, { length: 1180 * u, swell: 74 * rise * u, shift: along * 0.2 })} fill={far} />
      <Form d={waves(sight, horizon + 6 * u, { length: 860 * u, swell: 44 * rise * u, shift: along * 0.45 + 300 * u })} fill={mid} />
      {rowOf(sight, 260 * u, 0.7).map(({ index, x }) => {
        if (fixed(`tree${index}`) < 0.4) return null;
        const isUnder = words && x > words.x - 60 * u && x < words.x + words.width + 60 * u;
        const y = horizon + 62 * u;
        const full = (120 + 110 * fixed(`high${index}`)) * Math.sqrt(rise) * u;
        const h = isUnder ? Math.min(full, y - lowest) : full;
        if (h < 60 * u) return null;
        const sway = 2.2 * Math.sin(time * 1.1 + index);
        const crown = fixed(`crown${index}`) < 0.5
          ? `M${x} ${y - h}l${h * 0.26} ${h * 0.42}h${-h * 0.1}l${h * 0.2} ${h * 0.4}h${-h * 0.72}l${h * 0.2} ${-h * 0.4}h${-h * 0.1}Z`
          : circle(x, y - h * 0.7, h * 0.3);
        return <Form key={index} d={`M${x - 7 * u} ${y}V${y - h * 0.5}h${14 * u}V${y}Z${crown}`} transform={`rotate(${sway.toFixed(2)} ${x.toFixed(1)} ${y.toFixed(1)})`} fill={prop} />;
      })}
      <Form d={waves(sight, floor - 46 * u, { length: 1500 * u, swell: 20 * u, shift: along * 0.9 })} fill={near} />
    </>
  ); // prettier-ignore
}

/** A sea with islands; waves run against each other, and light lies on them. */
export function Water({ sight }: { sight: Sight }): ReactNode {
  const { u, horizon, floor, time, along, rise } = sight;
  const { far, mid, near, light } = useColors();
  const sun = lightIn(sight)?.x;
  return (
    <>
      <Heaven sight={sight} />
      <Form d={waves(sight, horizon - 22 * rise * u, { length: 1500 * u, swell: 46 * rise * u, shift: along * 0.15 })} fill={far} />
      <Form d={waves(sight, horizon, { length: 420 * u, swell: 5 * u, shift: along * 0.3 - time * 22 * u })} fill={mid} />
      {sun === undefined ? null : <path d={[0, 1, 2, 3].map((at) => `M${(sun - (110 - at * 16 + 26 * Math.sin(time * 1.3 + at * 1.9)) * u).toFixed(1)} ${horizon + (22 + at * 24) * u}h${((220 - at * 32 + 52 * Math.sin(time * 1.3 + at * 1.9)) * u).toFixed(1)}`).join('')} stroke={light} strokeWidth={8 * u} strokeLinecap="round" />}
      <Form d={waves(sight, floor - 36 * u, { length: 360 * u, swell: 12 * u, shift: along * 0.9 + time * 46 * u })} fill={near} />
    </>
  ); // prettier-ignore
}

/** Above the clouds, three banks of which pass. */
export function Sky({ sight }: { sight: Sight }): ReactNode {
  const { u, horizon, floor, time, along, rise } = sight;
  const { far, mid, near } = useColors();
  return (
    <>
      <Heaven sight={sight} clouds={4} />
      <Form d={waves(sight, horizon - 10 * u, { length: 520 * u, swell: 40 * rise * u, shift: along * 0.3 + time * 16 * u })} fill={far} />
      <Form d={waves(sight, floor - 30 * u, { length: 400 * u, swell: 34 * u, shift: along * 0.6 + time * 30 * u + 90 * u })} fill={mid} />
      <Form d={waves(sight, floor + 44 * u, { length: 620 * u, swell: 40 * u, shift: along * 0.9 + time * 52 * u })} fill={near} />
    </>
  ); // prettier-ignore
}

/** Houses with windows, lamps on the pavement, and a car that passes now and then. */
export function Street({ sight }: { sight: Sight }): ReactNode {
  const { u, width, height, horizon, floor, time, fixed, words } = sight;
  const { far, mid, near, light, prop, sky } = useColors();
  const curb = floor - 44 * u;
  const isBehindWords = (x: number, y: number): boolean => words !== null && x > words.x - 60 * u && x < words.x + words.width && y < words.y + words.height * 0.8; // prettier-ignore
  const houses = (depth: number, spacing: number, tallest: number, name: string): { walls: string; panes: string } => {
    let [walls, panes] = ['', ''];
    for (const { index, x } of rowOf(sight, spacing, depth)) {
      const h = (0.4 + 0.6 * fixed(`${name}${index}`)) * tallest;
      const w = spacing * (0.8 + 0.2 * fixed(`${name}w${index}`));
      const y = curb - h;
      walls += fixed(`${name}r${index}`) < 0.4 ? `M${x} ${curb}V${y}l${w / 2} ${-w * 0.24}l${w / 2} ${w * 0.24}V${curb}Z` : `M${x} ${curb}V${y}h${w}V${curb}Z`; // prettier-ignore
      for (let row = 0; row < Math.floor(h / (92 * u)) - 0; row++)
        for (let column = 0; column < 3; column++)
          if (fixed(`${name}${index}:${row}:${column}`) > 0.45 && !isBehindWords(x + w * (0.16 + 0.26 * column), y + (34 + row * 92) * u)) panes += `M${x + w * (0.16 + 0.26 * column)} ${y + (34 + row * 92) * u}h${w * 0.15}v${46 * u}h${-w * 0.15}Z`; // prettier-ignore
    }
    return { walls, panes };
  };
  const back = houses(0.3, 210 * u, horizon * 0.62, 'back');
  const front = houses(0.6, 300 * u, horizon * 0.4, 'front');
  const car = ((time * 0.13 + 0.1) % 1) * (width + 900 * u) - 450 * u;
  return (
    <>
      <Heaven sight={sight} clouds={1} />
      <Form d={back.walls} fill={far} />
      <Form d={front.walls} fill={mid} />
      <path d={front.panes} fill={sight.night ? light : sky} opacity={0.75} />
      <path d={`M0 ${curb}H${width}V${height}H0Z`} fill={near} />
      <g transform={`translate(${car.toFixed(1)} ${(curb + 26 * u).toFixed(1)}) scale(${u})`}>
        <Form d="M-120 0V-34q0-14 16-16l34-6 34-36q8-8 20-8h52q14 0 22 8l32 36 30 8q14 4 14 18V0Z" fill={prop} />
        <path d={circle(-66, 2, 24) + circle(78, 2, 24)} fill={near} stroke={prop} strokeWidth={9} />
      </g>
    </>
  );
}
