import { model } from './model.generated.js';
import { loadRoles, type RoleModel } from './role-model.js';

let delivered: RoleModel | undefined;

/** The tagger that is delivered, unpacked when it is first needed. */
export const ownModel = (): RoleModel => (delivered ??= loadRoles(model));
