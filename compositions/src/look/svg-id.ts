import { useId } from 'react';

/**
 * An id for a gradient, pattern, clip or mask that this drawing refers to, as `url(#…)`. It is this drawing's alone:
 * two scenes stand in one page during a transition, the stations of a choreography always, and `url(#…)` takes the
 * first element of that id in the page, whosever it is.
 */
export function useSvgId(name: string): string {
  return `${name}${useId()}`;
}
