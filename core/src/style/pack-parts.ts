import type { Palette, StylePack } from './style-pack.js';

/**
 * Colours come from Radix Colors 3 (grounds, text, accents) and Open Color 1.9 (data, semantic). The first data
 * colour is the accent; the five keep apart for people with protanopia and deuteranopia too (packs.test.ts).
 */
type Row = readonly [background: string, surface: string, text: string, muted: string, accent: string, on: string];

export function palette(row: Row, data: [string, string, string, string], positive: string, negative: string): Palette {
  const [background, surface, text, muted, accent, onAccent] = row;
  return { background, surface, text, muted, accent, onAccent, data: [accent, ...data], positive, negative };
}

export function fonts(heading: string, body: string, mono = 'JetBrains Mono'): StylePack['fonts'] {
  return { heading, body, mono };
}
