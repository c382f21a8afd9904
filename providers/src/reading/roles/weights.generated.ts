import type { StoredRoles } from './role-model.js';
export const weights: StoredRoles = { features: { classes: 6, scale: 1, values: '' }, changes: [] };
