/**
 * Raised when a change in this package makes other pixels from the same bundle. Segments and the verdicts
 * on strategies carry it: what was drawn or judged before a change is not taken for what comes after it.
 */
export const CAPTURE_VERSION = 7;
