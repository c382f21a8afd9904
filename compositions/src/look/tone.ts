import { luminance } from '@scenewright/core';

/** A colour between two, `share` of the way; plain sRGB mixing, as opacity over a flat ground would look. */
export function tone(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A shade of a ground that lies further from what is written on it: text keeps all of its contrast there. */
export function behind(ground: string, text: string, share: number): string {
  return tone(ground, luminance(text) < luminance(ground) ? '#ffffff' : '#000000', share);
}
