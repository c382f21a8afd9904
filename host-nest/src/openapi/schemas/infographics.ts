import type { Schema } from './shapes.js';

/** Bodies and answers of the infographic endpoints. Interface 2.8, 4.6 to 4.9; decisions, "Infographics". */
export const infographicSchemas: Record<string, Schema> = {};
