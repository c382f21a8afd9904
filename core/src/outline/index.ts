export { type Evidence, type EvidenceOf, EvidenceSchema, type EvidenceType, LabelledFigureSchema } from './evidence.js';
export { type Genre, genres, GenreSchema } from './genre.js';
export {
  type Beat,
  type BeatPurpose,
  BeatPurposeSchema,
  BeatSchema,
  type Outline,
  OutlineSchema,
  type Treatment,
  TreatmentSchema,
} from './outline.js';
export { skies, type Sky } from './shaped-evidence.js';
