import { documentMimeTypes, infographicFps, infographicSeconds } from '@scenewright/core';
import {
  described,
  dimensions,
  exactDimensions,
  hex,
  input,
  link,
  list,
  number,
  object,
  oneOf,
  ref,
  text,
  time,
  yesNo,
  type Schema,
} from './shapes.js';

const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const value: Schema = { type: ['string', 'number', 'boolean'] };
const head = { id: text, title: text, prompt: text, createdAt: time, updatedAt: time, appUrl: link };
const fps: Schema = { type: 'integer', minimum: infographicFps.min, maximum: infographicFps.max };

/** Bodies and answers of the infographic endpoints. Interface 2.8, 4.6 to 4.9; decisions, "Infographics". */
export const infographicSchemas: Record<string, Schema> = {
  GenerateInfographic: input(
    {
      prompt: described(text, 'Description of the infographic, with its figures and facts.'),
      dimensions: described(exactDimensions, '1280x720 when absent.'),
      duration: {
        type: 'number',
        minimum: infographicSeconds.min,
        maximum: infographicSeconds.max,
        default: infographicSeconds.default,
      },
      animationStyle: described(text, 'Id from GET /v1/animation-styles.'),
      backgroundColor: hex,
      brandSettings: input({
        primaryColor: hex,
        secondaryColor: hex,
        accentColor: hex,
        headingFont: text,
        bodyFont: text,
        visualStyle: oneOf(['2d', '3d']),
        brandName: text,
      }),
      images: list(input({ url: link, context: text }, ['url']), 20),
      documents: list(input({ url: link, mimeType: oneOf(documentMimeTypes), fileName: text }, ['url', 'mimeType']), 5),
      webhookUrl: link,
      render: described(yesNo, 'Starts a render right after generation; its result arrives by webhook.'),
    },
    ['prompt'],
  ),
  RenderInfographic: input(
    {
      versionId: text,
      dimensions: exactDimensions,
      fps: { ...fps, default: infographicFps.default },
      webhookUrl: link,
      settingsValues: {
        type: 'object',
        description: 'Values by key of the settingsSchema of the version.',
        additionalProperties: value,
      },
    },
    ['versionId'],
  ),
  ChangeInfographic: input({ prompt: described(text, 'The change in plain words.') }, ['prompt']),
  InfographicSetting: object(
    {
      type: oneOf(['color', 'text', 'font', 'number', 'boolean', 'select']),
      label: text,
      group: text,
      default: value,
      min: number,
      max: number,
      maxLength: { type: 'integer' },
      options: list(text),
    },
    ['min', 'max', 'maxLength', 'options'],
  ),
  InfographicRender: object(
    {
      renderId: text,
      projectId: text,
      versionId: text,
      status: oneOf(['queued', 'rendering', 'completed', 'failed']),
      url: described(link, 'A signed link of about 15 minutes; poll again for a fresh one.'),
      error: object({ code: text, message: text }),
      dimensions,
      fps,
      duration: number,
    },
    ['url', 'error'],
  ),
  InfographicVersion: object({
    id: text,
    projectId: text,
    status: oneOf(['generating', 'ready', 'failed']),
    prompt: text,
    dimensions,
    duration: number,
    fps,
    settings: { type: 'object', additionalProperties: value },
    settingsSchema: { type: 'object', additionalProperties: ref('InfographicSetting') },
    warnings: list(object({ code: text, message: text })),
    creditsCost: number,
    createdAt: time,
    renders: list(ref('InfographicRender')),
  }),
  Infographic: object({ ...head, latestVersionId: nullable(text), versions: list(ref('InfographicVersion')) }),
  InfographicList: object({
    projects: list(
      object({
        ...head,
        latestVersionId: nullable(text),
        versionCount: { type: 'integer' },
        thumbnailUrl: nullable(link),
      }),
    ),
    nextCursor: nullable(text),
  }),
};
