/** The first moment of a time as it is written, where it is certain whether it is before or after noon. */
export function momentOf(text: string): { hour?: number; minute?: number; isSpan: boolean } {
  const parts = [...text.matchAll(/(\p{Nd}{1,2})(?:[:.h](\p{Nd}{2}))?\s*(a\.?m|p\.?m|uhr|h(?!\p{L}))?/giu)];
  const [first] = parts;
  const isSpan = parts.length > 1;
  if (!first) return { isSpan };
  const [hour, minute] = [Number(first[1]), Number(first[2] ?? 0)];
  const half = (first[3] ?? (isSpan ? parts[1]![3] : '') ?? '').toLowerCase();
  if (Number.isNaN(hour) || hour > 24 || minute > 59) return { isSpan };
  // A face of twelve hours shows both halves of the day alike.
  const turned = half.startsWith('p') ? (hour % 12) + 12 : half.startsWith('a') ? hour % 12 : hour % 24;
  return { hour: turned, minute, isSpan };
}
