export { buildBrief, type FetchedInputs, videoFps } from '../request/build-brief.js';
export { isStylePicture, noColors, stylePictureNotes, withPictureColors } from '../request/style-pictures.js';
export { type Brief, type BriefDocument, BriefDocumentSchema, BriefSchema } from './brief.js';
