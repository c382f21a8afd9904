import { z } from 'zod';
import { sceneKindDescriptors } from './scene-kinds.js';
import { picture } from '../fields/content-parts.js';
import type { SceneKindDescriptor } from './scene-kind.js';

type Schemas = { [K in keyof typeof sceneKindDescriptors]: (typeof sceneKindDescriptors)[K]['content'] };

/**
 * What a scene of each kind says, apart from how it looks. The planner, the editor and a language
 * model write these; the folder of the same name in `compositions/src/scenes` draws them. Every kind with room for a
 * picture beside its words says which one in `picture`.
 */
export const sceneContentSchemas = Object.fromEntries(
  Object.entries(sceneKindDescriptors).map(([kind, descriptor]) => [
    kind,
    'illustrated' in descriptor ? descriptor.content.extend({ picture }) : descriptor.content,
  ]),
) as unknown as Schemas;

export type SceneKind = keyof typeof sceneContentSchemas;
export const sceneKinds = Object.keys(sceneContentSchemas) as SceneKind[];
export type SceneContent<K extends SceneKind = SceneKind> = z.infer<(typeof sceneContentSchemas)[K]> & {
  picture?: string | undefined;
};

/** A scene's kind with the content that belongs to it: `{kind: 'counter', content: {figure, …}}`. */
export type KindWithContent = { [K in SceneKind]: { kind: K; content: SceneContent<K> } }[SceneKind];

export const KindWithContentSchema = z.discriminatedUnion(
  'kind',
  sceneKinds.map((kind) => z.object({ kind: z.literal(kind), content: sceneContentSchemas[kind] })) as unknown as [
    z.ZodObject,
  ],
) as unknown as z.ZodType<KindWithContent>;

/** What is known of a kind; see `SceneKindDescriptor`. */
export const sceneKindOf = (kind: SceneKind): SceneKindDescriptor =>
  sceneKindDescriptors[kind] as unknown as SceneKindDescriptor;

/** The kinds of which something is known to be so. */
export const kindsThat = (is: (descriptor: SceneKindDescriptor) => boolean): SceneKind[] =>
  sceneKinds.filter((kind) => is(sceneKindOf(kind)));
