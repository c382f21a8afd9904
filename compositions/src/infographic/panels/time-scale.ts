/** Times of more than this are told apart by their order alone. */
const span = { first: 1000, last: 2200 } as const;

/** The years of dates that stand in their order, where each names one; else null: such dates have no scale. */
export function yearsOf(dates: readonly string[]): number[] | null {
  const years = dates.map((date) => {
    const found = date.match(/(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/gu) ?? [];
    const year = found.length === 1 ? Number(found[0]) : NaN;
    return year >= span.first && year <= span.last ? year : NaN;
  });
  const inOrder = years.every((year, at) => at === 0 || year >= years[at - 1]!);
  return years.length >= 3 && inOrder && years.at(-1)! > years[0]! && !years.some(Number.isNaN) ? years : null;
}

/** The room between dates, in their order. */
export interface Gap {
  length: number;
  /** Years between them. */
  years: number;
  /** Shorter than the scale says, since it would leave the others no room. */
  isBroken: boolean;
}

/** A gap is no longer than so many times the least one where that leaves the others no room. */
const longest = 4.5;

/** Gaps on one scale that fill a length: none below what its words need, and none so long that all others are at their least. */
export function gapsFor(years: readonly number[], length: number, least: readonly number[]): Gap[] {
  const spans = years.slice(1).map((year, at) => year - years[at]!);
  const solved = (most: number): { scale: number; found: number[] } => {
    const at = (scale: number): number[] =>
      spans.map((each, index) => Math.max(least[index]!, Math.min(most, each * scale)));
    let [low, high] = [0, (4 * length) / Math.max(1, Math.min(...spans.filter((each) => each > 0)))];
    for (let turn = 0; turn < 50; turn += 1) {
      const middle = (low + high) / 2;
      if (at(middle).reduce((total, each) => total + each, 0) > length) high = middle;
      else low = middle;
    }
    return { scale: low, found: at(low) };
  };
  const whole = solved(Infinity);
  // One long gap must not press most of the others to their least.
  const pressed = whole.found.filter((each, index) => each <= least[index]!).length;
  const most = pressed > spans.length / 2 ? Math.max(...least) * longest : Infinity;
  const { scale: low, found } = most < Infinity ? solved(most) : whole;
  // What even the longest leave over is shared, and what words need beyond the length is taken from all.
  const factor = length / found.reduce((total, each) => total + each, 0);
  return found.map((each, index) => ({
    length: each * factor,
    years: spans[index]!,
    isBroken: spans[index]! * low > most * 1.05,
  }));
}

/** Years between two marks on the line, so that there are not too many of them. */
export const markEvery = (years: readonly number[]): number =>
  [1, 2, 5, 10, 20, 50, 100].find((step) => (years.at(-1)! - years[0]!) / step <= 70) ?? 200;
