/** What training and its report need; the product itself only reads the weights. */
export { detectLanguage } from '../language.js';
export { parseMarked } from './role.js';
export { rolesOf } from './roles-of.js';
export { tokenize } from './tokens.js';
export { storeRoles } from './role-model.js';
export { trainRoles } from './train.js';
export { trainEdges } from './train-edges.js';
