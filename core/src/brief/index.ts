export { buildBrief, videoFps } from './build-brief.js';
export type { FetchedInputs } from './fetched-inputs.js';
export { isStylePicture, noColors, stylePictureNotes, withPictureColors } from './style-pictures.js';
export { type Brief, type BriefDocument, BriefDocumentSchema, BriefSchema } from './brief.js';
