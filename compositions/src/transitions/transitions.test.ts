import { transitionKinds, type TransitionKind } from '@scenewright/core/style';
import { transitionProgress, transitionStyle } from './transitions.js';
import * as shapes from './uncovered.js';

const at = (kind: 'fade' | 'zoom' | 'slide', role: 'entering' | 'leaving', frame: number) =>
  transitionStyle({ kind, frames: 18, direction: 'left' }, role, frame, 'ltr');

test.each(['fade', 'zoom'] as const)('in a %s the two scenes are never both well visible', (kind) => {
  for (let frame = 0; frame < 18; frame++) {
    const [coming, going] = [Number(at(kind, 'entering', frame).opacity), Number(at(kind, 'leaving', frame).opacity)];
    expect(Math.min(coming, going)).toBeLessThan(0.45);
  }
});

test('a transition ends with the new scene in place', () => {
  expect(transitionProgress(17, 18)).toBeGreaterThan(0.98);
  expect(transitionProgress(0, 0)).toBe(1);
});

test('a slide comes from the other side where the language reads from the right', () => {
  const [ltr, rtl] = (['ltr', 'rtl'] as const).map(
    (direction) =>
      transitionStyle({ kind: 'slide', frames: 18, direction: 'left' }, 'entering', 2, direction).transform,
  );
  expect(ltr).toMatch(/^translate\(\d/);
  expect(rtl).toMatch(/^translate\(-\d/);
});

const { clipOf, ...uncovered } = shapes;
const places = Array.from({ length: 21 * 21 }, (_, at) => [
  0.025 + 0.0475 * (at % 21),
  0.025 + 0.0475 * Math.floor(at / 21),
]);

/** Share of the canvas inside a polygon by the even-odd rule, of points on a lattice. */
const shareOf = (corners: readonly (readonly [number, number])[]): number =>
  places.filter(([x, y]) =>
    corners.reduce((inside, [ax, ay], at) => {
      const [bx, by] = corners[(at + 1) % corners.length]!;
      return ay > y! !== by > y! && x! < ax + ((y! - ay) / (by - ay)) * (bx - ax) ? !inside : inside;
    }, false),
  ).length / places.length;

test.each(Object.entries(uncovered))('%s uncovers nothing at first, ever more, and all at the end', (_, shape) => {
  for (const direction of ['left', 'right', 'up', 'down'] as const) {
    const shares = Array.from({ length: 11 }, (_, step) => shareOf(shape(step / 10, direction)));
    expect(shares[0]).toBe(0);
    expect(shares[10]).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(clipOf(shape, 1, direction)).toBe('none');
  }
});

test('there are 18 kinds of transition, and no two of them look alike half way', () => {
  const kinds = Object.keys(transitionKinds) as TransitionKind[];
  const looks = kinds.map((kind) =>
    JSON.stringify(
      (['entering', 'leaving'] as const).map((role) =>
        transitionStyle({ kind, frames: 15, direction: 'left' }, role, 6, 'ltr'),
      ),
    ),
  );
  expect(kinds).toHaveLength(18);
  expect(new Set(looks).size).toBe(18);
});
