import type { CastLook } from '@scenewright/core/shots';

export interface Changed<L extends CastLook> {
  look: L;
  /** Whether the words said anything about looks. */
  changed: boolean;
}
