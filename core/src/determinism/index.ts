export { canonicalJson } from './canonical-json.js';
export { pickBySeed, seedOf } from './seed.js';
