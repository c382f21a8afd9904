import type { Paths } from '../operation.js';

/** Interface 4.6 to 4.9. */
export const infographicPaths: Paths = {};
