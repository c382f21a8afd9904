import type { CastLook } from '@scenewright/core';
import type { ReactNode } from 'react';
import { Animal } from './animal/animal.js';
import type { FigureMoment } from './painted.js';
import { Person } from './person/person.js';
import { Thing } from './thing/thing.js';
import { breeds } from './breeds.js';

/** A figure by its look alone: the same look is the same figure in every shot. */
export function Figure({ look, moment }: { look: CastLook; moment: FigureMoment }): ReactNode {
  switch (look.figure) {
    case 'person':
      return <Person look={look} moment={moment} />;
    case 'animal':
      return <Animal look={look} moment={moment} />;
    case 'thing':
      return <Thing look={look} moment={moment} />;
  }
}

/** Height of a figure where an adult person has 100. */
export function heightOf(look: CastLook): number {
  if (look.figure === 'person') return look.age === 'child' ? 72 : 100;
  if (look.figure === 'thing')
    return (
      { lighthouse: 166, balloon: 172, rocket: 122, house: 104, tree: 124, boat: 94, robot: 110, kite: 130 }[
        look.shape as string
      ] ?? 70
    );
  const breed = breeds[look.species];
  const whole = breed ? breed.legs + breed.thick * 2 - breed.neck.y * 0.8 + breed.head : 46;
  return whole * (look.young ? 0.62 : 1);
}

/** Where the eyes are, as a share of the height: what a close-up looks at. */
export function faceShare(look: CastLook): number {
  if (look.figure === 'person') return look.age === 'child' ? 0.84 : 0.88;
  return look.figure === 'animal' ? 0.78 : 0.55;
}
