import { Fragment, type ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { facades } from '../buildings/facades.js';
import { Tower } from '../buildings/tower.js';
import { along, f, type Film } from '../film.js';
import { Row } from '../row.js';
import { Tree } from '../growth.js';
import { Mist } from '../land/mist.js';
import { Plane } from '../land/plane.js';
import { Rays, Sky } from '../sky.js';

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
        <Fragment key={depth}>
          {/* The sun stands behind the towers, and so do its rays. */}
          {row === 1 ? <Rays film={film} /> : null}
          <g transform={film.layer(depth)}>
            <Row
              film={film}
              name={`row${row}`}
              count={count}
              jitter={0.35}
              each={({ x, r, name }) => {
                const w = (width / count) * (0.7 + r * 0.5);
                const h = height * high * (0.42 + film.random(`${name}h`) * 0.62);
                return (
                  <Tower
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
              }}
            />
            <Mist film={film} name={`city${row}`} y={foot - height * 0.16} height={height * 0.2} share={0.62} />
          </g>
        </Fragment>
      ))}
      <Plane
        film={film}
        name="park"
        depth={0.62}
        y={horizon + 150 * u}
        rise={24 * u}
        color={film.plants.snowy ? '#e2ebf0' : '#5d7f5c'}
      />
      <Row
        film={film}
        name="park"
        count={9}
        jitter={0.7}
        depth={0.66}
        each={({ x, r, name }) => (
          <Tree
            film={film}
            name={name}
            x={x}
            y={horizon + 168 * u}
            size={(100 + r * 70) * u}
            color={film.paint(film.plants.leaf, 0.8)}
            depth={0.8}
          />
        )}
      />
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
