import sharp, { type Sharp } from 'sharp';
import type { PictureLook } from '@scenewright/core/style';
import { imageTypeOf, isWebPage, type ImageType } from './file-kind.js';
import { inksOf } from './image-inks.js';
import { lookOf } from './image-look.js';
import { InputProblem } from './input-problem.js';

/** Pixels that are decoded at most: 8K twice over. */
const pixelMax = 2 * 7680 * 4320;
/** Longer side that an image is kept at. */
const sideMax = 7680;
/** Longer side that a vector drawing is drawn at. */
const vectorSide = 2400;

export interface LoadedImage {
  bytes: Uint8Array;
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** Its colours when it lets the ground through. */
  inks?: string[];
  /** Its colours by area. */
  look: PictureLook;
}

type UprightImage = Omit<LoadedImage, 'inks' | 'look'>;

/**
 * An image as every browser draws it: upright, still, sRGB, no larger than useful. A file that is all of this is kept
 * byte for byte. A vector drawing becomes pixels here, so that neither its scripts nor its links reach a page.
 * Decodes hostile bytes: call it through `createInputDecoder`. @throws InputProblem
 */
export async function loadImage(bytes: Uint8Array): Promise<LoadedImage> {
  const type = imageTypeOf(bytes);
  if (type === null) {
    const what = isWebPage(bytes) ? 'a web page' : 'of another type';
    throw new InputProblem(`is ${what}; PNG, JPEG, WebP and SVG are accepted`);
  }
  const image = await loadType(bytes, type);
  const [inks, look] = [await inksOf(image.bytes), await lookOf(image.bytes)];
  return { ...image, look, ...(inks && { inks }) };
}

async function loadType(bytes: Uint8Array, type: ImageType): Promise<UprightImage> {
  try {
    if (type === 'image/svg+xml') return await drawVector(bytes);
    const image = sharp(bytes, { limitInputPixels: pixelMax, failOn: 'error' });
    const { width, height, orientation = 1, pages = 1, space } = await image.metadata();
    // Decodes every pixel: a torn file is found now, before anything is charged.
    await image.clone().resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    if (orientation === 1 && pages === 1 && space !== 'cmyk' && Math.max(width, height) <= sideMax) {
      return { bytes, mimeType: type, width, height };
    }
    const upright = image
      .rotate()
      .toColourspace('srgb')
      .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true });
    if (type === 'image/jpeg') return await written(upright.jpeg({ quality: 92 }), type);
    return await written(upright.png(), 'image/png');
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) throw new InputProblem('has too many pixels');
    throw new InputProblem('is damaged and cannot be decoded');
  }
}

async function drawVector(bytes: Uint8Array): Promise<UprightImage> {
  const { width, height } = await sharp(bytes, { limitInputPixels: pixelMax }).metadata();
  const scale = vectorSide / Math.max(width, height);
  const density = Math.min(2400, Math.max(1, 72 * scale));
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return written(
    sharp(bytes, { density, limitInputPixels: pixelMax }).resize(w, h, { fit: 'fill' }).png(),
    'image/png',
  );
}

async function written(image: Sharp, mimeType: LoadedImage['mimeType']): Promise<UprightImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), mimeType, width: info.width, height: info.height };
}
