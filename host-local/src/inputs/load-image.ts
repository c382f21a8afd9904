import sharp, { type Sharp } from 'sharp';
import { imageType, isWebPage } from './file-kind.js';
import { InputError } from './input-error.js';

export const IMAGE_MAX_BYTES = 25_000_000;
/** Pixels of an image at most: what an 8K video can show, twice over. */
const MAX_PIXELS = 2 * 7680 * 4320;
/** Long side that an image is kept at. */
const MAX_SIDE = 7680;
/** Long side at which a drawing without pixels is drawn. */
const VECTOR_SIDE = 2400;

export interface LoadedImage {
  bytes: Uint8Array;
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/**
 * An image that any browser draws in one way: upright, still, sRGB, no larger than useful. A file that
 * is all of this is kept as it is. Vector drawings become pixels here, so that none of their scripts
 * and links reach the page.
 * @throws InputError
 */
export async function loadImage(bytes: Uint8Array): Promise<LoadedImage> {
  const type = imageType(bytes);
  if (!type) {
    const what = isWebPage(bytes) ? 'it is a web page' : 'it is of another type';
    throw new InputError(`${what}; PNG, JPEG, WebP and SVG are accepted`);
  }
  try {
    if (type === 'image/svg+xml') return await drawVector(bytes);
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { width, height, orientation = 1, pages = 1, space } = await image.metadata();
    // Decodes every pixel: a torn file is found now and not in the middle of the render.
    await image.clone().resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    const plain = orientation === 1 && pages === 1 && space !== 'cmyk' && Math.max(width, height) <= MAX_SIDE;
    if (plain) return { bytes, mimeType: type, width, height };
    const upright = image
      .rotate()
      .toColourspace('srgb')
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    return await (type === 'image/jpeg'
      ? asFile(upright.jpeg({ quality: 92 }), type)
      : asFile(upright.png(), 'image/png'));
  } catch (error) {
    const { message } = error as Error;
    if (/exceeds pixel limit/i.test(message)) throw new InputError('it has too many pixels');
    throw new InputError('it is damaged and cannot be decoded');
  }
}

async function drawVector(bytes: Uint8Array): Promise<LoadedImage> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  const scale = VECTOR_SIDE / Math.max(width, height);
  const density = Math.min(2400, Math.max(1, 72 * scale));
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const drawn = sharp(bytes, { density, limitInputPixels: MAX_PIXELS }).resize(w, h, { fit: 'fill' });
  return asFile(drawn.png(), 'image/png');
}

async function asFile(image: Sharp, mimeType: LoadedImage['mimeType']): Promise<LoadedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), mimeType, width: info.width, height: info.height };
}
