/**
 * What `drawElementImage` does not draw as the page shows it, found by comparing each way of drawing with a
 * screenshot (docs/rendering.md has the table). A segment that holds one of these is captured by screenshots.
 */
const STYLES = ['backdrop-filter', 'preserve-3d', 'backface-visibility'];

/** A regular expression over the text of inline styles and style sheets. */
export const UNDRAWABLE_STYLES = STYLES.join('|');

/**
 * A selector. A see-through SVG group of parts that each have a place of their own makes Chromium 147 forget the
 * transform that everything after it stands in.
 */
export const UNDRAWABLE_ELEMENTS =
  'canvas,video,iframe,object,embed,g[opacity]:not([opacity="1"]):has([transform] ~ [transform])';
