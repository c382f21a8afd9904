/** Digits of any script (Arabic-Indic, Devanagari, full-width, …) to 0-9, character by character. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    // Unicode keeps the ten digits of a script together; a block starts where the one before is no digit.
    let zero = code;
    while (zero > code - 10 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** Languages that write the decimals after a comma; all others use the point. */
const commaDecimals = new Set(
  'fr de es pt it nl ru pl cs sk sl hr sr bg ro hu el tr uk da sv nb no fi et lv lt is ca gl eu id vi ka hy az kk'.split(
    ' ',
  ),
);

export function decimalMark(language: string): ',' | '.' {
  return commaDecimals.has(language) ? ',' : '.';
}
