export { type Arrangement, arrangements, ArrangementSchema } from '../drawing/arrangement.js';
export { type Drawing, DrawingSchema, ShapeSchema } from '../drawing/drawing.js';
