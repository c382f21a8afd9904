import { transitionProgress, transitionStyle } from './transitions.js';

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
