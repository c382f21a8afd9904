import type { Shot } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { CastInShot } from './cast-in-shot.js';
import { filmOf, type FilmInput } from './film.js';
import { Grade, Veil, Weather } from './finish.js';
import { AirBefore } from './air-before.js';
import { airOf, isWalled, places } from './places.js';
import { wordAir } from './word-air.js';
import { useSvgId } from '../look/svg-id.js';

const inside: ReadonlySet<Shot['setting']> = new Set([
  'room',
  'office',
  'studio',
  'chart-space',
  'matter',
  'space',
  'underwater',
]);

/** A shot at one of its moments: place, figures, weather and grade, as SVG content of the given size. */
export function ShotPicture(props: Omit<FilmInput, 'tag'>): ReactNode {
  const film = filmOf({ ...props, tag: useSvgId('') });
  const { Behind, Before, open } = places[film.shot.setting];
  const veil =
    film.shot.cast.length === 0 || inside.has(film.shot.setting)
      ? 0
      : { wide: 0, medium: 0.12, close: 0.26 }[film.shot.size];
  return (
    <>
      <Behind film={film} />
      <Veil film={film} share={veil} />
      <CastInShot film={film} />
      {Before && film.shot.size !== 'close' ? <Before film={film} /> : null}
      {inside.has(film.shot.setting) ? null : <Weather film={film} />}
      <Grade film={film} />
      {film.clear && !open && !isWalled(film.shot.setting) ? (
        <AirBefore film={film} stops={wordAir(airOf(film), film.clear).stops} />
      ) : null}
    </>
  );
}
