import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from './mark.js';

/** A clapper, and the name. */
export function Wordmark(): ReactNode {
  return (
    <Link to="/" className="wordmark" aria-label="Scenewright">
      <Mark />
      <span>Scenewright</span>
    </Link>
  );
}
