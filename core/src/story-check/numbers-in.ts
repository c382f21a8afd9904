const runs = /\p{Nd}+(?:[.,'’٬٫·\u00a0\u202f\u2009 ]\p{Nd}+)*/gu;

/** A number as it stands in a text, and what identifies it however it is grouped: its digits. */
export interface WrittenNumber {
  text: string;
  /** Decimal digits 0 to 9: "120,000", "120 000" and "١٢٠٬٠٠٠" have the same. */
  digits: string;
  /** The same of each group: "2024 12" may be two numbers beside each other. */
  parts: readonly string[];
}

export function numbersIn(text: string): WrittenNumber[] {
  return [...text.normalize('NFKC').matchAll(runs)].map(([run]) => ({
    ...{ text: run, digits: digitsOf(run) },
    parts: run
      .split(/[^\p{Nd}]+/u)
      .map(digitsOf)
      .filter(Boolean),
  }));
}

/** Decimal digits of every script start at a multiple of ten from its zero. */
function digitsOf(run: string): string {
  return [...run]
    .filter((sign) => /\p{Nd}/u.test(sign))
    .map((sign) => {
      if (/[0-9]/u.test(sign)) return sign;
      let zero = sign.codePointAt(0)!;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && sign.codePointAt(0)! - zero < 9) zero -= 1;
      return String(sign.codePointAt(0)! - zero);
    })
    .join('');
}

/** Whether one of the spellings of a figure stands in a text, as a number of its own: "9" is not in "49" or "9.9". */
export function saysFigure(text: string, spellings: readonly string[]): boolean {
  const found = numbersIn(text);
  return spellings.some((spelling) => {
    const wanted = numbersIn(spelling);
    if (wanted.length === 0)
      return text.normalize('NFKC').toLowerCase().includes(spelling.normalize('NFKC').toLowerCase());
    return wanted.every(({ digits }) => found.some((each) => each.digits === digits || each.parts.includes(digits)));
  });
}
