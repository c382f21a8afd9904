import sharp from 'sharp';

/** Longer side at which colours are counted. */
const side = 96;
/** Share of the picture that must let the ground through; less is a soft edge. */
const clearShare = 0.03;
/** Share of the drawn pixels from which a colour counts. */
const inkShare = 0.1;

/**
 * The main colours of a picture that lets the ground through, most frequent first; null for one that covers its ground.
 * A logo is such a picture: it needs a ground from which these colours stand out.
 */
export async function inksOf(bytes: Uint8Array): Promise<string[] | null> {
  const image = sharp(bytes);
  if (!(await image.metadata()).hasAlpha) return null;
  const { data } = await image
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Map<number, { count: number; sum: [number, number, number] }>();
  let [clear, drawn] = [0, 0];
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r, g, b, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    if (alpha < 32) clear++;
    if (alpha < 160) continue;
    drawn++;
    // Two bits a channel, so that shades of one ink count as one.
    const key = ((r >> 6) << 4) | ((g >> 6) << 2) | (b >> 6);
    const ink = found.get(key) ?? { count: 0, sum: [0, 0, 0] };
    ink.count++;
    ink.sum = [ink.sum[0] + r, ink.sum[1] + g, ink.sum[2] + b];
    found.set(key, ink);
  }
  if (drawn === 0 || clear / (data.length / 4) < clearShare) return null;
  const inks = [...found.values()].sort((a, b) => b.count - a.count);
  return inks
    .filter(({ count }, index) => index === 0 || count / drawn >= inkShare)
    .slice(0, 4)
    .map(({ count, sum }) => `#${sum.map((value) => hexByte(value / count)).join('')}`);
}

const hexByte = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
