import type { CastLook, ThingLook } from '@scenewright/core/shots';
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

const thingHeights: Record<ThingLook['shape'], number> = {
  ...{ lighthouse: 166, balloon: 172, rocket: 122, house: 104, tree: 124, boat: 94, robot: 110, kite: 130 },
  ...{ bottle: 106, phone: 108, box: 74, train: 66, cup: 62, bicycle: 60, lantern: 58, car: 50 },
};

/** Height of a figure where an adult person has 100. */
export function heightOf(look: CastLook): number {
  if (look.figure === 'person') return look.age === 'child' ? 72 : 100;
  if (look.figure === 'thing') return thingHeights[look.shape];
  const breed = breeds[look.species];
  const whole = breed
    ? breed.legs + breed.thick * 2 - breed.neck.y * 0.8 + breed.head
    : look.species === 'whale'
      ? 106
      : 46;
  return whole * (look.young ? 0.62 : 1);
}

const thingBreadths: Record<ThingLook['shape'], number> = {
  ...{ train: 124, boat: 110, car: 100, house: 112, bicycle: 88, tree: 88, balloon: 88, box: 76, cup: 66 },
  ...{ lighthouse: 60, kite: 60, rocket: 56, robot: 54, phone: 54, bottle: 40, lantern: 40 },
};

/** Room that a figure takes from side to side, arms, head and tail included, in the units of its height. */
export function breadthOf(look: CastLook): number {
  if (look.figure === 'person') return 46;
  if (look.figure === 'thing') return thingBreadths[look.shape];
  const breed = breeds[look.species];
  const whole = breed ? breed.half * 2 + breed.head * 2 + 14 : look.species === 'whale' ? 178 : 56;
  return whole * (look.young ? 0.62 : 1);
}

/** Where the eyes are, as a share of the height: what a close-up looks at. */
export function faceShare(look: CastLook): number {
  if (look.figure === 'person') return look.age === 'child' ? 0.84 : 0.88;
  return look.figure === 'animal' ? 0.78 : 0.55;
}
