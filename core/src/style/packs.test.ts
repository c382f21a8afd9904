import { StylePackSchema } from './style-pack.js';
import { stylePack, stylePacks } from './packs.js';

type Rgb = readonly [number, number, number];

/** sRGB hex to linear light. IEC 61966-2-1. */
function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [x, y] = [luminance(linear(a)), luminance(linear(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const vision: Record<string, readonly [Rgb, Rgb, Rgb]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE 1976 colour difference as seen with a kind of vision; 2.3 is just noticeable. */
function difference(a: string, b: string, kind: string): number {
  const seen = (hex: string): Rgb => {
    const rgb = linear(hex);
    const [r, g, bl] = vision[kind]!.map((row) =>
      Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
    );
    return lab([r!, g!, bl!]);
  };
  const [x, y] = [seen(a), seen(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

describe.each(stylePacks.map((pack) => [pack.id, pack] as const))('style pack %s', (_id, pack) => {
  const { palette } = pack;

  test('fits the schema', () => {
    expect(StylePackSchema.parse(pack)).toEqual(pack);
  });

  test.each(['background', 'surface'] as const)('has text and muted text at 4.5:1 on %s', (ground) => {
    expect(contrast(palette.text, palette[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.muted, palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('has text on the accent at 4.5:1 and large accents on the ground at 3:1', () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.accent, palette.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.positive, palette.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.negative, palette.background)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(vision))('keeps its data colours apart with %s vision', (kind) => {
    for (const [i, a] of palette.data.entries())
      for (const b of palette.data.slice(i + 1))
        expect({ a, b, apart: difference(a, b, kind) >= 20 }).toEqual({ a, b, apart: true });
  });
});

test('packs have ids of their own, and an unknown id gives the default', () => {
  expect(new Set(stylePacks.map((pack) => pack.id)).size).toBe(stylePacks.length);
  expect(stylePack('swiss').id).toBe('swiss');
  expect(stylePack('gone').id).toBe('taste-default');
});
