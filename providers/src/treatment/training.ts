/** What training and its report need; the product itself only reads the weights. */
export { columnsOf } from '../planner/tables/columns.js';
export { parseMarked } from '../reading/roles/role.js';
export { readPrompt } from '../reading/read.js';
export { storeWeights } from '../reading/learning/stored-weights.js';
export { genreOf, trainGenres } from './genre.js';
