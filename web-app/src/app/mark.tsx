import type { ReactNode } from 'react';

/** A clapper. */
export function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" className="mark" aria-hidden="true">
      <path className="clap" d="M4 11.500 25.500 5.600l1.400 5L5.400 16.500z" />
      <path className="slate" d="M4.800 17.500H28V26a2 2 0 0 1-2 2H6.800a2 2 0 0 1-2-2z" />
      <path className="stripes" d="m9.200 10.100 3.600 4.400M15.700 8.300l3.600 4.400M22.200 6.500l3 3.700" />
    </svg>
  );
}
