import type { Medium } from '@scenewright/core/art-direction';
import type { Look } from './look.js';

const known = new WeakMap<Look, Look>();

/** A look whose pictures are drawn in a medium that was asked for. */
export function inMedium(look: Look, medium: Medium | undefined): Look {
  if (medium === undefined) return look;
  const drawn = known.get(look) ?? { ...look, picture: { ...look.picture, ink: 'wash' as const } };
  known.set(look, drawn);
  return drawn;
}
