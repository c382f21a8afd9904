import { z } from 'zod';
import { editRules } from '../editor/rules/registry.js';
import { outlineJsonSchema } from './outline-schema.js';

const ruleIds = editRules.filter(({ serves }) => serves.includes('video')).map(({ id }) => id);
const sceneId = z.string().max(20);

/** What a model may do to a video: things that the rules can do, and texts and scenes by their names. Never code. */
const EditOperationSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('rule').describe('What one of the rules does, told it in English in the form of its examples'),
    rule: z.enum(ruleIds),
    words: z.string().min(1).max(400),
  }),
  z.object({
    do: z.literal('text').describe('Another text or figure in a field of a scene'),
    scene: sceneId,
    field: z.string().max(80).describe('Name of the field as the scene lists it'),
    value: z.string().min(1).max(600),
  }),
  z.object({
    do: z.literal('narration').describe('What is spoken in a scene; null: it is silent'),
    scene: sceneId,
    value: z.string().min(1).max(900).nullable(),
  }),
  z.object({ do: z.literal('remove').describe('A scene goes'), scene: sceneId }),
  z.object({ do: z.literal('order').describe('The ids of all scenes in their new order'), scenes: z.array(sceneId).max(80) }),
  z.object({
    do: z.literal('scene').describe('A scene told anew in place of `scene`, or a new one after `after`'),
    scene: sceneId.nullable().default(null),
    after: sceneId.nullable().default(null),
    beat: z.unknown().meta({ role: 'beat' }),
  }),
]); // prettier-ignore
export type EditOperation = z.infer<typeof EditOperationSchema>;

export const EditAnswerSchema = z.object({
  operations: z.array(EditOperationSchema).max(60),
  /** Numbers of the parts that cannot be done with them. */
  impossible: z.array(z.number().int().min(1)).max(60).default([]),
});

const { beats } = outlineJsonSchema['properties'] as { beats: { items: Readonly<Record<string, unknown>> } };

let schema: Readonly<Record<string, unknown>> | undefined;

/** JSON Schema of the answer, made when it is first asked for. */
export const editJsonSchema = (): Readonly<Record<string, unknown>> =>
  (schema ??= z.toJSONSchema(EditAnswerSchema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (z.globalRegistry.get(zodSchema)?.['role'] === 'beat') Object.assign(jsonSchema, beats.items);
    },
  }));
