import type { ReactNode } from 'react';

/** Nothing but the colour of the ground. */
export function PlainGround(): ReactNode {
  return null;
}
