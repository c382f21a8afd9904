import type { AnimalLook } from '@scenewright/core/shots';
import type { Breed } from '../breeds.js';
import type { FigureMoment } from '../painted.js';

export interface Drawn {
  look: AnimalLook;
  moment: FigureMoment;
  breed: Breed;
}
