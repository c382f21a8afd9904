export {
  type AspectRatio,
  aspectRatios,
  dimensionBounds,
  dimensionErrors,
  layoutCanvas,
  layoutShortSide,
  outputSize,
  type Resolution,
  resolutionHolding,
  resolutions,
  shapeClass,
  type ShapeClass,
  shapeOf,
  shortSideOf,
  sizeOfAspectRatio,
} from './canvas.js';
export { captionKeepOut, type KeepOut, keepOuts } from './keep-out.js';
export type { Size } from './size.js';
