/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.2). `whole` when the header is absent, asks for
 * several parts or is not understood; `unsatisfiable` when it starts behind the end.
 */
export function readRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Number(last);
    if (length === 0 || bytes === 0) return 'unsatisfiable';
    return { start: Math.max(0, bytes - length), end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= bytes ? 'unsatisfiable' : { start, end };
}
