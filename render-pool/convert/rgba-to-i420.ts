// RGBA or BGRA (8 bits, sRGB values as they are) to I420: BT.709 (Rec. ITU-R BT.709-6, 3.2 to 3.5),
// limited range, chroma sited left as H.264 assumes when nothing is said. Compiled by build.mjs.

/** Fraction bits of the coefficients. */
const BITS: i32 = 14;
const ONE: f64 = 16384;
const KR: f64 = 0.2126;
const KB: f64 = 0.0722;
const KG: f64 = 1.0 - KR - KB;
const LUMA: f64 = 219.0 / 255.0;
const CHROMA: f64 = 224.0 / 255.0;

const YR: i16 = <i16>Math.round(KR * LUMA * ONE);
const YG: i16 = <i16>Math.round(KG * LUMA * ONE);
const YB: i16 = <i16>Math.round(KB * LUMA * ONE);
const UR: i16 = <i16>Math.round((-KR / (2.0 * (1.0 - KB))) * CHROMA * ONE);
const UB: i16 = <i16>Math.round(0.5 * CHROMA * ONE);
// Taken as the rest, so that greys are exactly 128.
const UG: i16 = -UR - UB;
const VR: i16 = UB;
const VB: i16 = <i16>Math.round((-KB / (2.0 * (1.0 - KR))) * CHROMA * ONE);
const VG: i16 = -VR - VB;

/** Chroma sums eight samples: three more bits. */
const CHROMA_BITS: i32 = BITS + 3;

/** Adds neighbouring pairs of lanes: (R,G) and (B,A) products become one value a pixel, four pixels. */
// @ts-ignore: decorator
@inline
function pairSums(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

// @ts-ignore: decorator
@inline
function luma4(pixels: v128, weights: v128, round: v128): v128 {
  const low = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), weights);
  const high = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), weights);
  return i32x4.shr_s(i32x4.add(pairSums(low, high), round), BITS);
}

/** Luma of `count` pixels, a multiple of 16. */
function lumaRow(from: usize, to: usize, count: i32, weights: v128): void {
  const round = i32x4.splat((16 << BITS) + (1 << (BITS - 1)));
  for (let x = 0; x < count; x += 16) {
    const a = luma4(v128.load(from), weights, round);
    const b = luma4(v128.load(from, 16), weights, round);
    const c = luma4(v128.load(from, 32), weights, round);
    const d = luma4(v128.load(from, 48), weights, round);
    v128.store(to, i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(a, b), i16x8.narrow_i32x4_s(c, d)));
    from += 64;
    to += 16;
  }
}

/** Column sums of two rows, two pixels a vector of 16-bit lanes. */
// @ts-ignore: decorator
@inline
function columnsLow(a: v128, b: v128): v128 {
  return i16x8.add(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b));
}
// @ts-ignore: decorator
@inline
function columnsHigh(a: v128, b: v128): v128 {
  return i16x8.add(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b));
}

/**
 * Chroma of two rows of `count` pixels (a multiple of 16): each sample stands on the left pixel of its
 * pair, weighted 1 2 1 across and 1 1 down.
 */
