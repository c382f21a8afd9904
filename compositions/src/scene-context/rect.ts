/** A box in layout units. `x` counts from the reading side: from the right in right-to-left languages. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
