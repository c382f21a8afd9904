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
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'freeform',
      content: {
        camera: {
          x: [key(0, 0.5), key(2.4, 0.54, 'in-out')],
          y: 0.5,
          zoom: [key(0, 1), key(2.4, 1.08, 'in-out')],
          rotation: 0,
        },
        layers: [
          {
            type: 'shape',
            ...still,
            shape: 'ellipse',
            fill: 'surface',
            radius: 0,
            x: 0.74,
            y: 0.46,
            width: 0.5,
            height: 0.86,
            depth: 0.5,
            mask: {
              shape: 'ellipse',
              x: 0.74,
              y: 0.46,
              width: [key(0, 0.2), key(1, 0.5)],
              height: [key(0, 0.3), key(1, 0.86)],
            },
          },
          {
            type: 'chart',
            ...still,
            chart: 'columns',
            x: 0.72,
            y: 0.5,
            width: 0.42,
            height: 0.64,
            color: 'accent',
            highlight: 3,
            grow: [key(0.2, 0), key(1.4, 1)],
            values: [
              ['2022', 12],
              ['2023', 19],
              ['2024', 26],
              ['2025', 41],
            ].map(([label, value]) => ({ label: String(label), value: Number(value) })),
          },
          {
            type: 'path',
            ...still,
            x: 0.26,
            y: 0.76,
            width: 0.3,
            height: 0.2,
            viewBox: '0 0 100 100',
            d: 'M10 50L50 50L50 50L90 50',
            morphs: ['M10 80L40 60L60 66L90 20'],
            morph: [key(0.4, 0), key(1.6, 1, 'spring')],
            stroke: 'data-2',
            strokeWidth: 5,
            draw: 1,
          },
          {
            type: 'icon',
            ...still,
            icon: 'sun',
            color: 'data-3',
            x: 0.16,
            y: 0.14,
            width: 0.07,
            height: 0.12,
            depth: 0.5,
            rotation: [key(0.4, -90), key(1.4, 0)],
          },
          text('Rooftop solar has more than tripled', {
            x: 0.26,
            y: 0.36,
            width: 0.4,
            height: 0.46,
            align: 'start',
            depth: 0,
          }),
        ],
      },
    },
  },
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
