import type { ReactNode } from 'react';

/** Outlines on a grid of 20, drawn for this app. */
const paths = {
  plus: 'M10 4v12M4 10h12',
  film: 'M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4',
  chart: 'M4 16V9M10 16V4M16 16v-5',
  kit: 'M10 3l7 4-7 4-7-4zM3 10.500l7 4 7-4M3 14l7 4 7-4',
  swatch: 'M4 4h5v12H4zM9 7.500l4-3.500 3.500 4L9 15.500M9 16h7v-4.500h-3',
  voice:
    'M10 3a2.500 2.500 0 0 1 2.500 2.500v4a2.500 2.500 0 0 1-5 0v-4A2.500 2.500 0 0 1 10 3zM5 9.500a5 5 0 0 0 10 0M10 14.500V17',
  account: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c.6-3 3-4.500 6-4.500s5.400 1.500 6 4.500',
  key: 'M12.500 11.500a4 4 0 1 0-3.500-2L3.500 15v2H6v-2h2v-2h1.500z',
  hook: 'M8 6.500a2.500 2.500 0 1 1 3.500 2.300L8.500 14M7 14a2.500 2.500 0 1 1 1.500 2M11 14h3.500a2.500 2.500 0 1 1-2 4',
  agent: 'M10 3v2.500M5 7h10v8H5zM8 10.500v1M12 10.500v1M3 10v2M17 10v2',
  members:
    'M7.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM3 15.500c.4-2.500 2.200-3.700 4.500-3.700s4.100 1.200 4.500 3.700M13 9.500a2 2 0 1 0-.500-4M14 12c1.700.3 2.700 1.500 3 3.500',
  clip: 'M14.500 9.500l-5 5a3 3 0 0 1-4.300-4.300l6-6a2 2 0 0 1 2.900 2.900l-6 6a1 1 0 0 1-1.400-1.400l5-5',
  close: 'M5 5l10 10M15 5L5 15',
  check: 'M4 10.500l4 4 8-9',
  down: 'M10 4v9M6 9.500l4 4 4-4M4 16.500h12',
  warn: 'M10 3.500l7.500 13h-15zM10 8.500v3.500M10 14v.5',
  play: 'M6.500 4.500l9 5.500-9 5.500z',
  pencil: 'M4 16l1-3.500 8.500-8.500 2.500 2.500L7.500 15z',
  again: 'M15.500 8A6 6 0 1 0 16 11M16 4v4h-4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  stop: 'M6 6h8v8H6z',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  copy: 'M7 7h9v9H7zM4 13V4h9',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
