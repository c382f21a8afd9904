import type { z } from 'zod';
import type { Figure } from '../figures/figure.js';
import { sceneContentSchemas, type KindWithContent } from './scene-content.js';
import type { FieldRole, TextRole } from '../fields/field-roles.js';

/** One text, figure, icon or file of a scene, where it stands. */
export interface SceneField {
  role: TextRole;
  /** Way to it in the content: `items.0.label`; `narration` for what is spoken. */
  path: string;
  /** The last name on that way: `label`, and `points` for each of a list of texts. */
  name: string;
  /** A figure where the role is `figure`, a text otherwise. */
  value: string | Figure;
  /** Puts another value in its place, in the scene itself. */
  set: (value: string | Figure) => void;
}

/** A scene, or only what it shows; the narration is visited where there is one. */
export type WalkedScene = KindWithContent & { narration?: string | null };

/**
 * Visits every field of a scene that has a role in the schema of its kind, in the order of the schema, then its
 * narration. The one place that knows which texts a scene has. Content need not be checked yet: what does not fit the
 * schema is passed over.
 */
export function walkSceneText(scene: WalkedScene, visit: (field: SceneField) => void): void {
  const schema = sceneContentSchemas[scene.kind] as z.ZodType | undefined;
  if (schema) walk(schema, { path: '', name: '', holder: scene, key: 'content' }, visit);
  const { narration } = scene;
  if (typeof narration === 'string')
    visit({
      ...{ role: 'spoken', path: 'narration', name: 'narration', value: narration },
      set: (value) => void (scene.narration = value as string),
    });
}

/** A copy of the scene in which each field that `put` returns a value for has that value. */
export function mapSceneText<S extends WalkedScene>(
  scene: S,
  put: (field: Omit<SceneField, 'set'>) => string | Figure | undefined,
): S {
  const copy = structuredClone(scene);
  walkSceneText(copy, ({ set, ...field }) => {
    const value = put(field);
    if (value !== undefined) set(value);
  });
  return copy;
}

/** The fields of a scene in some roles. */
export function sceneFields(scene: WalkedScene, ...roles: readonly TextRole[]): SceneField[] {
  const found: SceneField[] = [];
  walkSceneText(scene, (field) => void (roles.includes(field.role) && found.push(field)));
  return found;
}

/** Keys of the assets that a scene shows. */
export function sceneFiles(scene: KindWithContent): string[] {
  return sceneFields(scene, 'file').map(({ value }) => value as string);
}

interface Place {
  path: string;
  name: string;
  holder: object;
  key: string | number;
}

/** Any schema, as far as it is looked into. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  discriminator?: string;
}
const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;
const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> => (schema as unknown as z.ZodObject).shape as never;

/** The role that a schema says, or the first schema that it wraps. */
function roleOf(schema: z.ZodType): FieldRole | undefined {
  if (roles.has(schema)) return roles.get(schema);
  const { innerType } = definitionOf(schema);
  const role = (schema.meta()?.['role'] as FieldRole | undefined) ?? (innerType ? roleOf(innerType) : undefined);
  roles.set(schema, role);
  return role;
}

/** Roles that were looked up: scenes are walked often while they are fitted to their time. */
const roles = new WeakMap<z.ZodType, FieldRole | undefined>();

function walk(schema: z.ZodType, place: Place, visit: (field: SceneField) => void): void {
  const { path, name, holder, key } = place;
  const value = (holder as Record<string | number, unknown>)[key];
  if (value === undefined || value === null) return;
  const role = roleOf(schema);
  if (role === 'aside') return;
  if (role === 'scene') {
    const { kind, content } = value as KindWithContent;
    const own = sceneContentSchemas[kind] as z.ZodType | undefined;
    const inner = { path: join(path, 'content'), name, holder: value, key: 'content' };
    if (own && content) walk(own, inner, visit);
    return;
  }
  if (role !== undefined) {
    if (typeof value === 'string' || (role === 'figure' && typeof value === 'object'))
      visit({
        ...{ role, path, name, value: value as string | Figure },
        set: (next) => void ((holder as Record<string | number, unknown>)[key] = next),
      });
    return;
  }
  const { type, innerType, element, options, discriminator } = definitionOf(schema);
  if (innerType) return walk(innerType, place, visit);
  if (typeof value !== 'object') return;
  if (type === 'array' && Array.isArray(value)) {
    for (const index of value.keys())
      walk(element!, { path: join(path, index), name, holder: value, key: index }, visit);
  } else if (type === 'object') {
    for (const [each, field] of Object.entries(shapeOf(schema)))
      walk(field, { path: join(path, each), name: each, holder: value, key: each }, visit);
  } else if (type === 'union') {
    const option = discriminator
      ? options!.find((one) => saysKind(one, discriminator, (value as Record<string, unknown>)[discriminator]))
      : options!.find((one) => one.safeParse(value).success);
    if (option) walk(option, place, visit);
  }
}

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

const saysKind = (option: z.ZodType, discriminator: string, kind: unknown): boolean =>
  shapeOf(option)[discriminator]?.safeParse(kind).success === true;
