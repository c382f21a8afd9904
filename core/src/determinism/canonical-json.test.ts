import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';

/** The same value with the keys of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

test('the order of keys makes no difference, the order of lists does', () => {
  expect(canonicalJson({ b: [2, 1], a: { d: 1, c: null } })).toBe('{"a":{"c":null,"d":1},"b":[2,1]}');
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test('an undefined property is the same as none', () => {
  expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
});

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [() => 1], [[undefined]]])('%p has no JSON form', (value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('a cycle is refused, a value that stands twice is not', () => {
  const twice = { a: 1 };
  expect(canonicalJson([twice, twice])).toBe('[{"a":1},{"a":1}]');
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  expect(() => canonicalJson(cycle)).toThrow(/cycle/);
});

test('any JSON value survives a round trip, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(canonicalJson(reversed(value))).toBe(text);
    }),
  );
});
