/** Lightness 0..1, chroma, hue in radians. Björn Ottosson, "A perceptual color space for image processing" (2020). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

function linearOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

/** Relative luminance of an sRGB hex colour, 0..1. WCAG 2.2. */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio 1..21, the same both ways. WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

export function oklchOf(hex: string): Oklch {
  const { l, a, b } = oklabOf(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

export function oklabOf(hex: string): { l: number; a: number; b: number } {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** How different two colours look; about 0.02 can just be seen side by side. */
export function colorDistance(a: string, b: string): number {
  const [x, y] = [oklabOf(a), oklabOf(b)];
  return Math.hypot(x.l - y.l, x.a - y.a, x.b - y.b);
}

/** The hex colour, with chroma taken back as far as sRGB needs, so that hue and lightness hold. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [low, high] = [0, c];
  if (inGamut(lightness, c, h)) low = c;
  else
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (inGamut(lightness, middle, h)) low = middle;
      else high = middle;
    }
  const channels = linearFrom(lightness, low, h).map((channel) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function linearFrom(l: number, c: number, h: number): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (l: number, c: number, h: number): boolean =>
  linearFrom(l, c, h).every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);

/**
 * The colour moved in lightness, hue kept, just as far as it needs to stand out from every ground by the
 * ratio. Towards the side where it is already, unless only the other side has room.
 */
export function withContrast(color: string, grounds: readonly string[], ratio: number): string {
  const holds = (candidate: string): boolean => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (holds(color)) return color;
  const { l, c, h } = oklchOf(color);
  const darkest = Math.max(...grounds.map(luminance)) < luminance(color);
  for (const end of darkest ? [1, 0] : [0, 1]) {
    if (!holds(hexOf({ l: end, c: 0, h }))) continue;
    let [fails, works] = [l, end];
    for (let step = 0; step < 24; step++) {
      const middle = (fails + works) / 2;
      if (holds(hexOf({ l: middle, c, h }))) works = middle;
      else fails = middle;
    }
    return hexOf({ l: works, c, h });
  }
  // Grounds of very different lightness: the better of black and white is the best there is.
  const worst = (candidate: string): number => Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  return worst('#ffffff') >= worst('#000000') ? '#ffffff' : '#000000';
}
