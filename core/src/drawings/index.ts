export { type Arrangement, arrangements, ArrangementSchema } from './arrangement.js';
export { colorsOf } from './drawing-colors.js';
export { type Drawing, DrawingSchema, ShapeSchema } from './drawing.js';
export { isActivity, isFace } from './faces.js';
export { verdicts } from './verdicts.js';
