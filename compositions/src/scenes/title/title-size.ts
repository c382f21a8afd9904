/** A title of one or two short words may be a poster. */
export function largestTitleSize(title: string, wide: boolean): readonly [number, number] {
  const length = [...title].length;
  const most = length <= 6 ? 340 : length <= 14 ? 250 : wide ? 188 : 148;
  return [most, wide ? 72 : 68];
}
