import type { ThingLook } from '@scenewright/core/shots';
import type { ComponentType, ReactNode } from 'react';
import type { FigureMoment } from '../painted.js';
import { Bottle, Box, Cup, Kite, Lantern, Phone } from './belongings.js';
import { House, Lighthouse, Tree } from './landmarks.js';
import type { Painted } from './painted-thing.js';
import { Robot } from './robot.js';
import { Balloon, Bicycle, Boat, Car, Rocket, Train } from './vehicles.js';

/** An object of a story, standing on the origin. */
export function Thing({ look, moment }: { look: ThingLook; moment: FigureMoment }): ReactNode {
  const { paint, time, pose } = moment;
  const Shape = shapes[look.shape];
  return (
    <Shape
      a={paint(look.color)}
      b={paint(look.second)}
      dark={paint('#2b2a3a')}
      glow="#ffd98a"
      turn={time * 260}
      paint={paint}
      time={time}
      pose={pose}
    />
  );
}

const shapes: Record<ThingLook['shape'], ComponentType<Painted>> = {
  boat: Boat,
  lighthouse: Lighthouse,
  robot: Robot,
  rocket: Rocket,
  car: Car,
  train: Train,
  balloon: Balloon,
  kite: Kite,
  lantern: Lantern,
  house: House,
  tree: Tree,
  bicycle: Bicycle,
  bottle: Bottle,
  cup: Cup,
  phone: Phone,
  box: Box,
};
