/**
 * The one JSON text of a value, after RFC 8785: keys sorted by UTF-16 code units, no spaces, numbers as
 * ECMAScript writes them. Properties that are undefined are left out, as JSON has them not at all.
 * @throws TypeError on what JSON cannot say: NaN, infinities, functions, undefined in a list, cycles.
 */
export function canonicalJson(value: unknown): string {
  return write(value, new Set());
}

function write(value: unknown, above: Set<object>): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no JSON form`);
    return JSON.stringify(value);
  }
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no JSON form`);
  if (above.has(value)) throw new TypeError('a cycle has no JSON form');
  above.add(value);
  const text = Array.isArray(value)
    ? `[${Array.from(value, (item: unknown) => write(item, above)).join(',')}]`
    : `{${Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => `${JSON.stringify(key)}:${write(item, above)}`)
        .join(',')}}`;
  above.delete(value);
  return text;
}
