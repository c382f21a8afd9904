import type { Drawing } from '@scenewright/core/drawings';

/** A cup of tea on its saucer: round and straight edges, an opening, a see-through part. */
export const sampleDrawing: Drawing = {
  name: 'cup',
  size: 32,
  shapes: [
    { d: 'M3 26a13 3.4 0 1 0 26 0a13 3.4 0 1 0 -26 0Z', fill: '#cfd8e3' },
    { d: 'M7 26a9 1.9 0 1 0 18 0a9 1.9 0 1 0 -18 0Z', fill: '#9fb0c3' },
    { d: 'M22 13h3a4 4 0 0 1 0 8h-4v-2h4a2 2 0 0 0 0-4h-3Z', fill: '#e8552d', evenOdd: true },
    { d: 'M6 11h17v6a8.5 8.5 0 0 1-17 0Z', fill: '#f2764b' },
    { d: 'M6 11a8.5 2.4 0 1 0 17 0a8.5 2.4 0 1 0 -17 0Z', fill: '#ffd9c2' },
    { d: 'M7.6 11.3a6.9 1.6 0 1 0 13.8 0a6.9 1.6 0 1 0 -13.8 0Z', fill: '#8a4a1f' },
    { d: 'M11 3q2 2 0 4t0 3h1.2q-1.4-1.2 .4-3.2T12 3ZM16 3q2 2 0 4t0 3h1.2q-1.4-1.2 .4-3.2T17 3Z', fill: '#9fb0c3', opacity: 0.7 },
  ],
}; // prettier-ignore
