import sharp, { type Sharp } from 'sharp';
import { imageTypeOf, isWebPage } from './content-type.js';
import { InputProblem } from './input-problem.js';

/** Pixels that are decoded at most: 8K twice over. */
const pixelMax = 2 * 7680 * 4320;
const sideMax = 7680;
/** Pixels of the longer side that a vector drawing is drawn at. */
const vectorSide = 2400;

export interface LoadedImage {
  bytes: Uint8Array;
  mimeType: string;
  width: number;
  height: number;
}

/**
 * An image as every browser draws it: upright, still, sRGB. A vector drawing becomes pixels here, so that neither its
 * scripts nor its links reach a page. @throws InputProblem
 */
export async function loadImage(bytes: Uint8Array): Promise<LoadedImage> {
  const type = imageTypeOf(bytes);
  if (type === null) {
    throw new InputProblem(
      `is ${isWebPage(bytes) ? 'a web page' : 'of another type'}; PNG, JPEG, WebP and SVG are accepted`,
    );
  }
  try {
    if (type === 'image/svg+xml') {
      const { width, height } = await sharp(bytes, { limitInputPixels: pixelMax }).metadata();
      const density = Math.min(2400, Math.max(1, (72 * vectorSide) / Math.max(width, height)));
      const drawing = sharp(bytes, { density, limitInputPixels: pixelMax });
      return await written(drawing.resize(vectorSide, vectorSide, { fit: 'inside' }).png(), 'image/png');
    }
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

async function written(image: Sharp, mimeType: string): Promise<LoadedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, mimeType, width: info.width, height: info.height };
}