function chromaRow(first: usize, second: usize, toU: usize, toV: usize, count: i32, weightsU: v128, weightsV: v128): void {
  const round = i32x4.splat((128 << CHROMA_BITS) + (1 << (CHROMA_BITS - 1)));
  // The pixel left of the first is the first itself.
  const start = columnsLow(v128.load(first), v128.load(second));
  let before = v128.shuffle<i64>(start, start, 0, 0);
  for (let x = 0; x < count; x += 16) {
    let u0 = round;
    let u1 = round;
    let v0 = round;
    let v1 = round;
    for (let half = 0; half < 2; half++) {
      const a = v128.load(first);
      const b = v128.load(second);
      const c = v128.load(first, 16);
      const d = v128.load(second, 16);
      const s01 = columnsLow(a, b);
      const s23 = columnsHigh(a, b);
      const s45 = columnsLow(c, d);
      const s67 = columnsHigh(c, d);
      // Even pixels twice, and the odd ones on both sides of them.
      const evenA = v128.shuffle<i64>(s01, s23, 0, 2);
      const oddA = v128.shuffle<i64>(s01, s23, 1, 3);
      const evenB = v128.shuffle<i64>(s45, s67, 0, 2);
      const oddB = v128.shuffle<i64>(s45, s67, 1, 3);
      const leftA = v128.shuffle<i64>(before, oddA, 1, 2);
      const leftB = v128.shuffle<i64>(oddA, oddB, 1, 2);
      before = oddB;
      const sumA = i16x8.add(i16x8.add(evenA, evenA), i16x8.add(oddA, leftA));
      const sumB = i16x8.add(i16x8.add(evenB, evenB), i16x8.add(oddB, leftB));
      const u = pairSums(i32x4.dot_i16x8_s(sumA, weightsU), i32x4.dot_i16x8_s(sumB, weightsU));
      const v = pairSums(i32x4.dot_i16x8_s(sumA, weightsV), i32x4.dot_i16x8_s(sumB, weightsV));
      if (half == 0) {
        u0 = i32x4.shr_s(i32x4.add(u, round), CHROMA_BITS);
        v0 = i32x4.shr_s(i32x4.add(v, round), CHROMA_BITS);
      } else {
        u1 = i32x4.shr_s(i32x4.add(u, round), CHROMA_BITS);
        v1 = i32x4.shr_s(i32x4.add(v, round), CHROMA_BITS);
      }
      first += 32;
      second += 32;
    }
    const narrow = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(u0, u1), i16x8.narrow_i32x4_s(v0, v1));
    v128.store_lane<i64>(toU, narrow, 0);
    v128.store_lane<i64>(toV, narrow, 1);
    toU += 8;
    toV += 8;
  }
}

// @ts-ignore: decorator
@inline
function weights(r: i16, g: i16, b: i16, bgra: bool): v128 {
  const first: i32 = <i32>(bgra ? b : r) & 0xffff;
  const third: i32 = <i32>(bgra ? r : b) & 0xffff;
  const low: i64 = <i64>first | (<i64>(<i32>g & 0xffff) << 16) | (<i64>third << 32);
  return i64x2.splat(low);
}

/**
 * Converts rows `top` to `bottom` (even, the second excluded) of a picture whose rows are `stride` bytes
 * apart. Both sides are even. Rows are padded: 64 bytes may be read beyond a row of `from`; planes are
 * written through `scratch` (3 × (width + 16) bytes) where the width is no multiple of 16.
 */
export function convert(
  from: usize,
  stride: i32,
  to: usize,
  width: i32,
  height: i32,
  top: i32,
  bottom: i32,
  bgra: bool,
  scratch: usize,
): void {
  const y = weights(YR, YG, YB, bgra);
  const u = weights(UR, UG, UB, bgra);
  const v = weights(VR, VG, VB, bgra);
  const half = width >> 1;
  const planeU = to + <usize>(width * height);
  const planeV = planeU + <usize>(half * (height >> 1));
  const padded = (width + 15) & ~15;
  const direct = padded == width;
  const scratchU = scratch + padded;
  const scratchV = scratchU + (padded >> 1);
  for (let row = top; row < bottom; row += 2) {
    const first = from + <usize>(row * stride);
    const second = first + stride;
    const outY = to + <usize>(row * width);
    const outU = planeU + <usize>((row >> 1) * half);
    const outV = planeV + <usize>((row >> 1) * half);
    if (direct) {
      lumaRow(first, outY, width, y);
      lumaRow(second, outY + width, width, y);
      chromaRow(first, second, outU, outV, width, u, v);
    } else {
      lumaRow(first, scratch, padded, y);
      memory.copy(outY, scratch, width);
      lumaRow(second, scratch, padded, y);
      memory.copy(outY + width, scratch, width);
      chromaRow(first, second, scratchU, scratchV, padded, u, v);
      memory.copy(outU, scratchU, half);
      memory.copy(outV, scratchV, half);
    }
  }
}
