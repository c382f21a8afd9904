import fc from 'fast-check';
import { layersOf } from './layers.js';

const ids = (layers: { id: string }[][]): string[][] => layers.map((layer) => layer.map((node) => node.id));
const nodes = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test('puts a node after all that lead to it', () => {
  const links = [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'c' },
    { from: 'b', to: 'd' },
    { from: 'c', to: 'd' },
    { from: 'a', to: 'd' },
  ];
  expect(ids(layersOf(nodes, links))).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('a circle still has an order, and unknown nodes are ignored', () => {
  expect(
    ids(
      layersOf(nodes.slice(0, 3), [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'a' },
        { from: 'c', to: 'q' },
      ]),
    ),
  ).toEqual([['a'], ['b'], ['c']]);
});

test('every node stands in exactly one layer', () => {
  const link = fc.record({ from: fc.constantFrom('a', 'b', 'c', 'd'), to: fc.constantFrom('a', 'b', 'c', 'd') });
  fc.assert(
    fc.property(fc.array(link, { maxLength: 14 }), (links) => {
      expect(
        layersOf(nodes, links)
          .flat()
          .map((node) => node.id)
          .sort(),
      ).toEqual(['a', 'b', 'c', 'd']);
    }),
  );
});
