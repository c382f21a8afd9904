/** A title of one or two short words may be a poster, a lone figure or letter all of it. */
export function largestTitleSize(title: string, wide: boolean): readonly [number, number] {
  const length = [...title].length;
  const most = length <= 3 ? 620 : length <= 6 ? 340 : length <= 14 ? 250 : wide ? 188 : 148;
  return [most, wide ? 72 : 68];
}
