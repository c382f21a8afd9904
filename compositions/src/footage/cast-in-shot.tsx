import type { PlacedFigure } from '@scenewright/core';
import type { ReactNode } from 'react';
import { Figure, faceShare, heightOf } from '../cast/figure.js';
import { tone } from '../look/tone.js';
import { f, type Film } from './film.js';

interface Placing {
  placed: PlacedFigure;
  x: number;
  y: number;
  scale: number;
}

/** Animals that fly or swim hang in their element. */
const floats = (film: Film, { member }: PlacedFigure): boolean =>
  film.shot.setting === 'underwater' ||
  film.shot.setting === 'sky' ||
  (member.look.figure === 'animal' && (member.look.species === 'fish' || member.look.species === 'whale'));

/** Where the figures stand and how large they are, by the size of the shot. */
function placings(film: Film): Placing[] {
  const { shot, width, height, wide, time } = film;
  const count = shot.cast.length;
  if (count === 0) return [];
  const tallest = Math.max(...shot.cast.map(({ member }) => heightOf(member.look)));
  // What is small on its own is shown nearer, so that the subject of the shot reads.
  const boost = Math.min(1.9, Math.max(1, Math.sqrt(100 / tallest)));
  const share = { wide: wide ? 0.36 : 0.26, medium: wide ? 0.64 : 0.46, close: wide ? 1.24 : 0.84 }[shot.size];
  const unit = (height * share * boost) / 100;
  const gap = { wide: wide ? 0.15 : 0.25, medium: wide ? 0.2 : 0.32, close: wide ? 0.3 : 0.42 }[shot.size] * width;
  return shot.cast.map((placed, index) => {
    const { look } = placed.member;
    const tall = heightOf(look);
    const huge = look.figure === 'thing' && ['lighthouse', 'house', 'balloon', 'rocket', 'tree'].includes(look.shape);
    const scale = unit * (huge && count > 1 && shot.size !== 'close' ? 1.5 : 1);
    const walking =
      placed.pose === 'walk' ? (film.progress - 0.5) * width * 0.2 * (placed.facing === 'left' ? -1 : 1) : 0;
    const bob = floats(film, placed) ? Math.sin(time * 1.1 + index) * 14 * film.u : 0;
    const spread = (index - (count - 1) / 2) * gap * (1 + film.random(`gap${index}`) * 0.16);
    const middle = width * (count === 1 && wide && shot.size === 'wide' ? (film.side > 0 ? 0.42 : 0.58) : 0.5);
    // A close-up holds the eyes a little above the middle; the others stand on the ground.
    const y =
      shot.size === 'close'
        ? height * (look.figure === 'animal' ? 0.5 : 0.43) + tall * scale * faceShare(look)
        : shot.size === 'medium'
          ? film.floor + height * (wide ? 0.12 : 0.06)
          : film.floor + (index % 2 === 0 ? 0 : -14 * film.u);
    const floating = floats(film, placed) && shot.size !== 'close' ? -height * 0.16 : 0;
    return { placed, x: middle + spread + walking, y: y + bob + floating, scale };
  });
}

/** The figures of a shot in its light. The far ones are drawn first. */
export function CastInShot({ film }: { film: Film }): ReactNode {
  const { light } = film;
  return (
    <g transform={film.layer(0.8)}>
      {placings(film).map(({ placed, x, y, scale }) => {
        const { member, pose, view, facing } = placed;
        const flip = facing === 'left' ? -1 : 1;
        const lightFrom = film.side > 0 === (facing === 'right') ? 'right' : 'left';
        const inside = film.shot.setting === 'room' || film.shot.setting === 'office' || film.shot.setting === 'studio';
        const share = light.ambientShare * (inside ? 0.5 : 0.66);
        const shadow =
          floats(film, placed) || film.shot.size === 'close' || film.shot.setting === 'sea' ? null : (
            <ellipse
              cx={f(x + film.side * -18 * scale)}
              cy={f(y + 1 * scale)}
              rx={f(heightOf(member.look) * 0.32 * scale)}
              ry={f(4.4 * scale)}
              fill="#0b1028"
              opacity={0.26}
            />
          );
        return (
          <g key={member.id}>
            {shadow}
            {pose === 'sit' && member.look.figure === 'person' ? (
              <Seat film={film} x={x} y={y} scale={scale} flip={flip} child={member.look.age === 'child'} />
            ) : null}
            <g transform={`translate(${f(x)} ${f(y)}) scale(${(scale * flip).toFixed(4)} ${scale.toFixed(4)})`}>
              <Figure
                look={member.look}
                moment={{
                  pose,
                  view,
                  time: film.time + film.random(`phase${member.id}`) * 3,
                  paint: (color) => tone(color, light.ambient, share),
                  lightFrom,
                }}
              />
            </g>
          </g>
        );
      })}
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
