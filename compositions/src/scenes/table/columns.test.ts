import { columnWidths, isNumeric } from './columns.js';

test('columns share the whole width, the longer ones more of it', () => {
  const widths = columnWidths(
    [
      ['Region', 'Share'],
      ['North America and the islands', '38%'],
    ],
    2,
    1000,
  );
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1000);
  expect(widths[0]!).toBeGreaterThan(widths[1]!);
});

test('numbers and amounts are numeric, words and mixed columns are not', () => {
  expect(isNumeric(['41%', '-3.2', '€1,240M', ''])).toBe(true);
  expect(isNumeric(['٤١٪'])).toBe(true);
  expect(isNumeric(['41%', 'unknown'])).toBe(false);
  expect(isNumeric(['Line 4'])).toBe(false);
  expect(isNumeric([''])).toBe(false);
});
