import type { Type } from '@nestjs/common';
import { ApplicationConfig, GraphInspector, NestApplication, NestContainer } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { BodyClass } from '@scenewright/core/requests';
import { documentRequest } from '../../openapi/documented-request.js';
import { inToolWords } from './tool-words.js';

export type JsonSchema = Record<string, unknown>;

/**
 * JSON Schemas of request and answer classes: those of the API document, in the words of JSON Schema 2020-12 and without
 * references, which not every client of tools follows.
 */
export function toolSchemas(inputs: readonly BodyClass[], answers: readonly Type[]): Map<Type, JsonSchema> {
  for (const type of inputs) documentRequest(type);
  const { components } = SwaggerModule.createDocument(emptyApplication(), new DocumentBuilder().build(), {
    extraModels: [...inputs, ...answers],
  });
  const named = (components?.schemas ?? {}) as Record<string, JsonSchema>;
  const taken = new Set<Type>(inputs);
  return new Map(
    [...inputs, ...answers].map((type) => {
      const schema = named[type.name];
      if (!schema) throw new Error(`There is no schema of ${type.name}.`);
      return [
        type,
        { ...inline(schema, named, taken.has(type)), ...(taken.has(type) && { additionalProperties: false }) },
      ];
    }),
  );
}

/** Swagger reads classes for an application only. This one is never opened. */
function emptyApplication(): NestApplication {
  const config = new ApplicationConfig();
  const container = new NestContainer(config);
  return new NestApplication(container, new ExpressAdapter(), config, new GraphInspector(container), {});
}

/** Examples help to fill something in, and only make what comes back longer. */
function inline(schema: JsonSchema, named: Record<string, JsonSchema>, withExamples: boolean): JsonSchema {
  const { $ref, allOf, nullable, example, description, items, properties, ...rest } = schema as JsonSchema & {
    $ref?: string;
    allOf?: JsonSchema[];
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
  };
  const pointed = $ref ? named[$ref.split('/').at(-1) as string] : allOf?.[0];
  const whole: JsonSchema = {
    ...(pointed && inline(pointed, named, withExamples)),
    ...rest,
    ...(typeof description === 'string' && description !== '' && { description: inToolWords(description) }),
    ...(items && { items: inline(items, named, withExamples) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, inline(one, named, withExamples)]),
      ),
    }),
    ...(withExamples && example !== undefined && example !== null && { examples: [example] }),
  };
  if (nullable !== true) return whole;
  // One type a branch: a list of types is one that clients of fewer words (OpenAPI's) cannot map.
  const { description: what, ...given } = whole;
  return { ...(what !== undefined && { description: what }), anyOf: [given, { type: 'null' }] };
}
