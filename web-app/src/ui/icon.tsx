import type { ReactNode } from 'react';

/** Outlines on a grid of 20, drawn for this app. */
const paths = {
  plus: 'M10 4v12M4 10h12',
  film: 'M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4',
  chart: 'M4 16V9M10 16V4M16 16v-5',
  kit: 'M10 3l7 4-7 4-7-4zM3 10.5l7 4 7-4M3 14l7 4 7-4',
  swatch: 'M4 4h5v12H4zM9 7.5l4-3.5 3.5 4L9 15.5M9 16h7v-4.5h-3',
  voice: 'M10 3a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-5 0v-4A2.5 2.5 0 0 1 10 3zM5 9.5a5 5 0 0 0 10 0M10 14.5V17',
  account: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
  key: 'M12.5 11.5a4 4 0 1 0-3.5-2L3.5 15v2H6v-2h2v-2h1.5z',
  hook: 'M8 6.5a2.5 2.5 0 1 1 3.5 2.3L8.5 14M7 14a2.5 2.5 0 1 1 1.5 2M11 14h3.5a2.5 2.5 0 1 1-2 4',
  agent: 'M10 3v2.5M5 7h10v8H5zM8 10.5v1M12 10.5v1M3 10v2M17 10v2',
  members:
    'M7.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3 15.5c.4-2.5 2.2-3.7 4.5-3.7s4.1 1.2 4.5 3.7M13 9.5a2 2 0 1 0-.5-4M14 12c1.7.3 2.7 1.5 3 3.5',
  gauge: 'M3.5 14.5a7 7 0 1 1 13 0M10 13l3.5-4.5',
  clip: 'M14.5 9.5l-5 5a3 3 0 0 1-4.3-4.3l6-6a2 2 0 0 1 2.9 2.9l-6 6a1 1 0 0 1-1.4-1.4l5-5',
  close: 'M5 5l10 10M15 5L5 15',
  check: 'M4 10.5l4 4 8-9',
  down: 'M10 4v9M6 9.5l4 4 4-4M4 16.5h12',
  warn: 'M10 3.5l7.5 13h-15zM10 8.5v3.5M10 14v.5',
  play: 'M6.5 4.5l9 5.5-9 5.5z',
  pause: 'M7 5v10M13 5v10',
  loud: 'M3.5 8v4h3l4 3.5v-11L6.5 8zM13.5 7.5a3.5 3.5 0 0 1 0 5M15.5 5.5a6.5 6.5 0 0 1 0 9',
  silent: 'M3.5 8v4h3l4 3.5v-11L6.5 8zM13.5 8l4 4M17.5 8l-4 4',
  full: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  pencil: 'M4 16l1-3.5 8.5-8.5 2.5 2.5L7.5 15z',
  again: 'M15.5 8A6 6 0 1 0 16 11M16 4v4h-4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l1-1',
  plug: 'M7 3v4M13 3v4M5 7h10v3a5 5 0 0 1-10 0zM10 15v2.500',
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
