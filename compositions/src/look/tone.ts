import { contrast, luminance, type Palette } from '@scenewright/core/style';

/** A colour between two, `share` of the way; plain sRGB mixing, as opacity over a flat ground would look. */
export function tone(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const seen = new Map<string, string>();

/** The ground with as little of an ink as stands out by a contrast. */
export function seenOn(ground: string, ink: string, least: number): string {
  const key = [ground, ink, least].join();
  let mixed = seen.get(key);
  if (mixed === undefined) {
    let share = 0.08;
    while (share < 1 && contrast(tone(ground, ink, share), ground) < least) share += 0.01;
    mixed = tone(ground, ink, share);
    if (seen.size > 500) seen.clear();
    seen.set(key, mixed);
  }
  return mixed;
}

/** A shade of a ground that lies further from what is written on it: text keeps all of its contrast there. */
export function behind(ground: string, text: string, share: number): string {
  return tone(ground, luminance(text) < luminance(ground) ? '#ffffff' : '#000000', share);
}

/**
 * The colour that a ground takes of a palette: its accent, but on a dark ground no strong yellow, which turns to mud there;
 * then the liveliest of the colder colours for data.
 */
export function groundInk({ background, accent, data }: Palette): string {
  if (luminance(background) > 0.1 || !isYellow(accent)) return accent;
  return data.find((color) => !isYellow(color) && contrast(color, background) >= 4.5 && channels(color)[2]! >= channels(color)[0]!) ?? accent; // prettier-ignore
}

/** The hue of a colour where it is dark: as saturated as a light of that colour looks at night. */
export function depthOf(hex: string): string {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => value / 255);
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  if (high - low < 0.04) return tone(hex, '#000000', 0.75);
  // Chroma is kept and grey is taken out, down to the light of a lit street.
  const deep = [r, g, b].map((value) => ((value - low) / (high - low)) * 0.8 + 0.2);
  const light = 0.3 / (0.3 + 0.7 * Math.max(0.2126 * deep[0]! + 0.7152 * deep[1]! + 0.0722 * deep[2]!, 0.3));
  const scaled = deep.map((value) => Math.round(Math.min(1, (value - 0.14) * light) * 255));
  return `#${scaled.map((value) => Math.max(0, value).toString(16).padStart(2, '0')).join('')}`;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

function isYellow(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return r > 180 && g > 140 && b < 110;
}

const found = new Map<string, string>();

/**
 * The ground with as much of a colour in it, up to `share`, as what is written on it bears: text and muted text keep
 * 4.5:1 (WCAG 2.2, 1.4.3), large accents 3:1, in a brand's palette too.
 */
export function legible({ background, text, muted, accent }: Palette, color: string, share: number): string {
  const key = [background, text, muted, accent, color, share].join();
  let mixed = found.get(key);
  if (mixed === undefined) {
    const bears = (ground: string): boolean =>
      contrast(text, ground) >= 4.6 && contrast(muted, ground) >= 4.6 && contrast(accent, ground) >= 3.1;
    let at = share;
    while (at > 0.01 && !bears(tone(background, color, at))) at -= 0.01;
    mixed = tone(background, color, Math.max(0, at));
    if (found.size > 500) found.clear();
    found.set(key, mixed);
  }
  return mixed;
}
