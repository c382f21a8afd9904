import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Problem } from '../ui/pieces.js';

/** What is shown where a page met an error of its own. */
export function Failed({ error, reset }: ErrorComponentProps): ReactNode {
  return <Problem error={error} onRetry={reset} />;
}
