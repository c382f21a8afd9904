/** Pixels of the longer side of the picture that is looked at. */
const side = 64;
/** Squared distance in RGB below which two colours are one. */
const near = 48 ** 2;

type Rgb = readonly [number, number, number];

/** The colours of a picture, the most of it first: at most three, told apart by the eye. */
export async function colorsOf(address: string): Promise<string[]> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(image.naturalWidth * scale)),
    Math.max(1, Math.round(image.naturalHeight * scale)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return dominant(context.getImageData(0, 0, canvas.width, canvas.height).data);
}

/** Of RGBA pixels: what shows through counts as ground, white as paper. */
export function dominant(pixels: Uint8ClampedArray): string[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128 || Math.min(r, g, b) > 240) continue;
    // Steps of 8: a soft edge has many shades of one colour.
    const rounded = ((r & 0xf8) << 16) | ((g & 0xf8) << 8) | (b & 0xf8);
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  const found: Rgb[] = [];
  for (const [color] of [...counts].sort(([, a], [, b]) => b - a)) {
    const rgb: Rgb = [color >> 16, (color >> 8) & 0xff, color & 0xff];
    if (found.every((one) => distance(one, rgb) > near)) found.push(rgb);
    if (found.length === 3) break;
  }
  return found.map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
}

const distance = (a: Rgb, b: Rgb): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
