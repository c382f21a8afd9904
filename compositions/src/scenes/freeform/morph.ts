const token = /([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/gi;

/** An outline part of the way along a row of outlines with the same commands: 0 is the first, 1.5 half way to the third. */
export function morphed(outlines: readonly string[], way: number): string {
  const at = Math.min(Math.max(0, way), outlines.length - 1);
  const [from, to] = [Math.floor(at), Math.ceil(at)];
  if (from === to) return outlines[from]!;
  const ends = numbersOf(outlines[to]!);
  let next = 0;
  return [...outlines[from]!.matchAll(token)]
    .map(([, command, number]) => {
      if (command !== undefined) return command;
      const start = Number(number);
      const end = ends[next++] ?? start;
      return (start + (end - start) * (at - from)).toFixed(3);
    })
    .join(' ');
}

const numbersOf = (d: string): number[] => [...d.matchAll(token)].flatMap(([, , number]) => (number === undefined ? [] : [Number(number)])); // prettier-ignore
