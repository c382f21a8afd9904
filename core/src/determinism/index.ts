export { canonicalJson } from '../canonical-json/canonical-json.js';
export { pickBySeed, seedOf } from '../seed/seed.js';
