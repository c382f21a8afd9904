import type { StoredWeights } from '../reading/learning/stored-weights.js';
export const genreWeights: StoredWeights = { classes: 25, scale: 1, values: '' };
