import { ShotSchema } from '../../shots/shot.js';
import { sceneKind } from '../scene-kind.js';

/** A moving shot: see `core/src/footage`. */
export const footage = sceneKind({
  content: ShotSchema,
  seconds: [2.5, 10],
  pictorial: true,
  ownGround: true,
  inWords: 'statement',
});
