import type { ReactNode } from 'react';
import { Figure, heightOf } from '../cast/figure.js';
import { tone } from '../look/tone.js';
import { Aboard, needsBoat } from './aboard.js';
import { f, type Film } from './film.js';
import { floats, placings, type Placing } from './placings.js';

/** The figures of a shot in its light. */
export function CastInShot({ film }: { film: Film }): ReactNode {
  const places = placings(film);
  if (film.shot.setting !== 'sea' || film.shot.size === 'close')
    return (
      <g transform={film.layer(0.8)}>
        {places.map((placing) => (
          <Standing key={placing.placed.member.id} film={film} placing={placing} />
        ))}
      </g>
    );
  const riders = places.filter(needsBoat);
  const boat = places.find(({ placed: { member } }) => member.look.figure === 'thing' && member.look.shape === 'boat');
  const others = places.filter((placing) => !riders.includes(placing) && (riders.length === 0 || placing !== boat));
  return (
    <g transform={film.layer(0.8)}>
      {others.map((placing) => (
        <Standing key={placing.placed.member.id} film={film} placing={placing} />
      ))}
      {riders.length > 0 ? (
        <Aboard
          film={film}
          riders={riders}
          boat={boat}
          paint={paintOf(film)}
          draw={(placing) => <Lit key={placing.placed.member.id} film={film} placing={aboard(placing)} />}
        />
      ) : null}
    </g>
  );
}

/** Nobody walks in a boat. */
function aboard(placing: Placing): Placing {
  const { placed } = placing;
  return placed.pose === 'walk' ? { ...placing, placed: { ...placed, pose: 'stand' } } : placing;
}

/** Figures are lit a little more than the place they are in, at night above all: a story is read from them. */
function paintOf({ shot, light }: Film): (color: string) => string {
  const inside = shot.setting === 'room' || shot.setting === 'office' || shot.setting === 'studio';
  return (color) => tone(color, light.ambient, light.ambientShare * (inside || light.night ? 0.5 : 0.66));
}

/** A figure on the ground, with its shadow and its seat, or one that floats. */
function Standing({ film, placing }: { film: Film; placing: Placing }): ReactNode {
  const { placed, x, y, scale } = placing;
  const { look } = placed.member;
  const flip = placed.facing === 'left' ? -1 : 1;
  const shadowless = floats(film, placed) || film.shot.size === 'close' || film.shot.setting === 'sea';
  const tall = heightOf(look);
  return (
    <g>
      {shadowless ? null : (
        <ellipse
          cx={f(x - film.side * tall * 0.08 * scale)}
          cy={f(y + 1 * scale)}
          rx={f(tall * 0.36 * scale)}
          ry={f(Math.max(2.4, tall * 0.044) * scale)}
          fill="#0b1028"
          opacity={0.26}
        />
      )}
      {placed.pose === 'sit' && look.figure === 'person' ? (
        <Seat film={film} x={x} y={y} scale={scale} flip={flip} child={look.age === 'child'} />
      ) : null}
      <Lit film={film} placing={placing} />
    </g>
  );
}

/** A figure in the light of the shot. */
function Lit({ film, placing }: { film: Film; placing: Placing }): ReactNode {
  const { placed, x, y, scale } = placing;
  const { member, pose, view, facing } = placed;
  const flip = facing === 'left' ? -1 : 1;
  return (
    <g transform={`translate(${f(x)} ${f(y)}) scale(${(scale * flip).toFixed(4)} ${scale.toFixed(4)})`}>
      <Figure
        look={member.look}
        moment={{
          pose,
          view,
          time: film.time + film.random(`phase${member.id}`) * 3,
          paint: paintOf(film),
          lightFrom: film.side > 0 === (facing === 'right') ? 'right' : 'left',
        }}
      />
    </g>
  );
}

/** What a sitting person sits on: a stone outside, a stool inside. */
function Seat(props: { film: Film; x: number; y: number; scale: number; flip: number; child: boolean }): ReactNode {
  const { film, x, y, scale: s, flip, child } = props;
  const h = (child ? 15 : 23) * s;
  const inside = film.shot.setting === 'room' || film.shot.setting === 'office';
  if (inside)
    return (
      <g fill={film.paint('#5b4030')}>
        <rect x={x - 13 * s} y={y - h} width={26 * s} height={4 * s} rx={1.6 * s} />
        <path
          d={`M${f(x - 11 * s)} ${f(y - h)}l${f(-2 * s)} ${f(h)}h${f(3 * s)}l${f(2 * s)} ${f(-h)}ZM${f(x + 11 * s)} ${f(y - h)}l${f(2 * s)} ${f(h)}h${f(-3 * s)}l${f(-2 * s)} ${f(-h)}Z`}
        />
      </g>
    );
  return (
    <path
      d={`M${f(x - flip * 26 * s)} ${f(y + 2 * s)}Q${f(x - flip * 24 * s)} ${f(y - h * 0.9)} ${f(x - flip * 8 * s)} ${f(y - h * 1.04)}Q${f(x + flip * 8 * s)} ${f(y - h * 1.06)} ${f(x + flip * 13 * s)} ${f(y - h * 0.7)}L${f(x + flip * 17 * s)} ${f(y + 2 * s)}Z`}
      fill={film.paint(film.shot.setting === 'forest' ? '#6d5038' : '#7f7d7a')}
    />
  );
}
