import { colorDistance, type PictureLook } from '@scenewright/core/style';
import sharp from 'sharp';

/** Longer side at which colours are counted. */
const side = 96;
/** Colours nearer than this (OKLab) are one area. */
const oneArea = 0.07;
/** Areas that are told at most. */
const areasMax = 10;

/** The colours of a picture by area, the largest first. What lets the ground through does not count. */
export async function lookOf(bytes: Uint8Array): Promise<PictureLook> {
  const { data } = await sharp(bytes)
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bins = new Map<number, { count: number; sum: [number, number, number] }>();
  let drawn = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r, g, b, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    if (alpha < 128) continue;
    drawn += 1;
    // Three bits a channel: fine enough to tell shades, coarse enough to gather them.
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum = [bin.sum[0] + r, bin.sum[1] + g, bin.sum[2] + b];
    bins.set(key, bin);
  }
  const areas: { color: string; share: number }[] = [];
  for (const { count, sum } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    const color = `#${sum.map((value) => hexByte(value / count)).join('')}`;
    const near = areas.find((area) => colorDistance(area.color, color) < oneArea);
    if (near) near.share += count / drawn;
    else areas.push({ color, share: count / drawn });
  }
  return areas
    .sort((a, b) => b.share - a.share)
    .slice(0, areasMax)
    .map(({ color, share }) => ({ color, share: Math.round(share * 1000) / 1000 }));
}

const hexByte = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
