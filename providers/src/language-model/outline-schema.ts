import type { Figure } from '@scenewright/core/figures';
import { OutlineSchema, type Outline } from '@scenewright/core/outline';
import { z } from 'zod';
import { scan } from '../reading/scan/scan.js';

/** JSON Schema of the Outline as a model writes it: a figure is the text of the source ("$4.2M"), read here. */
export const outlineJsonSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(OutlineSchema.omit({ warnings: true }), {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => {
    if (z.globalRegistry.get(zodSchema)?.['role'] !== 'figure') return;
    for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key];
    Object.assign(jsonSchema, { type: 'string', description: 'A number with its unit, as it stands in the source' });
  },
}); // prettier-ignore

const figureKeys: ReadonlySet<string> = new Set(['figure', 'before', 'after', 'values']);

/** @returns the outline, or what is wrong with it in lines for the model */
export function readOutline(answer: unknown, language: string): { outline: Outline } | { faults: string[] } {
  const checked = OutlineSchema.safeParse(withFigures(withoutNulls(answer), language));
  if (checked.success) return { outline: { ...checked.data, warnings: [] } };
  return { faults: checked.error.issues.slice(0, 12).map(({ path, message }) => `${path.join('.')}: ${message}`) };
}

/** Models write null for what they leave out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutNulls(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => each !== null || key === 'spoken')
      .map(([key, each]) => [key, withoutNulls(each)]),
  );
}

function withFigures(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withFigures(each, language));
  if (typeof value !== 'object' || value === null) return value;
  const read = (each: unknown): unknown =>
    typeof each === 'string' || typeof each === 'number' ? (figureOf(String(each), language) ?? each) : withFigures(each, language); // prettier-ignore
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      !figureKeys.has(key) ? withFigures(each, language) : Array.isArray(each) ? each.map(read) : read(each),
    ]),
  );
}

/** The figure in a text; years and the like, which the scanner takes for dates, count as plain numbers. */
export function figureOf(text: string, language: string): Figure | undefined {
  const found = scan(text, language).figures[0]?.figure;
  if (found) return found;
  const digits = /^\s*-?\d+(?:\.\d+)?\s*$/u.test(text) ? text.trim() : undefined;
  if (digits === undefined) return undefined;
  const value = Number(digits);
  const decimals = Math.min(6, digits.split('.')[1]?.length ?? 0);
  return { value, magnitude: value, display: digits, prefix: '', suffix: '', decimals, unit: '' };
}
