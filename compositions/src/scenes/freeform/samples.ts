import type { FreeformLayer } from '@scenewright/core/scenes';
import type { Sample, SampleCase } from '../../gallery/sample.js';

const still = { x: 0.5, y: 0.5, width: 0.5, height: 0.3, rotation: 0, scale: 1, opacity: 1 };
const key = (at: number, value: number, ease: 'out' | 'spring' | 'in-out' = 'out') => ({ at, value, ease });

function text(words: string, more: Partial<Extract<FreeformLayer, { type: 'text' }>> = {}): FreeformLayer {
  return { type: 'text', ...still, text: words, size: 'title', align: 'center', color: 'text', ...more };
}
function sample(name: SampleCase, language: string, layers: FreeformLayer[]): Sample {
  return { case: name, language, scene: { kind: 'freeform', content: { layers } } };
}

export const freeformSamples: readonly Sample[] = [
  sample('typical', 'en', [
    {
      type: 'shape',
      ...still,
      shape: 'ellipse',
      fill: 'accent',
      radius: 0,
      x: 0.75,
      y: 0.5,
      width: 0.34,
      height: 0.6,
      scale: [key(0, 0), key(0.8, 1, 'spring')],
    },
    {
      type: 'icon',
      ...still,
      icon: 'sun',
      color: 'background',
      x: 0.75,
      y: 0.5,
      width: 0.14,
      height: 0.24,
      rotation: [key(0.4, -90), key(1.4, 0)],
    },
    text('Solar pays back in six years', {
      x: 0.3,
      y: 0.44,
      width: 0.44,
      height: 0.4,
      align: 'start',
      opacity: [key(0.2, 0), key(0.7, 1)],
    }),
    {
      type: 'path',
      ...still,
      x: 0.3,
      y: 0.74,
      width: 0.44,
      height: 0.1,
      d: 'M2 18 C30 2 60 2 98 16',
      viewBox: '0 0 100 20',
      stroke: 'data-2',
      strokeWidth: 1.5,
      draw: [key(0.8, 0), key(1.6, 1, 'in-out')],
    },
  ]),
  sample('longest', 'en', [
    ...Array.from({ length: 30 }, (_, index): FreeformLayer => ({
      type: 'shape',
      ...still,
      shape: (['rectangle', 'ellipse', 'line', 'triangle'] as const)[index % 4]!,
      fill: `data-${(index % 5) + 1}`,
      radius: 0.2,
      x: 0.1 + 0.09 * (index % 10),
      y: 0.12 + 0.11 * Math.floor(index / 10),
      width: 0.05,
      height: 0.06,
      rotation: index * 12,
    })),
    text(
      'A language model may place thirty shapes, four texts and a picture in one scene and still expect that nothing of it is cut off at the margin of the canvas, whatever the aspect ratio of the video happens to be in the end',
      { y: 0.62, width: 0.86, height: 0.3 },
    ),
    text('A smaller line under it that says where it came from', {
      y: 0.86,
      width: 0.86,
      height: 0.1,
      size: 'small',
      color: 'muted',
    }),
    { type: 'image', ...still, image: 'photo-1', fit: 'cover', x: 0.9, y: 0.9, width: 0.12, height: 0.12 },
  ]),
  sample('shortest', 'en', [text('Hi', { size: 'display' })]),
  sample('rightToLeft', 'ar', [
    { type: 'shape', ...still, shape: 'rectangle', fill: 'accent', radius: 0.1, x: 0.2, width: 0.2, height: 0.5 },
    text('الطاقة الشمسية تسترد ثمنها', { x: 0.64, width: 0.6, align: 'start' }),
  ]),
  sample('cjk', 'ja', [text('太陽光は六年で元が取れる', { width: 0.84, size: 'display', height: 0.5 })]),
];
