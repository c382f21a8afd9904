import fc from 'fast-check';
import { codeLines, tokensOf } from './tokens.js';

test('the parts of a line joined give the line', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (line) =>
        tokensOf(line)
          .map((token) => token.text)
          .join('') === line,
    ),
  );
});

test('tells keywords, strings, numbers and comments apart', () => {
  expect(tokensOf('const a = "x"; // 3')).toEqual([
    { kind: 'keyword', text: 'const' },
    { kind: 'plain', text: ' a = ' },
    { kind: 'string', text: '"x"' },
    { kind: 'plain', text: '; ' },
    { kind: 'comment', text: '// 3' },
  ]);
  expect(tokensOf('x1 = 42')).toEqual([
    { kind: 'plain', text: 'x1 = ' },
    { kind: 'number', text: '42' },
  ]);
});

test('no line is longer than the columns, and only first parts are numbered', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 12, max: 80 }), (code, columns) =>
      codeLines(code, columns).every((line) => [...line.text].length <= columns),
    ),
  );
  expect(codeLines('a b c d e f g h i', 12).map((line) => line.number)).toEqual([1, null]);
});
