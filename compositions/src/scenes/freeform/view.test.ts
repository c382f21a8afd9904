import { cameraView, maskClip } from './view.js';

const canvas = { width: 1000, height: 500, direction: 'ltr' as const };
const stage = { top: 0, height: 500 };
const camera = { x: 0.6, y: 0.5, zoom: 1.5, rotation: 10 };
const transformAt = (depth: number, direction: 'ltr' | 'rtl' = 'ltr') => cameraView({ ...canvas, direction }, stage, camera, depth, 0)?.transform; // prettier-ignore

test('what is nearer goes further with the camera, and what has no depth stays', () => {
  expect(transformAt(0)).toBeUndefined();
  expect(transformAt(1)).toBe('rotate(10.000deg) scale(1.5000) translate(-100.00px, 0.00px)');
  expect(transformAt(2)).toBe('rotate(20.000deg) scale(2.0000) translate(-200.00px, 0.00px)');
  expect(cameraView(canvas, stage, { x: 0.5, y: 0.5, zoom: 1, rotation: 0 }, 1, 0)).toBeUndefined();
});

test('a page from right to left is seen in a mirror', () => {
  expect(transformAt(1, 'rtl')).toBe('rotate(-10.000deg) scale(1.5000) translate(100.00px, 0.00px)');
});

test('a mask clips at its place, and grows by its keyframes', () => {
  const width = [{ at: 0, value: 0, ease: 'linear' as const }, { at: 2, value: 0.4, ease: 'linear' as const }]; // prettier-ignore
  const mask = { shape: 'ellipse' as const, x: 0.25, y: 0.5, width, height: 0.5 };
  const clipAt = (seconds: number) => maskClip(canvas, stage, mask, seconds)?.clipPath;
  expect(clipAt(0)).toBe('ellipse(0.00px 125.00px at 250.00px 250.00px)');
  expect(clipAt(1)).toBe('ellipse(100.00px 125.00px at 250.00px 250.00px)');
  expect(maskClip({ ...canvas, direction: 'rtl' }, stage, mask, 1)?.clipPath).toBe('ellipse(100.00px 125.00px at 750.00px 250.00px)'); // prettier-ignore
  expect(maskClip(canvas, stage, undefined, 1)).toBeUndefined();
});
