export { buildBrief, videoFps } from '../request/build-brief.js';
export type { FetchedInputs } from '../request/fetched-inputs.js';
export { isStylePicture, noColors, stylePictureNotes, withPictureColors } from '../request/style-pictures.js';
export { type Brief, type BriefDocument, BriefDocumentSchema, BriefSchema } from './brief.js';
