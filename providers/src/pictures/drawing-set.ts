import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DrawingSchema, type Drawing } from '@scenewright/core/drawings';
import { ownDrawings } from './own-drawings/own-drawings.js';
import { hasNaturalColors } from './natural.js';
import { shapesOf } from './svg-shapes.js';

interface DrawingSet {
  text: string;
  size: number;
  /** Where the body of each name stands in the text. */
  bodies: ReadonlyMap<string, number>;
}

let set: DrawingSet | undefined;

/**
 * Fluent Emoji flat (MIT, Microsoft): 3,000 colour illustrations on a square of 32 units. Read once, on first use. A film
 * draws a handful of these 9 MB: bodies are found here and parsed when they are drawn. The package's format:
 * https://iconify.design/docs/types/iconify-json.html
 */
function readSet(): DrawingSet {
  if (set) return set;
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  // Nothing but ASCII is in it, which is read without decoding.
  const text = readFileSync(path, 'latin1');
  const bodies = new Map<string, number>();
  for (let at = text.indexOf('"body"'); at >= 0; at = text.indexOf('"body"', at + 6)) {
    const nameEnd = text.lastIndexOf('"', text.lastIndexOf('{', at));
    bodies.set(text.slice(text.lastIndexOf('"', nameEnd - 1) + 1, nameEnd), at + 6);
  }
  const size = Number(/"width":\s*([\d.]+)/u.exec(text.slice(text.lastIndexOf('}', text.length - 3)))![1]);
  set = { text, size, bodies };
  return set;
}

function bodyAt({ text }: DrawingSet, from: number): string {
  const literal = /"(?:[^"\\]|\\.)*"/gu;
  literal.lastIndex = from;
  return JSON.parse(literal.exec(text)![0]) as string;
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

export const isDrawn = (name: string): boolean => ownDrawings.has(name) || readSet().bodies.has(name);

/** The drawing of a name; undefined when the set lacks it or draws it with more than filled outlines. */
export function drawingOf(name: string): Drawing | undefined {
  const drawings = readSet();
  const at = drawings.bodies.get(name);
  const body = ownDrawings.get(name) ?? (at === undefined ? undefined : bodyAt(drawings, at));
  if (body === undefined) return undefined;
  const shapes = shapesOf(body);
  const natural = hasNaturalColors(name, nameInSet) ? ({ natural: true } as const) : {};
  const read = DrawingSchema.safeParse({ name, size: drawings.size, shapes, ...natural });
  return read.success ? read.data : undefined;
}

/** How many drawings there are to choose from. */
export const drawingCount = (): number => new Set([...readSet().bodies.keys(), ...ownDrawings.keys()]).size;
