/** What the training command needs; the product itself only reads the weights. */
export { parseMarked } from './role.js';
export { storeRoles } from './role-model.js';
export { trainRoles } from './train.js';
