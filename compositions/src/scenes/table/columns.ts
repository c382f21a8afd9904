/** Widths in the ratio of what the columns hold: their longest cell, kept within bounds so that none starves. */
export function columnWidths(rows: readonly (readonly string[])[], count: number, width: number): number[] {
  const weights = Array.from({ length: count }, (_, column) => {
    const lengths = rows.map((row) =>
      [...(row[column] ?? '')].reduce((sum, character) => sum + (/[\u1100-\uffdc]/u.test(character) ? 2 : 1), 0),
    );
    return Math.min(30, Math.max(5, ...lengths)) ** 0.8;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / total) * width);
}

/** True for a column of numbers, amounts or empty cells. */
export function isNumeric(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    filled.length > 0 &&
    filled.every((cell) => /^[^\p{L}]{0,3}\p{Nd}[\p{Nd}.,'’\s\u00a0\u202f٫٬:–-]*[^\p{Nd}]{0,4}$/u.test(cell.trim()))
  );
}
