import type { ReactNode } from 'react';
import { n } from '../painted.js';

export function woolOf(l: number, th: number, y: number): ReactNode[] {
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    return (
      <circle key={index} cx={n(Math.cos(angle) * l * 0.92)} cy={n(y + Math.sin(angle) * th * 0.86)} r={n(th * 0.42)} />
    );
  });
}
