import { drawingOf } from './drawing-set.js';

test.each(['butter', 'deciduous-tree', 'sun', 'teacup-without-handle', 'cat-face', 'cook', 'snow-capped-mountain', 'soup-bowl', 'river'])('%s has its colours by nature', (name) => expect(drawingOf(name)?.natural).toBe(true)); // prettier-ignore
test.each(['train', 'briefcase', 'shield', 'mantelpiece-clock', 'house', 'factory', 'hand-blender'])('%s has not', (name) => {
  const drawing = drawingOf(name);
  expect(drawing).toBeDefined();
  expect(drawing!.natural).toBeUndefined();
}); // prettier-ignore
