import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DrawingSchema, type Drawing } from '@scenewright/core';
import { shapesOf } from './svg-shapes.js';

/** The part of the package's format that is read: https://iconify.design/docs/types/iconify-json.html */
interface DrawingSet {
  width: number;
  icons: Record<string, { body: string }>;
}

let set: DrawingSet | undefined;

/** Fluent Emoji flat (MIT, Microsoft): 3,000 colour illustrations on a square of 32 units. Read once, on first use. */
function readSet(): DrawingSet {
  if (set) return set;
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  set = JSON.parse(readFileSync(path, 'utf8')) as DrawingSet;
  return set;
}

/** "T-Rex" is `t-rex` in the set, "woman’s hat" `womans-hat`. */
export const nameInSet = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'.:]/gu, '')
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-|-$/gu, '');

export const isDrawn = (name: string): boolean => Object.hasOwn(readSet().icons, name);

/** The drawing of a name; undefined when the set lacks it or draws it with more than filled outlines. */
export function drawingOf(name: string): Drawing | undefined {
  const { width: size, icons } = readSet();
  if (!Object.hasOwn(icons, name)) return undefined;
  const shapes = shapesOf(icons[name]!.body);
  const read = DrawingSchema.safeParse({ name, size, shapes });
  return read.success ? read.data : undefined;
}
