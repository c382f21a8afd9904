/** The plans that accounts can have; those of core, unless the application brings its own. */
export const PLANS = Symbol('Plans');
