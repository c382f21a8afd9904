export type { LabelledFigure, PicturedFigure, Series } from './content-parts.js';
export type { FieldRole, TextRole } from './field-roles.js';
