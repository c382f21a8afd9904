/** Pixels of the longer side of a filmstrip picture. */
const longSide = 640;

export interface Picture {
  /** A JPEG. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Even sides, the longer one `longSide`. */
export function pictureSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = longSide / Math.max(width, height);
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
